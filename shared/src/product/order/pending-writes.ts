import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import { type Order, type Product, withQuantity } from '@shop/shared/domain/shopping'
import type { QueryClient } from '@shop/shared/query'
import type { Step } from './step.ts'

/** A product whose quantity is on its way to the service. */
export type PendingWrite = {
  product: Product
  inputStatus: number
  /** What the order will hold when all goes well: what is shown meanwhile. */
  wanted: number
  /** Wished for while a write is under way: sent after it. */
  next?: Step | undefined
}

/** A wish whose answer was lost. The same step again carries the same intent, so that it counts once. */
export type LostWrite = {
  intent: string
  step: Step
  /** What the order held before it, as far as the page knew. */
  before: number | undefined
  /** {@link Ledger.elsewhere} when it was sent. */
  elsewhere: number
  error: unknown
  /** The order has not told yet what came of it: 確認中. [ORD-133] */
  isUnknown: boolean
}

/** What is under way, and what is not known, of the products of one week. */
export type Ledger = {
  pending: Map<OrderNumber, PendingWrite>
  lost: Map<OrderNumber, LostWrite>
  /** How often another tab has changed this order. */
  elsewhere: number
  /** Who is told what became of {@link Ledger.lost}. A ledger that another release began has none yet. */
  watchers?: Map<OrderNumber, Set<() => void>>
}

/** Lies in the page's one query client and not in this module, which may be loaded twice. */
export function ledgerOf(client: QueryClient, week: WeekNumber): Ledger {
  const queryKey = ['ordering', 'ledger', week] as const
  const known = client.getQueryData<Ledger>(queryKey)
  if (known !== undefined) return known
  const ledger: Ledger = { pending: new Map(), lost: new Map(), elsewhere: 0 }
  // It is changed in place: it must neither be copied nor be cleared away.
  client.setQueryDefaults(queryKey, { gcTime: Number.POSITIVE_INFINITY, structuralSharing: false })
  client.setQueryData(queryKey, ledger)
  return ledger
}

/** Keeps a wish whose answer was lost, or forgets it; all controls of the product hear of it. */
export function setLost(ledger: Ledger, no: OrderNumber, lost: LostWrite | undefined): void {
  if (lost === undefined) ledger.lost.delete(no)
  else ledger.lost.set(no, lost)
  for (const tell of [...(ledger.watchers?.get(no) ?? [])]) tell()
}

export function watchLost(
  client: QueryClient,
  { week, orderNumber }: Pick<Product, 'week' | 'orderNumber'>,
  tell: () => void,
): () => void {
  const ledger = ledgerOf(client, week)
  ledger.watchers ??= new Map()
  const watchers = ledger.watchers
  const ofProduct = watchers.get(orderNumber) ?? new Set()
  watchers.set(orderNumber, ofProduct.add(tell))
  return () => {
    ofProduct.delete(tell)
    if (ofProduct.size === 0) watchers.delete(orderNumber)
  }
}

/** Wherever the product is shown: nobody knows yet whether an order of it has arrived. [ORD-133] */
export const isUnknownOrder = (client: QueryClient, { week, orderNumber }: Product): boolean =>
  ledgerOf(client, week).lost.get(orderNumber)?.isUnknown === true

/** The order as the member has asked for it. */
export const withPendingWrites = (order: Order, { pending }: Ledger): Order =>
  [...pending.values()].reduce(
    (next, { product, wanted, inputStatus }) => withQuantity(next, product, wanted, inputStatus),
    order,
  )
