import type { WeekNumber } from '@shop/shared/domain'
import {
  inputStatus,
  mustConfirmQuantity,
  type Order,
  type OrderSource,
  type Product,
  shoppingMessages,
} from '@shop/shared/domain/shopping'
import type { ConfirmQuestion, PlatformServices } from '@shop/shared/platform'
import {
  askBeforeOrder,
  orderRefusalText,
  orderToAddTo,
  refetchStoredQuantity,
  submitOrder,
} from '@shop/shared/product/order'
import { readSession } from '@shop/shared/session'
import type { BulkOutcome, OrderedLine, OrdersResult } from './bulk-outcome.ts'
import { alreadyOrderedText, productCountText, reasonLines, unknownText } from './bulk-words.ts'
import { type OrderPlan, planOrder } from './plan-order.ts'
import { isLoginNeeded, type SequentialSend, sendSequentially } from './send-sequentially.ts'

export type BulkOrderRequests<P extends Product> = {
  week: WeekNumber
  products: readonly P[]
  /** When they were shown. [ORD-070] */
  viewedAt: Date
  source: OrderSource
  /** One piece of each unless said otherwise. */
  quantityOf?: (product: P) => number
  /** More that the caller knows, before anything is asked or sent. */
  refine?: (plan: OrderPlan<P>, order: Order | undefined) => OrderPlan<P>
  questionOf?: (plan: OrderPlan<P>) => ConfirmQuestion | undefined
}

/** Orders each product once, after all that is to be asked was asked once for all. [BIZ-013, CAT-045, ORD-056] */
export async function orderEachOnce<P extends Product>(
  platform: PlatformServices,
  requests: BulkOrderRequests<P>,
  onProgress: (done: number, total: number) => void,
): Promise<OrdersResult<P> | undefined> {
  const { week, products, viewedAt, source, quantityOf = () => 1, refine = (plan) => plan } = requests
  const order = await orderToAddTo(platform, week)
  const plan = refine(
    planOrder(products, { session: readSession(), now: platform.clock.now(), viewedAt, order }),
    order,
  )
  const question = (requests.questionOf ?? orderQuestion)(plan)
  if (question !== undefined && !(await platform.notices.confirm(question))) return undefined
  const wanted = plan.send.map((product) => ({ product, quantity: quantityOf(product) }))
  if (!(await askBeforeOrder(platform, wanted))) return undefined
  const status = inputStatus(source, platform.entry, platform.config.orderSources)
  // Added and not set: pieces that another device has ordered meanwhile are not lowered.
  const send = (product: P) =>
    submitOrder(platform, { product, step: { add: quantityOf(product) }, inputStatus: status, viewedAt })
  const run = await sendSequentially(plan.send, send, (done) => onProgress(done, plan.send.length))
  if (run.stored.length > 0) platform.bus.publish('order/changed', { week })
  return orderResult(plan, run, quantityOf)
}

const answers = { yes: '注文する', no: '注文しない' }

/** Asks where some are left out, and before many are ordered. */
export function orderQuestion<P extends Product>({ send, ordered, left }: OrderPlan<P>): ConfirmQuestion | undefined {
  if (send.length === 0 || (left.length === 0 && !mustConfirmQuantity(send.length))) return undefined
  return {
    title: `${productCountText(send.length)}を1点ずつ注文しますか？`,
    ...skippedOf({ ordered, left }),
    ...answers,
  }
}

/** Words of a question on products that are not going to be ordered. */
export function skippedOf<P extends Product>({ ordered, left }: Pick<OrderPlan<P>, 'ordered' | 'left'>) {
  const leftOut = left.length === 0 ? '' : `${productCountText(left.length)}はご注文いただけません。`
  const kept = ordered.length === 0 ? '' : `${alreadyOrderedText(ordered.length)}。`
  return {
    ...(leftOut + kept === '' ? {} : { text: leftOut + kept }),
    ...(left.length === 0 ? {} : { details: reasonLines(left) }),
  }
}

/** Products that were refused, are not known or were not sent stay chosen, to be tried again. */
export function orderResult<P extends Product>(
  { ordered, left }: OrderPlan<P>,
  run: SequentialSend<P>,
  quantityOf: (product: P) => number = () => 1,
): OrdersResult<P> {
  const { stored, refused, unknown, unsent, error } = run
  const all = [...left, ...refused.map(({ product, error: why }) => ({ product, reason: orderRefusalText(why) }))]
  const lines = [
    ...(ordered.length === 0 ? [] : [alreadyOrderedText(ordered.length)]),
    ...reasonLines(all),
    ...(unknown.length === 0 ? [] : [unknownText(unknown)]),
    ...(unsent.length === 0
      ? []
      : [`${productCountText(unsent.length)}は注文していません。${orderRefusalText(error)}`]),
  ]
  const isAll = all.length + unknown.length + unsent.length === 0
  const undone = stored.map(({ product, quantity }) => ({
    product,
    before: Math.max(0, quantity - quantityOf(product)),
    after: quantity,
  }))
  const outcome: BulkOutcome<P> = {
    tone: isAll ? 'success' : 'warning',
    title: stored.length > 0 ? `${productCountText(stored.length)}を注文しました` : nothingOrdered,
    lines,
    ...(stored.length === 0 ? {} : { undo: { is: 'ordered', lines: undone } }),
    ...(unknown.length === 0 ? {} : { unknown }),
  }
  const leave = [...ordered, ...stored.map(({ product }) => product)]
  return { outcome, leave, comeBack: [], ...(isLoginNeeded(error) ? { login: shoppingMessages.loginToOrder } : {}) }
}

const nothingOrdered = '注文した商品はありません'

type Earlier<P extends Product> = { unknown: readonly P[]; lines: readonly OrderedLine<P>[] }

/** Reads what came of orders whose answers were lost; nothing is sent. [ORD-133] */
export async function checkUnknown<P extends Product>(
  platform: PlatformServices,
  { unknown, lines }: Earlier<P>,
  quantityOf?: (product: P) => number,
): Promise<OrdersResult<P>> {
  const run = await sendSequentially(
    unknown,
    (product) => refetchStoredQuantity(platform, product),
    () => undefined,
  )
  return checkedResult(lines, run, quantityOf)
}

/**
 * Gives the outcome after the order was read: as many as were sent are ours, as there was none before; of others nobody
 * knows whose they are, and none is taken back.
 */
export function checkedResult<P extends Product>(
  earlier: readonly OrderedLine<P>[],
  { stored, unknown, unsent }: SequentialSend<P>,
  quantityOf: (product: P) => number = () => 1,
): OrdersResult<P> {
  const arrived = stored.filter(({ quantity }) => quantity > 0)
  const missing = stored.filter(({ quantity }) => quantity === 0).map(({ product }) => product)
  const open = [...unknown, ...unsent]
  const ours = arrived.filter(({ product, quantity }) => quantity === quantityOf(product))
  const undone = [...earlier, ...ours.map(({ product, quantity }) => ({ product, before: 0, after: quantity }))]
  const outcome: BulkOutcome<P> = {
    tone: open.length + missing.length === 0 ? 'success' : 'warning',
    title:
      arrived.length > 0 ? `${productCountText(arrived.length)}のご注文を確認しました` : 'ご注文を確認できませんでした',
    lines: [
      ...reasonLines(missing.map((product) => ({ product, reason: 'ご注文は届いていませんでした' }))),
      ...(open.length === 0 ? [] : [unknownText(open)]),
    ],
    ...(undone.length === 0 ? {} : { undo: { is: 'ordered', lines: undone } }),
    ...(open.length === 0 ? {} : { unknown: open }),
  }
  return { outcome, leave: arrived.map(({ product }) => product), comeBack: [] }
}
