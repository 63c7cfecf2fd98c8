import type { Entry } from '@shop/release-store'
import type { NamedRelease } from './combinations.ts'

/** The outcome of the main journey in one combination. */
export type MatrixRow = {
  entry: 'web' | 'app'
  /** The shell's first. */
  releases: readonly NamedRelease[]
  /** `does not fit`: the shell has not what a remote needs, so members never meet this combination. */
  result: 'passed' | 'failed' | 'does not fit'
  seconds: number
  failedStep?: string
  error?: string
  /** Opens the combination in the channel's shop for one session. */
  link: string
}

export const entryName = (entry: Entry): MatrixRow['entry'] => (entry === 'web' ? 'web' : 'app')

const isLive = ({ releases }: Pick<MatrixRow, 'releases'>): boolean => releases.every(({ state }) => state === 'live')

const spell = ({ name, version, state }: NamedRelease): string => `${name} ${version} (${state})`

/** The difference of a combination to the one that everybody gets, in words. */
export function spellDifference({ releases }: Pick<MatrixRow, 'releases'>): string {
  const others = releases.filter(({ state }) => state !== 'live')
  return others.length === 0 ? 'all live' : others.map(spell).join(' + ')
}

const words = { passed: 'ok', failed: 'FAILED', 'does not fit': 'does not fit' } as const

/** The table for a terminal: a line per combination, and below it what went wrong and the link. */
export function renderTable(channel: string, rows: readonly MatrixRow[]): string {
  const cells = rows.map((row) => [row.entry, spellDifference(row), words[row.result], `${row.seconds.toFixed(1)} s`])
  const widths = [0, 1, 2].map((column) => Math.max(0, ...cells.map((row) => row[column]?.length ?? 0)))
  const lines = rows.flatMap((row, place) => [
    (cells[place] ?? [])
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
    ...(row.error === undefined ? [] : [`     ${[row.failedStep, row.error].filter(Boolean).join(': ')}`]),
    `     ${row.link}`,
  ])
  return [`channel ${channel}, live: ${spellLive(rows)}`, ...lines, spellCounts(rows)].join('\n')
}

const spellLive = (rows: readonly MatrixRow[]): string =>
  rows
    .filter(isLive)
    .slice(0, 1)
    .flatMap(({ releases }) => releases.map(({ name, version }) => `${name} ${version}`))
    .join(', ')

function spellCounts(rows: readonly MatrixRow[]): string {
  const count = (result: MatrixRow['result']) => rows.filter((row) => row.result === result).length
  return `${count('passed')} of ${rows.length} pass, ${count('failed')} fail, ${count('does not fit')} do not fit`
}

/** The combination that members get now fails: the rest may wait. */
export const exitCodeOf = (rows: readonly MatrixRow[]): number =>
  rows.some((row) => isLive(row) && row.result !== 'passed') ? 1 : 0
