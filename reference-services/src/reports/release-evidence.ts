import {
  allRows,
  type Candidate,
  type ChannelRows,
  isCanary,
  offeredReleases,
  type RowsPlace,
} from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import type { Database } from '../database/open-database.ts'
import { tallyReporters, tallyVisits, type VisitQuestion } from './read-visits.ts'
import { mayBeProven, mayBeWorse, type ReleaseEvidence, type VerdictSettings } from './release-verdict.ts'

const dayMs = 24 * 60 * 60 * 1000
/** How far back a history goes. */
const historyMs = 7 * dayMs

export type WatchedRelease = { place: RowsPlace; candidate: Candidate; evidence: ReleaseEvidence }

/**
 * Reads what is known of every release that somebody may get: canaries, everybody's, and those that a page falls back to.
 * One query tells how all of them do, and two more what else is known of those about which there may be something to say.
 */
export async function readEvidence(
  db: Database,
  registry: Registry,
  { now, settings }: { now: Date; settings: VerdictSettings },
): Promise<WatchedRelease[]> {
  const offered = allRows(registry).flatMap(({ place, rows }) =>
    offeredReleases<Candidate>(rows).map((candidate) => ({
      place,
      candidate,
      questions: questionsOf(place, rows, { candidate, now }),
    })),
  )
  const visits = await tallyVisits(
    db,
    offered.map(({ questions }) => questions.visits),
  )
  const watched = offered
    .map((one, index) => ({ ...one, visits: visits[index] ?? {} }))
    .filter(
      (one) => mayBeWorse(one.visits, settings) || (isUndecided(one.candidate) && mayBeProven(one.visits, settings)),
    )
  if (watched.length === 0) return []
  const [others, reporters] = await Promise.all([
    tallyVisits(
      db,
      watched.flatMap(({ questions }) => [...questions.histories, ...questions.behind]),
    ),
    tallyReporters(
      db,
      watched.map(({ questions }) => questions.visits),
    ),
  ])
  const take = (of: readonly VisitQuestion[]) => others.splice(0, of.length)
  return watched.map(({ place, candidate, questions, visits: own }, index) => {
    const [histories, [behind = {}]] = [take(questions.histories), take(questions.behind)]
    return { place, candidate, evidence: { visits: own, reporters: reporters[index] ?? {}, histories, behind } }
  })
}

/** Neither proven nor told of as worse. */
export const isUndecided = ({ provenAt, worse }: Candidate): boolean => provenAt === undefined && worse === undefined

type Asked = { candidate: Candidate; now: Date }

function questionsOf(place: RowsPlace, rows: ChannelRows, { candidate, now }: Asked) {
  const { entry } = place
  const of = ({ descriptor }: Candidate, since: Date, until: Date): VisitQuestion => ({
    release: `${place.name}@${descriptor.version}`,
    entry,
    since,
    until,
  })
  const released = new Date(candidate.releasedAt)
  const dayAgo = new Date(now.getTime() - dayMs)
  const begin = released < dayAgo ? dayAgo : released
  const before = (instant: Date) => new Date(instant.getTime() - historyMs)
  const good = lastGoodBehind(rows, candidate)
  // One that has done well for longer than a day is held against itself: of the one before nothing may be known any more.
  const own = candidate.provenAt !== undefined && released < dayAgo ? [of(candidate, before(dayAgo), dayAgo)] : []
  return {
    visits: of(candidate, begin, now),
    histories: [...own, ...good.map((one) => of(one, before(released), released))],
    behind: good.map((one) => of(one, begin, now)),
  }
}

/** The newest release behind this one that is proven: an unproven one may be as bad itself. */
function lastGoodBehind({ candidates }: ChannelRows, candidate: Candidate): Candidate[] {
  const older: readonly Candidate[] = candidates.slice(candidates.findIndex((one) => one === candidate) + 1)
  return older.filter((one) => one.provenAt !== undefined && one.halted === undefined && !isCanary(one)).slice(0, 1)
}
