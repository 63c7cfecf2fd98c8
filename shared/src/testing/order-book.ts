import { deleteOrderCall, orderListCall, putOrderCall } from '@shop/shared/contract'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import type { OrderLine, Product } from '@shop/shared/domain/shopping'
import type { HttpHandler } from 'msw'
import { answer, connectionLost, refused } from './answer.ts'
import { anOrderLine, aProduct } from './builders.ts'
import { orderedItem } from './wire.ts'

export type Write =
  | ({
      did: 'put'
      no: string
      quantity: number
      mode: 'append' | 'direct'
      inputStatus: number
      intent: string
    } & Seen)
  | ({ did: 'delete'; no: string; intent: string } & Seen)
/** Pieces that the page showed, where it says so. */
type Seen = { seen?: number }

/** The fate of the next write in place of an ordinary answer. */
export type AnswerKind =
  | { is: 'refused'; status: number; code?: string }
  /** The answer never comes; the write was stored or was not. */
  | { is: 'lost'; stored: boolean }
  /** The answer waits for this. */
  | { is: 'held'; until: Promise<unknown> }

export type OrderBook = {
  handlers: HttpHandler[]
  /** All writes that arrived, oldest first. */
  writes: Write[]
  /** How often the order was read. */
  reads(): number
  quantityOf(product: Product): number
  /** Another device orders. */
  set(product: Product, quantity: number): void
  next(...fates: AnswerKind[]): void
  /** Reads fail from now on, or work again. */
  breakReads(broken: boolean): void
}

/** The order service of one member: keeps lines, remembers intents, and fails when it is told to. */
export function anOrderBook(lines: readonly OrderLine[] = []): OrderBook {
  const kept = new Map(lines.map((line) => [line.orderNumber as string, line]))
  const answered = new Map<string, number>()
  const fates: AnswerKind[] = []
  const writes: Write[] = []
  let reads = 0
  let isBroken = false

  async function perform(write: Write, store: () => number | Response): Promise<number | Response> {
    writes.push(write)
    const fate = fates.shift()
    if (fate?.is === 'refused') return refused(fate.status, fate.code)
    if (fate?.is === 'lost' && !fate.stored) return connectionLost()
    if (fate?.is === 'held') await fate.until
    const quantity = answered.get(write.intent) ?? store()
    if (typeof quantity !== 'number') return quantity
    answered.set(write.intent, quantity)
    return fate?.is === 'lost' ? connectionLost() : quantity
  }

  function store(line: OrderLine): number {
    if (line.quantity === 0) kept.delete(line.orderNumber)
    else kept.set(line.orderNumber, line)
    return line.quantity
  }

  const quantityAt = (no: string) => kept.get(no)?.quantity ?? 0
  const seenAs = (seen: number | undefined) => (seen === undefined ? {} : { seen })
  const isOther = (no: string, seen: number | undefined) => seen !== undefined && seen !== quantityAt(no)
  const changedElsewhere = (no: string) =>
    refused(409, 'CSP50023', `別の端末で変更されています（いま${quantityAt(no)}点）`)

  const handlers = [
    answer(orderListCall, () => {
      reads += 1
      if (isBroken) return refused(500)
      return { total_count: kept.size, order_list: [...kept.values()].map(orderedItem) }
    }),
    answer(putOrderCall, async ({ body, headers }) => {
      const { order_no: no, order_count: count, mode, input_status: inputStatus, planning_week: week } = body
      const intent = headers.get('Idempotency-Key') ?? ''
      const write: Write = { did: 'put', no, quantity: count, mode, inputStatus, intent, ...seenAs(body.seen_count) }
      const quantity = await perform(write, () => {
        if (isOther(no, body.seen_count)) return changedElsewhere(no)
        const before = kept.get(no)
        const product = before?.product ?? aProduct({ orderNumber: no, week, name: body.name ?? '' })
        const wanted = mode === 'append' ? quantityAt(no) + count : count
        return store(anOrderLine({ orderNumber: orderNumber(no), product, quantity: wanted, inputStatus }))
      })
      return quantity instanceof Response ? quantity : { planning_week: week, order_no: no, order_count: quantity }
    }),
    answer(deleteOrderCall, async ({ query, headers }) => {
      const no = orderNumber(query.orderNo)
      const intent = headers.get('Idempotency-Key') ?? ''
      const quantity = await perform({ did: 'delete', no, intent, ...seenAs(query.seenCount) }, () => {
        if (kept.has(no) && isOther(no, query.seenCount)) return changedElsewhere(no)
        kept.delete(no)
        return 0
      })
      if (quantity instanceof Response) return quantity
      return { planning_week: weekNumber(query.planningWeek), order_no: no, order_count: 0 }
    }),
  ]

  return {
    handlers,
    writes,
    reads: () => reads,
    quantityOf: (product) => quantityAt(product.orderNumber),
    set: (product, quantity) => void store(anOrderLine({ product, quantity })),
    next: (...more) => void fates.push(...more),
    breakReads(broken) {
      isBroken = broken
    },
  }
}
