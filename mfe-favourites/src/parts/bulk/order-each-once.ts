import type { FavouriteProduct } from '@shop/shared/api/favourites'
import type { WeekNumber } from '@shop/shared/domain'
import { inputStatus, mustConfirmQuantity, shoppingMessages } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { askBeforeOrder, askWhatIsStored, orderToAddTo, placeWish, whyNotOrdered } from '@shop/shared/product/order'
import { readSession } from '@shop/shared/session'
import { type BulkOutcome, type BulkResult, idsOf, type OrderedLine } from './bulk-outcome.ts'
import { alreadyOrderedText, goods, reasonLines, unknownText } from './bulk-words.ts'
import { type OrderPlan, planOrder } from './plan-order.ts'
import { type InTurn, isLoginNeeded, sendInTurn } from './send-in-turn.ts'

type Wish = { week: WeekNumber; products: readonly FavouriteProduct[]; viewedAt: Date }

/** Orders each product once, after all that is to be asked was asked once for all. [BIZ-013, CAT-045, ORD-056] */
export async function orderEachOnce(
  platform: PlatformServices,
  { week, products, viewedAt }: Wish,
  onProgress: (done: number, total: number) => void,
): Promise<BulkResult | undefined> {
  const order = await orderToAddTo(platform, week)
  const plan = planOrder(products, { session: readSession(), now: platform.clock.now(), viewedAt, order })
  const question = questionBefore(plan)
  if (question !== undefined && !(await platform.notices.confirm(question))) return undefined
  const wanted = plan.send.map((product) => ({ product, quantity: 1 }))
  if (!(await askBeforeOrder(platform, wanted))) return undefined
  const status = inputStatus('favourite', platform.entry)
  // Added and not set: pieces that another device has ordered meanwhile are not lowered.
  const send = (product: FavouriteProduct) =>
    placeWish(platform, { product, step: { add: 1 }, inputStatus: status, viewedAt })
  const run = await sendInTurn(plan.send, send, (done) => onProgress(done, plan.send.length))
  if (run.stored.length > 0) platform.bus.tell('order/changed', { week })
  return orderResult(plan, run)
}

const answers = { yes: '注文する', no: '注文しない' }

/** Asked where some are left out, and before many are ordered. */
export function questionBefore({ send, ordered, left }: OrderPlan) {
  if (send.length === 0 || (left.length === 0 && !mustConfirmQuantity(send.length))) return undefined
  const leftOut = left.length === 0 ? '' : `${goods(left.length)}はご注文いただけません。`
  const kept = ordered.length === 0 ? '' : `${alreadyOrderedText(ordered.length)}。`
  return {
    title: `${goods(send.length)}を1点ずつ注文しますか？`,
    ...(leftOut + kept === '' ? {} : { text: leftOut + kept }),
    ...(left.length === 0 ? {} : { details: reasonLines(left) }),
    ...answers,
  }
}

/** Products that were refused, are not known or were not sent stay chosen, to be tried again. */
export function orderResult({ ordered, left }: OrderPlan, run: InTurn): BulkResult {
  const { stored, refused, unknown, unsent, error } = run
  const all = [...left, ...refused.map(({ product, error: why }) => ({ product, reason: whyNotOrdered(why) }))]
  const lines = [
    ...(ordered.length === 0 ? [] : [alreadyOrderedText(ordered.length)]),
    ...reasonLines(all),
    ...(unknown.length === 0 ? [] : [unknownText(unknown)]),
    ...(unsent.length === 0 ? [] : [`${goods(unsent.length)}は注文していません。${whyNotOrdered(error)}`]),
  ]
  const isAll = all.length + unknown.length + unsent.length === 0
  const outcome: BulkOutcome = {
    tone: isAll ? 'success' : 'warning',
    title: stored.length > 0 ? `${goods(stored.length)}を注文しました` : nothingOrdered,
    lines,
    ...(stored.length === 0 ? {} : { undo: { is: 'ordered', lines: stored.map(toLine) } }),
    ...(unknown.length === 0 ? {} : { unknown }),
  }
  const leave = idsOf([...ordered, ...stored.map(({ product }) => product)])
  return { outcome, leave, ...(isLoginNeeded(error) ? { login: shoppingMessages.loginToOrder } : {}) }
}

const nothingOrdered = '注文した商品はありません'

const toLine = ({ product, quantity }: InTurn['stored'][number]): OrderedLine => ({
  product,
  before: Math.max(0, quantity - 1),
  after: quantity,
})

/** Reads what came of orders whose answers were lost; nothing is sent. [ORD-133] */
export async function checkUnknown(platform: PlatformServices, earlier: BulkOutcome): Promise<BulkResult> {
  const { unknown = [], undo } = earlier
  const run = await sendInTurn(
    unknown,
    (product) => askWhatIsStored(platform, product),
    () => undefined,
  )
  return checkedResult(undo?.is === 'ordered' ? undo.lines : [], run)
}

/** One piece is ours, as there was none before; of more nobody knows whose they are, and none is taken back. */
export function checkedResult(earlier: readonly OrderedLine[], { stored, unknown, unsent }: InTurn): BulkResult {
  const arrived = stored.filter(({ quantity }) => quantity > 0)
  const missing = stored.filter(({ quantity }) => quantity === 0).map(({ product }) => product)
  const open = [...unknown, ...unsent]
  const undone = [...earlier, ...arrived.filter(({ quantity }) => quantity === 1).map(toLine)]
  const outcome: BulkOutcome = {
    tone: open.length + missing.length === 0 ? 'success' : 'warning',
    title: arrived.length > 0 ? `${goods(arrived.length)}のご注文を確認しました` : 'ご注文を確認できませんでした',
    lines: [
      ...reasonLines(missing.map((product) => ({ product, reason: 'ご注文は届いていませんでした' }))),
      ...(open.length === 0 ? [] : [unknownText(open)]),
    ],
    ...(undone.length === 0 ? {} : { undo: { is: 'ordered', lines: undone } }),
    ...(open.length === 0 ? {} : { unknown: open }),
  }
  return { outcome, leave: idsOf(arrived.map(({ product }) => product)) }
}
