import {
  type Candidate,
  type ChannelRows,
  changeRows,
  checkShell,
  currentReleases,
  type Entry,
  labelOf,
  type Refusal,
  rowsAt,
  stableRelease,
} from '@shop/release-store'
import type { Registry, ShellManifest } from '@shop/shared/contract'
import { withoutNewest } from './channel-changes.ts'
import type { Command } from './command.ts'
import { changeChannel, channelHelp } from './deployment.ts'
import { entryHelp, readPlace } from './entry-option.ts'
import { expectNone } from './outcome.ts'
import { placesOf } from './places.ts'

const usage = `pnpm rollback <remote|shell>
  Takes the newest release away, whoever gets it: the one before is shown again. Nothing is built.
${channelHelp}
${entryHelp}`

export const rollback: Command = async (args, surroundings) => {
  const { name, into, deployment } = readPlace(usage, args, surroundings)
  const { channel } = deployment
  const { before, after } = await changeChannel(deployment, (registry) =>
    placesOf(registry, name, into, channel).reduce((next, place) => {
      const gone = changeRows(next, place, (rows) => withoutNewest(name, rows, surroundings.now()))
      if (place.entry !== undefined) expectNone(shellStillNeeded(registry, gone, place.entry))
      return gone
    }, registry),
  )
  for (const place of placesOf(before, name, into, channel)) {
    const gone = rowsAt(before, place)?.candidates[0]?.descriptor.version
    surroundings.print(
      `${labelOf(place)} ${gone} is withdrawn from ${channel}: ${shownNow(name, rowsAt(after, place))}`,
    )
  }
  return 0
}

function shownNow(name: string, rows: ChannelRows | undefined): string {
  const shown = stableRelease<Candidate>({ candidates: rows?.candidates ?? [] })?.descriptor.version
  const isOff = rows !== undefined && 'disabled' in rows && rows.disabled
  return `shown is ${shown}${isOff ? `, which nobody gets while ${name} is switched off` : ''}`
}

/** Reasons against going back: remotes were never held against a shell behind everybody's, and may need the newer one. */
function shellStillNeeded(before: Registry, after: Registry, entry: Entry): Refusal[] {
  const older = everybodysShell(after, entry)
  if (older === undefined || older.version === everybodysShell(before, entry)?.version) return []
  const remotes = Object.entries(before.remotes).map(([name, remote]) => [
    name,
    { ...remote, candidates: currentReleases(remote) },
  ])
  return checkShell(older, [entry], { ...before, remotes: Object.fromEntries(remotes) }).map((refusal) => ({
    ...refusal,
    wayOut: `go back with that remote first (pnpm rollback <remote>), or release a repaired shell instead (pnpm release shell)`,
  }))
}

const everybodysShell = ({ shells }: Registry, entry: Entry): ShellManifest | undefined =>
  stableRelease(shells[entry])?.descriptor
