import type { WatchSettings } from '../config.ts'
import type { JudgedGroup, Tally } from './read-visits.ts'
import { type JudgedMeasure, judgedMeasures } from './visit-measures.ts'

/** All that is known of a release that somebody may get. */
export type ReleaseEvidence = {
  /** Its visits of the last day. */
  visits: Tally
  /** How many reporters its failures come from, and all its visits. */
  reporters: Tally
  /** Visits of before: what they met is what a release may meet. The first with enough visits counts. */
  histories: readonly Tally[]
  /** Visits of the last good release behind it, in the same day; empty when there is none. */
  behind: Tally
}

export type Verdict = {
  measure: JudgedMeasure
  /** Whose visits: of all, or of one kind of member. */
  group: JudgedGroup
  /** Visits that met it, of how many, from how many reporters. */
  failed: number
  visits: number
  reporters: number
  /** The share of the visits of before that met it, in percent; `undefined` without a history. */
  percentBefore: number | undefined
  /** In words for the team. */
  why: string
}

export type VerdictSettings = Pick<WatchSettings, 'minVisits' | 'marginPercent' | 'minReporters'>

/** Without a history a release may fail in so many visits of a hundred, and by the margin more. */
const usualPercent = 5
/** How slow a line is differs more from day to day than how often something fails. */
const slowMargins = 4
/** How many times the visits that a verdict needs a release has to do well for until it is proven. */
const provenTimes = 5
/** Three standard errors: of a thousand releases that are just within the limit one is judged wrongly. */
const standardErrors = 3
const hundred = 100

/**
 * Judges a release by the share of its visits that met a failure, against the visits of before: of all together, and of
 * each kind of member, so that what fails for a few percent of all is found. `undefined` while it may go on.
 */
export function judgeRelease(evidence: ReleaseEvidence, settings: VerdictSettings): Verdict | undefined {
  const kinds = kindsOf(evidence.visits)
  for (const measure of judgedMeasures) {
    const all = worseIn('all', measure, { evidence, settings })
    if (all !== undefined) return verdictOn(troubled(all, kinds, { evidence, settings }) ?? all)
    const [worst] = kinds
      .flatMap((kind) => worseIn(kind, measure, { evidence, settings }) ?? [])
      .toSorted((one, other) => other.failed / other.visits - one.failed / one.visits)
    if (worst !== undefined) return verdictOn(worst)
  }
  return undefined
}

/** Tells whether so much stands out in these visits that a history could make the release worse than before. */
export const mayBeWorse = (visits: Tally, { minVisits, marginPercent }: VerdictSettings): boolean =>
  Object.values(visits).some(({ visits: count = 0, ...met }) =>
    judgedMeasures.some(
      (measure) =>
        count >= minVisits && lowestShare(met[measure] ?? 0, count) * hundred > marginOf(measure, marginPercent),
    ),
  )

/** Tells whether there are enough visits to call a release proven. */
export const mayBeProven = ({ all }: Tally, { minVisits }: VerdictSettings): boolean =>
  (all?.visits ?? 0) >= provenTimes * minVisits

/** Tells whether enough visits of enough reporters went well, so that others may fall back to this release. */
export function isProvenGood({ visits, reporters, histories }: ReleaseEvidence, settings: VerdictSettings): boolean {
  const { visits: all = 0 } = visits.all ?? {}
  if (!mayBeProven(visits, settings) || (reporters.all?.visits ?? 0) < settings.minReporters) return false
  return judgedMeasures.every((measure) => {
    const limit = limitOf('all', measure, { histories, settings })?.limit ?? hundred
    return percent(visits.all?.[measure] ?? 0, all) <= limit
  })
}

/** Who is not known is judged among all. */
const kindsOf = (tally: Tally): JudgedGroup[] =>
  (Object.keys(tally) as JudgedGroup[]).filter((group) => group !== 'all' && group !== 'unknown')

type Case = { evidence: ReleaseEvidence; settings: VerdictSettings }
type Limit = { limit: number; percentBefore: number | undefined }
type Finding = Omit<Verdict, 'why'> & Limit

const verdictOn = ({ limit, ...finding }: Finding): Verdict => ({ ...finding, why: wordsOf(finding, limit) })

/** The trouble that a group met; nothing when no limit is known. */
function findingOf(group: JudgedGroup, measure: JudgedMeasure, { evidence, settings }: Case): Finding | undefined {
  const { visits = 0, [measure]: failed = 0 } = evidence.visits[group] ?? {}
  const reporters = evidence.reporters[group]?.[measure] ?? 0
  const limit = limitOf(group, measure, { histories: evidence.histories, settings })
  return limit === undefined ? undefined : { measure, group, failed, visits, reporters, ...limit }
}

function worseIn(group: JudgedGroup, measure: JudgedMeasure, judged: Case): Finding | undefined {
  const { minVisits, minReporters } = judged.settings
  const finding = findingOf(group, measure, judged)
  if (finding === undefined || finding.visits < minVisits || finding.reporters < minReporters) return undefined
  if (lowestShare(finding.failed, finding.visits) * hundred <= finding.limit) return undefined
  const { visits: others = 0, [measure]: othersFailed = 0 } = judged.evidence.behind[group] ?? {}
  // Whatever fails of the last good release too has another cause, and going back to it would help nobody.
  if (others >= minVisits / 2 && percent(othersFailed, others) > finding.limit) return undefined
  return finding
}

/** The one kind of member without whom all would be well. */
function troubled(all: Finding, kinds: readonly JudgedGroup[], judged: Case): Finding | undefined {
  return kinds
    .flatMap((kind) => findingOf(kind, all.measure, judged) ?? [])
    .find(({ visits, failed }) => {
      const others = all.visits - visits
      return others > 0 && percent(all.failed - failed, others) <= all.limit
    })
}

/** The most that may be met, in percent of the visits; `undefined` when nothing says what is usual. */
function limitOf(
  group: JudgedGroup,
  measure: JudgedMeasure,
  { histories, settings }: Pick<ReleaseEvidence, 'histories'> & { settings: VerdictSettings },
): Limit | undefined {
  const { minVisits, marginPercent } = settings
  const margin = marginOf(measure, marginPercent)
  const known = histories
    .flatMap((history) => [history[group], history.all])
    .find((counts) => (counts?.visits ?? 0) >= minVisits)
  if (known !== undefined) {
    const percentBefore = percent(known[measure] ?? 0, known.visits ?? 0)
    return { limit: percentBefore + margin, percentBefore }
  }
  return measure === 'slow' ? undefined : { limit: usualPercent + margin, percentBefore: undefined }
}

const marginOf = (measure: JudgedMeasure, marginPercent: number): number =>
  measure === 'slow' ? slowMargins * marginPercent : marginPercent

const percent = (part: number, whole: number): number => (whole === 0 ? 0 : (part * hundred) / whole)

/** The lower end of Wilson's interval: a few visits tell little. */
function lowestShare(failed: number, visits: number): number {
  const share = failed / visits
  const z2 = standardErrors ** 2
  const spread = standardErrors * Math.sqrt((share * (1 - share)) / visits + z2 / (4 * visits ** 2))
  return (share + z2 / (2 * visits) - spread) / (1 + z2 / visits)
}

const measureWords: Record<JudgedMeasure, string> = {
  failedLoads: 'failed loads',
  lateScreens: 'first screens that never came',
  failedMounts: 'failed mounts',
  errors: 'errors',
  slow: 'slow mounts',
}

const groupWords: Record<JudgedGroup, string> = {
  all: '',
  unknown: '',
  visitor: ' of visitors',
  delivery: ' of delivery members',
  family: ' of family cards',
  corporate: ' of corporate members',
  watchedOver: ' of watched-over members',
  newcomer: ' of members without delivery',
  corporateNewcomer: ' of corporate members without delivery',
  familyNewcomer: ' of family cards without delivery',
}

const whole = new Intl.NumberFormat('en')
const one = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

function wordsOf(verdict: Omit<Verdict, 'why'>, limit: number): string {
  const { measure, group, failed, visits, percentBefore } = verdict
  const seen = `${measureWords[measure]} in ${whole.format(failed)} of ${whole.format(visits)} visits${groupWords[group]}`
  const before =
    percentBefore === undefined ? `no history, ${one.format(limit)} % allowed` : `${one.format(percentBefore)} % before`
  return `${seen}, ${before}`
}
