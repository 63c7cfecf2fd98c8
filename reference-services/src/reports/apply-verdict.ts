import {
  type Candidate,
  type ChannelRows,
  changeRows,
  type RowsPlace,
  rowsAt,
  shellStillNeeded,
  stableRelease,
} from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import type { WatchSettings } from '../config.ts'

/** A release that does worse, as it stood in the channel when it was judged. */
export type WorseRelease = { place: RowsPlace; candidate: Candidate; why: string }

/** `left`: it stays where it is, for this reason. */
export type Consequence = { is: 'taken back' } | { is: 'left'; because: string }

export type Applied = { registry: Registry; consequence: Consequence }

/**
 * Takes a release that does worse off every page, or notes in the channel that it does. `worseVersions`: all of these rows
 * that do worse at this moment. Gives nothing when there is nothing left to do: somebody took it back, released it
 * again or was first.
 */
export function applyVerdict(
  registry: Registry,
  worse: WorseRelease & { worseVersions: readonly string[] },
  { does, now }: { does: WatchSettings['does']; now: Date },
): Applied | undefined {
  const { place, why } = worse
  const rows = rowsAt(registry, place)
  const running = (rows?.candidates as readonly Candidate[] | undefined)?.find((one) => isSame(one, worse.candidate))
  if (rows === undefined || running === undefined) return undefined
  const mark = { at: now.toISOString(), why }
  const withMark = (field: 'halted' | 'worse') =>
    changeRows(registry, place, (before) => ({
      ...before,
      candidates: before.candidates.map((one) => (isSame(one, running) ? { ...one, [field]: mark } : one)),
    }))
  const without = withMark('halted')
  const because = does === 'tell' ? 'RELEASE_WATCH=tell' : reasonToStay(registry, without, { ...worse, rows })
  if (because === undefined) return { registry: without, consequence: { is: 'taken back' } }
  if (running.worse !== undefined) return undefined
  return { registry: withMark('worse'), consequence: { is: 'left', because } }
}

/** The same release of the same moment: one that was released again begins anew. */
const isSame = (one: Candidate, other: Candidate): boolean =>
  one.descriptor.version === other.descriptor.version && one.releasedAt === other.releasedAt && one.halted === undefined

function reasonToStay(
  before: Registry,
  after: Registry,
  { place, rows, candidate, worseVersions }: WorseRelease & { worseVersions: readonly string[]; rows: ChannelRows },
): string | undefined {
  const others = (rows.candidates as readonly Candidate[]).filter(
    (one) =>
      one.descriptor.version !== candidate.descriptor.version &&
      one.worse === undefined &&
      !worseVersions.includes(one.descriptor.version),
  )
  if (stableRelease({ candidates: others }) === undefined) return 'nothing good stands behind it'
  const [refusal] = place.entry === undefined ? [] : shellStillNeeded(before, after, place.entry)
  return refusal === undefined ? undefined : `${refusal.ours} and ${refusal.theirs}`
}

/** Notes that a release has done well, so that pages fall back to it before others. The same registry when it is gone. */
export const withProven = (
  registry: Registry,
  { place, candidate }: Pick<WorseRelease, 'place' | 'candidate'>,
  now: Date,
): Registry => {
  const isUnproven = (one: Candidate) => isSame(one, candidate) && one.provenAt === undefined
  return changeRows(registry, place, (rows) =>
    (rows.candidates as readonly Candidate[]).some(isUnproven)
      ? {
          ...rows,
          candidates: rows.candidates.map((one) => (isUnproven(one) ? { ...one, provenAt: now.toISOString() } : one)),
        }
      : rows,
  )
}
