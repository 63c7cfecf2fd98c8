import type { Registry } from '@shop/shared/contract'
import { allRows, type ChannelRows, labelOf, rowsAt } from './channel-rows.ts'
import { type Candidate, isCanary } from './offered.ts'

/** Between two writes of a channel, in one line: `mfe-a 1.2.0+0a1b2c3d released to 5 %; mfe-b switched off`. */
export function describeChange(before: Registry | undefined, after: Registry): string {
  const parts = allRows(after).flatMap(({ place, rows }) =>
    changesOf(before && rowsAt(before, place), rows).map((words) => `${labelOf(place)} ${words}`),
  )
  return parts.length === 0 ? 'written anew' : parts.join('; ')
}

const none: ChannelRows = { candidates: [], withdrawn: [] }

function changesOf(before: ChannelRows = none, after: ChannelRows): string[] {
  if (before === after) return []
  return [...frontChange(before, after), ...markChanges(before, after), ...switchChange(before, after)]
}

function frontChange(before: ChannelRows, after: ChannelRows): string[] {
  const [was] = before.candidates as readonly Candidate[]
  const [is] = after.candidates as readonly Candidate[]
  if (was !== undefined && isWithdrawn(was, after) && !isWithdrawn(was, before))
    return [`${versionOf(was)} rolled back${is === undefined ? '' : `: ${versionOf(is)} is in front`}`]
  if (is === undefined) return []
  if (was === undefined || versionOf(was) !== versionOf(is) || was.releasedAt !== is.releasedAt)
    return [`${versionOf(is)} released to ${whom(is)}`]
  return was.canary === is.canary ? [] : [`${versionOf(is)} promoted to ${whom(is)}`]
}

/** Findings of the watch. */
const marks = [
  { field: 'halted', words: 'taken back' },
  { field: 'worse', words: 'does worse and stays' },
  { field: 'provenAt', words: 'proven' },
] as const

function markChanges(before: ChannelRows, after: ChannelRows): string[] {
  const known = new Map((before.candidates as readonly Candidate[]).map((one) => [keyOf(one), one]))
  return (after.candidates as readonly Candidate[]).flatMap((candidate) => {
    const was = known.get(keyOf(candidate))
    if (was === undefined) return []
    return marks
      .filter(({ field }) => was[field] === undefined && candidate[field] !== undefined)
      .map(({ words }) => `${versionOf(candidate)} ${words}`)
  })
}

function switchChange(before: ChannelRows, after: ChannelRows): string[] {
  const [was, is] = [isOff(before), isOff(after)]
  return was === is ? [] : [is ? 'switched off' : 'switched on']
}

const versionOf = ({ descriptor }: Candidate): string => descriptor.version
const keyOf = (candidate: Candidate): string => `${versionOf(candidate)} ${candidate.releasedAt}`
const whom = (candidate: Candidate): string => (isCanary(candidate) ? `${candidate.canary} %` : 'everybody')
const isOff = (rows: ChannelRows): boolean => 'disabled' in rows && rows.disabled
const isWithdrawn = (candidate: Candidate, { withdrawn }: ChannelRows): boolean =>
  withdrawn.some(({ version }) => version === versionOf(candidate))
