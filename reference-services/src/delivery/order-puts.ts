import type { ShopClock } from '../clock.ts'
import type { Database } from '../database/open-database.ts'
import type { PlanningWeekTable } from '../database/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { balancesOf, type PointBalance } from '../points/point-balance.ts'
import { lockStocks, type Stocks } from './limited-stock.ts'
import { type LineFacts, lockLines, readLines } from './order-facts.ts'
import { judgeOrder, type OrderRequest } from './order-rules.ts'
import { type StoredLine, storeLines } from './order-writes.ts'
import { type PutLine, viewedAtOf } from './put-line.ts'
import { lineOf, putSubscription } from './put-subscription.ts'
import type { RegistrationStops } from './registration-stops.ts'
import { isCycle } from './subscription-codes.ts'
import { openWeeks } from './weeks.ts'

export type PutPorts = {
  clock: Pick<ShopClock, 'now'>
  sources?: OrderRequest['sources']
  stops: RegistrationStops
}
export type PutOutcome = { planning_week: string; order_no: string; order_count: number } | Refusal

/**
 * Puts lines of any members into their orders, judged one by one and stored together. What one of them changes, a
 * later one for the same product of the same login sees. The counts in the answers are read anew from what is stored,
 * whether or not `require_calculation` asks for it.
 */
export async function putLines(db: Database, puts: readonly PutLine[], ports: PutPorts): Promise<PutOutcome[]> {
  await lockLines(db, puts)
  const stocks = await lockStocks(db, puts)
  const outcomes: PutOutcome[] = []
  for (const round of roundsOf(puts)) {
    const stored = await putOnce(
      db,
      round.map((place) => puts[place]).filter((put) => put !== undefined),
      { ...ports, stocks },
    )
    for (const [at, place] of round.entries()) outcomes[place] = stored[at] ?? new Refusal('unexpected')
  }
  await stocks.store()
  return outcomes
}

/** Places of the puts, so that no round has two of one login. */
function roundsOf(puts: readonly PutLine[]): number[][] {
  const rounds: number[][] = []
  const next = new Map<string, number>()
  for (const [place, { subject }] of puts.entries()) {
    const round = next.get(subject) ?? 0
    next.set(subject, round + 1)
    rounds[round] = [...(rounds[round] ?? []), place]
  }
  return rounds
}

type RoundPorts = PutPorts & { stocks: Stocks }

async function putOnce(db: Database, puts: readonly PutLine[], ports: RoundPorts): Promise<PutOutcome[]> {
  const now = ports.clock.now()
  const facts = await readLines(db, puts, now)
  const [nextWeek] = facts.some(({ product }) => product?.is_limited === true) ? await openWeeks(db, now) : []
  const balances = await exchangeBalancesOf(db, facts)
  const lines: StoredLine[] = []
  const outcomes: PutOutcome[] = []
  for (const [at, put] of puts.entries()) {
    const known = facts[at]
    if (known === undefined) throw new TypeError('a line without an answer')
    const balance = balances.get(known.member?.code ?? '')
    const wish = {
      ...toWish(put, known, nextWeek, now),
      sources: ports.sources,
      freePoints: balance?.available ?? 0,
      isCardSuspended: balance?.isSuspended ?? false,
      stockLeft: ports.stocks.leftOf(put),
    }
    outcomes.push(
      await refusalOr(async () => {
        const order_count =
          known.code === null
            ? order(wish, put, known, { lines, stocks: ports.stocks })
            : await putSubscription(db, { wish, put, known, code: known.code, lines, stops: ports.stops })
        return { planning_week: put.planning_week, order_no: put.order_no, order_count }
      }),
    )
  }
  await storeLines(db, lines)
  return outcomes
}

/** Nobody is asked about points who exchanges none. */
async function exchangeBalancesOf(
  db: Database,
  facts: readonly LineFacts[],
): Promise<ReadonlyMap<string, PointBalance>> {
  const members = facts.flatMap(({ member, product }) =>
    member !== undefined && product?.is_point_exchange === true ? [member.code] : [],
  )
  return members.length === 0 ? new Map() : balancesOf(db, members)
}

const toWish = (
  put: PutLine,
  known: LineFacts,
  nextWeek: PlanningWeekTable | undefined,
  now: Date,
): Omit<OrderRequest, 'freePoints' | 'isCardSuspended' | 'stockLeft'> => ({
  ...known,
  coming: maxComing(known),
  nextWeek,
  count: put.order_count,
  inputStatus: put.input_status,
  mode: put.mode,
  viewedAt: viewedAtOf(put),
  seen: put.seen_count,
  now,
})

/** More may be wished for until the close. */
const maxComing = ({ coming, wish }: LineFacts): number =>
  Math.max(coming, wish?.code != null && isCycle(wish.code) ? wish.order_count : 0)

async function refusalOr(work: () => Promise<PutOutcome>): Promise<PutOutcome> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

type Round = { lines: StoredLine[]; stocks: Stocks }

function order(wish: OrderRequest, put: PutLine, known: LineFacts, { lines, stocks }: Round): number {
  const order_count = judgeOrder(wish)
  stocks.take(put, order_count - known.ordered)
  lines.push({ ...lineOf(put, known, wish.now), order_count, cycle: null })
  return order_count
}
