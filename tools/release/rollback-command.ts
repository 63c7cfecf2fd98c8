import {
  type Candidate,
  type ChannelRows,
  changeRows,
  labelOf,
  rowsAt,
  shellStillNeeded,
  stableRelease,
} from '@shop/release-store'
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
  const { before, after } = await changeChannel(deployment, { name, now: surroundings.now() }, (registry) =>
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
  const candidates: readonly Candidate[] = rows?.candidates ?? []
  const shown = stableRelease({ candidates })
  const isOff = rows !== undefined && 'disabled' in rows && rows.disabled
  const skipped = candidates
    .slice(
      0,
      candidates.findIndex((one) => one === shown),
    )
    .flatMap(wordsOfHalted)
  return [
    `shown is ${shown?.descriptor.version}${isOff ? `, which nobody gets while ${name} is switched off` : ''}`,
    ...skipped,
  ].join('; ')
}

const wordsOfHalted = ({ descriptor, halted }: Candidate): string[] =>
  halted === undefined ? [] : [`${descriptor.version} is skipped, it was taken back: ${halted.why}`]
