import {
  bundledParts,
  type Candidate,
  type ChannelRows,
  currentReleases,
  entries,
  isCanary,
  offeredReleases,
  stableRelease,
} from '@shop/release-store'
import { spellSource } from '@shop/release-store/source-maps'
import type { Registry, ReleaseDescriptor } from '@shop/shared/contract'
import { furtherSetFor } from '@shop/shared/version'
import { Refusal } from '../start/refusal.ts'
import { spellAge } from './age.ts'
import { readLog, spellLog } from './channel-log.ts'
import { type Command, expectNames, readArgs } from './command.ts'
import { channelHelp, openDeployment, readRegistry } from './deployment.ts'
import { findReleasedSource } from './find-released-source.ts'

const usage = `pnpm releases
  What a channel shows: shells, remotes, canaries, what is halted or switched off.
pnpm releases --log
  Who changed what of the channel, when and why, newest first.
pnpm releases --where <remote|shell>@<version> <file.js:line:column | line of a stack>
  Which line of the sources that place of a released script comes from.
${channelHelp}
  --last <number>                of the log: so many writes (default 20; 200 are kept)
  --json                         the same as data`

const logRows = 20

export const releases: Command = async (args, surroundings) => {
  const { values, positionals } = readArgs(usage, args, {
    channel: { type: 'string' },
    json: { type: 'boolean' },
    where: { type: 'string' },
    log: { type: 'boolean' },
    last: { type: 'string' },
  })
  const deployment = openDeployment(surroundings, values.channel)
  if (values.where !== undefined) {
    const place = positionals.join(' ')
    const source = await findReleasedSource(deployment, values.where, { place, usage })
    surroundings.print(values.json ? JSON.stringify(source, null, 2) : spellSource(source))
    return 0
  }
  expectNames(usage, positionals, 0)
  const { store, channel } = deployment
  if (values.log) {
    const log = await readLog(store, channel, toNumber(values.last))
    surroundings.print(values.json ? JSON.stringify(log, null, 2) : spellLog(channel, log))
    return 0
  }
  const registry = await readRegistry(deployment)
  const overview = overviewOf(registry, channel, surroundings.now())
  surroundings.print(values.json ? JSON.stringify(overview, null, 2) : render(overview))
  return 0
}

function toNumber(text: string | undefined): number {
  if (text === undefined) return logRows
  if (/^[1-9]\d{0,3}$/.test(text)) return Number(text)
  throw new Refusal(`--last ${text} is no number of writes: 1 to 200`)
}

/** `kept`: nobody gets it, but a rollback may come back to it. */
type State = 'canary' | 'everybody' | 'last good' | 'halted' | 'kept' | 'switched off'

export type Overview = ReturnType<typeof overviewOf>

/** Who is given which further platform set of the shells that somebody gets: a set that nobody needs may go. */
function setsOf({ shells, remotes }: Pick<Registry, 'shells' | 'remotes'>) {
  const served = entries.flatMap((entry) => currentReleases(shells[entry]).map(({ descriptor }) => descriptor))
  const releases = Object.values(remotes).flatMap((remote) => offeredReleases(remote))
  const sets = new Map(served.flatMap(({ alsoProvides = [] }) => alsoProvides).map((set) => [set.name, set]))
  return [...sets.values()].map(({ name, contract }) => {
    const needing = releases.filter(({ descriptor }) =>
      served.some((shell) => furtherSetFor(descriptor, shell)?.name === name),
    )
    return { name, contract, neededBy: needing.map(({ descriptor }) => `${descriptor.name} ${descriptor.version}`) }
  })
}

export function overviewOf({ shells, remotes }: Registry, channel: string, now: Date) {
  const ageOf = (hour: string) => Math.floor((now.getTime() - Date.parse(hour)) / 1000)
  const rowsOf = ({ candidates, withdrawn }: ChannelRows, disabled = false) => ({
    releases: candidates.map((candidate: Candidate) => ({
      version: candidate.descriptor.version,
      state: stateOf(candidate, { candidates, disabled }),
      contract: candidate.descriptor.contract,
      commit: candidate.descriptor.commit,
      releasedAt: candidate.releasedAt,
      ageSeconds: ageOf(candidate.releasedAt),
      canary: candidate.canary,
      halted: candidate.halted,
      worse: candidate.worse,
      provenAt: candidate.provenAt,
      note: candidate.note,
      ownCopies:
        'parts' in candidate.descriptor && 'entry' in candidate.descriptor ? copiesOf(candidate.descriptor) : [],
    })),
    withdrawn,
  })
  /** Per shell that somebody gets now: common parts of which the remote brings its own copy; the others are the shell's. */
  const copiesOf = (descriptor: ReleaseDescriptor) =>
    entries.flatMap((entry) =>
      currentReleases(shells[entry]).flatMap(({ descriptor: shell }) => {
        const entryPoints = bundledParts(descriptor, shell).map(
          (entryPoint) => `${entryPoint} ${descriptor.doors[entryPoint]?.version ?? ''}`,
        )
        return entryPoints.length === 0 ? [] : [{ entry, shell: shell.version, entryPoints }]
      }),
    )
  return {
    channel,
    platformSets: setsOf({ shells, remotes }),
    shells: { web: rowsOf(shells.web), webview: rowsOf(shells.webview) },
    remotes: Object.fromEntries(
      Object.entries(remotes)
        .toSorted(([a], [b]) => a.localeCompare(b))
        .map(([name, remote]) => [name, { disabled: remote.disabled, ...rowsOf(remote, remote.disabled) }]),
    ),
  }
}

const spellCopies = ({
  entry,
  shell,
  entryPoints,
}: {
  entry: string
  shell: string
  entryPoints: readonly string[]
}): string =>
  `own copy in ${entry}, shell ${shell}: ${entryPoints.map((entryPoint) => entryPoint.replace('@shop/shared/', '')).join(', ')}`

function stateOf(candidate: Candidate, rows: { disabled: boolean; candidates: readonly Candidate[] }): State {
  if (candidate.halted !== undefined) return 'halted'
  if (rows.disabled) return 'switched off'
  if (isCanary(candidate)) return 'canary'
  if (candidate === stableRelease(rows)) return 'everybody'
  return offeredReleases(rows).includes(candidate) ? 'last good' : 'kept'
}

type Row = Overview['shells']['web']['releases'][number]

/** Who gets it, and what else there is to know of it. */
const remarksOn = (row: Row, isShell: boolean): string[] => [
  row.state === 'canary' ? `canary ${row.canary} %` : row.state,
  ...(row.provenAt === undefined || row.halted !== undefined ? [] : ['proven']),
  ...(isShell ? [`contract ${row.contract}`] : []),
  ...(row.halted === undefined ? [] : [`at ${row.halted.at}: ${row.halted.why}`]),
  ...(row.worse === undefined || row.halted !== undefined ? [] : [`does worse, ${row.worse.at}: ${row.worse.why}`]),
  ...(row.note === undefined ? [] : [`"${row.note}"`]),
  ...(row.state === 'kept' ? [] : row.ownCopies.map(spellCopies)),
]

const spellSet = ({ name, contract, neededBy }: Overview['platformSets'][number]): string =>
  `platform set ${name} (contract ${contract}): ${neededBy.length === 0 ? 'needed by nobody any more: the next shell may go without' : `needed by ${neededBy.join(', ')}`}`

function render({ channel, platformSets, shells, remotes }: Overview): string {
  const rows = [
    ...Object.entries({ 'shell (web)': shells.web, 'shell (webview)': shells.webview, ...remotes }).flatMap(
      ([name, { releases: list, withdrawn }]) => [
        ...list.map((row, place) => [
          place === 0 ? name : '',
          row.version,
          row.commit,
          spellAge(row.ageSeconds),
          remarksOn(row, name.startsWith('shell ')).join('  '),
        ]),
        ...(list.length === 0 ? [[name, 'no release', '', '', '']] : []),
        ...withdrawn.slice(0, 1).map(({ version, at }) => ['', version, '', '', `withdrawn at ${at}`]),
      ],
    ),
  ]
  const widths = [0, 1, 2, 3].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [`channel ${channel}`, ...lines, ...platformSets.map(spellSet)].join('\n')
}
