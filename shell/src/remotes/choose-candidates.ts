import type { PageRelease } from '@shop/shared/contract'
import { judgeRelease, type ReleaseRules } from './judge-release.ts'
import type { CandidateVerdict, JudgedCandidate } from './remote-log.ts'

export type Choice = {
  /** May be shown, best first. */
  candidates: readonly PageRelease[]
  /** Everything that was offered, as it was offered, each with its verdict. */
  judged: readonly JudgedCandidate[]
}

type Judged = { release?: PageRelease; entry: JudgedCandidate }

/**
 * Which releases of a remote this visit may see, from what the registry offers, newest first: one that a signed link
 * chose, then a canary when the visit stands in its share, then everybody's, and behind it those that were
 * good before. A canary outside of its share is no last good one either. Never throws, whatever the registry
 * says.
 */
export function chooseCandidates(offered: unknown, rules: ReleaseRules, bucket: number): Choice {
  const judged = (Array.isArray(offered) ? offered : []).map((one: unknown) => judge(one, rules, bucket))
  const fit = judged.filter(({ release }) => release !== undefined)
  const [first, ...others] = [...fit.filter(isOverride), ...fit.filter((one) => !isOverride(one))]
  if (first !== undefined) first.entry = { ...first.entry, verdict: { is: 'chosen', because: reasonOf(first) } }
  const candidates = [first, ...others].flatMap((one) => one?.release ?? [])
  return { candidates, judged: judged.map(({ entry }) => entry) }
}

const isOverride = ({ entry }: Judged): boolean => entry.isOverride

function reasonOf({ entry }: Judged): Extract<CandidateVerdict, { is: 'chosen' }>['because'] {
  if (entry.isOverride) return 'override'
  return entry.isCanary ? 'canary' : 'newest'
}

function judge(one: unknown, rules: ReleaseRules, bucket: number): Judged {
  const verdict = judgeRelease(one, rules)
  if (verdict.release === undefined) return { entry: { ...namesOf(one), verdict: verdict.refusal } }
  const { release } = verdict
  const { canary: share } = release
  if (release.override !== true && share !== undefined && bucket >= share)
    return { entry: { ...namesOf(one), verdict: { is: 'held back', bucket, share } } }
  return { release, entry: { ...namesOf(one), verdict: { is: 'last good' } } }
}

/** The name that something which may be no release gives itself. */
function namesOf(one: unknown): Omit<JudgedCandidate, 'verdict'> {
  const { version, base, override, canary } = (typeof one === 'object' && one !== null ? one : {}) as Record<
    string,
    unknown
  >
  return {
    version: typeof version === 'string' ? version : '?',
    base: typeof base === 'string' ? base : 'unknown:',
    isOverride: override === true,
    isCanary: typeof canary === 'number' && canary < 100,
  }
}
