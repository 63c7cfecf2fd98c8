import { compareWeeks, type Member, type OrderNumber, type WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import type { Session } from '@shop/shared/session'
import { nextTask } from '@shop/shared/ui'
import type { Found } from './judge-number.ts'
import { productOfNumberQuery } from './number-input.queries.ts'

type Ports = Pick<PlatformServices, 'api' | 'config' | 'queryClient' | 'entry'>

/** In which weeks a number is looked for, and for whom. */
export type LookupContext = { week: WeekNumber; others: readonly WeekNumber[]; member: Member }

const maxOtherWeeks = 3

/** Other weeks in which a number may be right: the other open one, then the latest past ones. */
export function otherWeeks({ weeks }: Session, week: WeekNumber): WeekNumber[] {
  if (weeks.status !== 'ready') return []
  const past = weeks.past.toSorted(compareWeeks).reverse()
  return [...weeks.open.map(({ number }) => number), ...past]
    .filter((number) => number !== week)
    .slice(0, maxOtherWeeks)
}

/** Looks a number up in this week, then in others: a number of another week is right, and told apart from an unknown one. */
async function lookUp(ports: Ports, { week, others, member }: LookupContext, no: OrderNumber): Promise<Found> {
  try {
    const here = await productIn(ports, week, no, member)
    if (here !== undefined) return { is: 'found', product: here }
    for (const other of others) {
      const product = await productIn(ports, other, no, member)
      if (product !== undefined) return { is: 'elsewhere', product }
    }
    return { is: 'missing' }
  } catch {
    // Said in the words of a number that is not there; the page's failures were reported by the client.
    return { is: 'failed' }
  }
}

const productIn = async (ports: Ports, week: WeekNumber, no: OrderNumber, member: Member) =>
  (await ports.queryClient.fetchQuery(productOfNumberQuery(ports, { week, no, member }))) ?? undefined

const maxAtOnce = 6
const portionSize = 20

/**
 * Looks up many numbers, a few at once, and hands over what was found in small portions, each in a task of its own: the
 * page answers in between, however many were pasted, and also when all of them were looked up before. None waits for the
 * answer to the last one.
 */
export async function lookUpAll(
  ports: Ports,
  where: LookupContext,
  numbers: readonly OrderNumber[],
  onPortion: (found: ReadonlyMap<OrderNumber, Found>, done: number) => void,
): Promise<ReadonlyMap<OrderNumber, Found>> {
  const all = new Map<OrderNumber, Found>()
  let portion = new Map<OrderNumber, Found>()
  const waiting = numbers.values()
  const handOver = async () => {
    if (portion.size === 0) return
    const full = portion
    portion = new Map()
    onPortion(full, all.size)
    await nextTask()
  }
  const worker = async (_: unknown, place: number) => {
    for (let turn = 0; turn < place; turn += 1) await nextTask()
    for (const no of waiting) {
      const found = await lookUp(ports, where, no)
      all.set(no, found)
      portion.set(no, found)
      if (portion.size >= portionSize) await handOver()
    }
    await handOver()
  }
  await Promise.all(Array.from({ length: Math.min(maxAtOnce, numbers.length) }).map(worker))
  return all
}
