import { isApiError } from '@shop/shared/api'
import { compareWeeks, type Member, type OrderNumber, type WeekNumber } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { assortmentOf, getProduct, inputStatus } from '@shop/shared/product'
import type { Session } from '@shop/shared/session'
import { nextTask } from '@shop/shared/ui'
import type { Found } from './judge-number.ts'

type Ports = Pick<PlatformServices, 'api' | 'queryClient' | 'entry'>

/** In which weeks a number is looked for, and for whom. */
export type Where = { week: WeekNumber; others: readonly WeekNumber[]; member: Member }

const freshMs = 10 * 60 * 1000
const mostOtherWeeks = 3

/** Other weeks in which a number may be right: the other open one, then the latest past ones. [ORD-049] */
export function otherWeeks({ weeks }: Session, week: WeekNumber): WeekNumber[] {
  if (weeks.status !== 'ready') return []
  const past = weeks.past.toSorted(compareWeeks).reverse()
  return [...weeks.open.map(({ number }) => number), ...past]
    .filter((number) => number !== week)
    .slice(0, mostOtherWeeks)
}

/** What a number is in this week. A number of another week is right, so it is told apart from an unknown one. [ORD-039, ORD-049] */
async function lookUp(ports: Ports, { week, others, member }: Where, no: OrderNumber): Promise<Found> {
  try {
    const here = await productIn(ports, week, no, member)
    if (here !== undefined) return { is: 'found', product: here }
    for (const other of others) {
      const product = await productIn(ports, other, no, member)
      if (product !== undefined) return { is: 'elsewhere', product }
    }
    return { is: 'missing' }
  } catch {
    // Said in the words of a number that is not there; the page's failures were reported by the client. [ORD-039]
    return { is: 'failed' }
  }
}

const productIn = ({ api, queryClient, entry }: Ports, week: WeekNumber, no: OrderNumber, member: Member) =>
  queryClient
    .fetchQuery({
      queryKey: ['ordering', 'number', week, no, member.code],
      queryFn: async () => {
        try {
          const assortment = assortmentOf(member)
          const status = inputStatus('orderNumber', entry)
          return (await getProduct(api, { week, orderNumber: no, assortment, inputStatus: status })).product
        } catch (error) {
          if (isApiError(error) && error.facts.status === 404) return null
          throw error
        }
      },
      staleTime: freshMs,
      retry: false,
    })
    .then((product) => product ?? undefined)

const atOnce = 6
const aFlush = 20

/**
 * Looks up many numbers, a few at once, and hands over what was found in small portions, each in a task of its own: the
 * page answers in between, however many were pasted, and also when all of them were looked up before. None waits for the
 * answer to the last one.
 */
export async function lookUpAll(
  ports: Ports,
  where: Where,
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
      if (portion.size >= aFlush) await handOver()
    }
    await handOver()
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, numbers.length) }).map(worker))
  return all
}
