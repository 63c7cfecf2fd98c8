import { type ApiError, errorCodes, isApiError } from '@shop/shared/api'
import { type Message, messages } from '@shop/shared/domain'
import {
  fullProductName,
  inputStatus,
  isAfterMaintenanceStart,
  judgeQuantity,
  type OrderSource,
  type Product,
  quantityLimit,
  refusalMessage,
  shoppingMessages,
  unsentWords,
} from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { memberOf, readSession } from '@shop/shared/session'
import { afterStep, changedElsewhere, haveFrom, type Step, type WriteOutcome } from '@shop/shared/writes'
import { askBeforeOrder } from './ask-before-order.ts'
import { limitedAvailabilityQuery, refetchOrder } from './order.queries.ts'
import { currentLine, seenQuantity } from './order-cache.ts'
import { knownLimitedSale } from './order-offer.ts'
import { submitWithBackoff } from './order-writer.ts'
import { askToCancel, askToLogin } from './questions.ts'
import { unsentOrder, unsentOrderOf, wantedUnsent } from './unsent-order.ts'

/** A product that is shown somewhere: where, and since when. */
export type Shown = { product: Product; source: OrderSource; viewedAt: Date }

/**
 * Judges a request, asks where it must be asked, writes it and tells the member the outcome. Gives
 * `undefined` when nothing was sent, or when a write under way took the request along. No release is
 * exchanged meanwhile.
 */
export async function askAndOrder(
  platform: PlatformServices,
  shown: Shown,
  step: Step,
  onWait?: () => void,
): Promise<WriteOutcome | undefined> {
  const releaseHold = platform.holdRelease()
  try {
    return await judgeAndPlace(platform, shown, step, onWait)
  } finally {
    releaseHold()
  }
}

async function judgeAndPlace(
  platform: PlatformServices,
  shown: Shown,
  asked: Step,
  onWait?: () => void,
): Promise<WriteOutcome | undefined> {
  const { product, source, viewedAt } = shown
  const step = withSeen(platform, product, asked)
  const line = currentLine(platform, product)
  const ordered = line?.quantity ?? 0
  const wanted = afterStep(wantedUnsent(platform, product, ordered) ?? ordered, step)
  const refusal = wanted === 0 ? undefined : refusalOf(platform, shown, wanted, ordered)
  if (refusal !== undefined) {
    platform.notices.snackbar({ ...refusal, isError: true })
    return undefined
  }
  // Fewer than before needs no second thought.
  if (wanted > ordered && !(await askBeforeOrder(platform, [{ product, quantity: wanted }]))) return undefined
  // A line that is changed keeps the source by which it was ordered.
  const isChange = 'have' in step && line !== undefined
  const status = isChange
    ? line.inputStatus
    : inputStatus(sourceOf(shown), platform.entry, platform.config.orderSources)
  const request = { product, step, inputStatus: status, viewedAt }
  const outcome = await submitWithBackoff(platform, { ...request, unsent: unsentOrder(platform, request) }, onWait)
  if (outcome === undefined) return undefined
  // A product that the service refuses is not as it was shown, as a subscription registered on another device. [ORD-110]
  if (outcome.is === 'failed' && isRefusal(outcome.error)) void refetchOrder(platform.queryClient, product.week)
  const isNew = 'add' in step || source === 'subscription'
  const said = isNew && outcome.quantity > 0 ? shoppingMessages.ordered : shoppingMessages.orderChanged
  await tellOutcome(platform, product, outcome, said)
  return outcome
}

/** By its number alone no limited product is ordered: what is pressed on its page was pressed there. */
const sourceOf = ({ product, source }: Shown): OrderSource =>
  product.isLimited && source === 'orderNumber' ? 'limitedProduct' : source

/** 商品をキャンセル: asks before it takes a product out. */
export async function askAndRemove(platform: PlatformServices, shown: Shown): Promise<void> {
  const step = withSeen(platform, shown.product, { have: 0 })
  if (await askToCancel(platform, fullProductName(shown.product))) await askAndOrder(platform, shown, step)
}

/** What a press counts from: a question or a turn in the rush may take a while, and another tab may order meanwhile. [K-150] */
function withSeen(platform: PlatformServices, product: Product, step: Step): Step {
  if ('add' in step || step.seen !== undefined) return step
  const seen = seenQuantity(platform, product)
  return haveFrom(step.have, wantedUnsent(platform, product, seen ?? 0) ?? seen)
}

const isRefusal = (error: unknown) => isApiError(error) && error.facts.errorStatus !== undefined

async function tellOutcome(
  platform: PlatformServices,
  product: Product,
  outcome: WriteOutcome,
  said: Message,
): Promise<void> {
  if (outcome.is === 'unsent') {
    // Taken back, it leaves nothing to say.
    const unsent = unsentOrderOf(platform, product)
    if (unsent !== undefined) platform.notices.popup({ ...unsentWords(unsent), isWaiting: true })
  } else if (outcome.is === 'stored') {
    platform.notices.popup(said)
    platform.bus.publish('order/changed', { week: product.week })
  } else if (isApiError(outcome.error) && outcome.error.code === 'LOGIN_NEEDED') {
    await askToLogin(platform, shoppingMessages.loginToOrder)
  } else if (isApiError(outcome.error) && outcome.error.facts.errorStatus === errorCodes.overLimit) {
    // In the rush, or where another device has ordered too, the limit is met there alone.
    const message = refusalMessage({ why: 'overLimit', limit: quantityLimit(product) })
    platform.notices.snackbar({ ...message, isError: true })
  } else if (isApiError(outcome.error) && saysHowMany(outcome.error)) {
    // The service knows how many there are; the standing words do not. [K-150]
    const { errorMessage: title = '' } = outcome.error.facts
    platform.notices.snackbar({ title, isError: true })
  } else {
    platform.notices.failure(outcome.error, 'order a product')
  }
}

const saysHowMany = (error: ApiError) =>
  error.facts.errorStatus === errorCodes.fewLeft || changedElsewhere(error) !== undefined

function refusalOf(
  { api, clock, queryClient }: PlatformServices,
  { product, viewedAt }: Shown,
  wanted: number,
  ordered: number,
): Message | undefined {
  const session = readSession()
  const member = memberOf(session)
  const open = session.weeks.status === 'ready' ? session.weeks.open : []
  const week = open.find(({ number }) => number === product.week)
  if (member === undefined) return messages.loginAgain
  if (week === undefined) return shoppingMessages.orderClosed
  // The refusal CSP50003, before the service has to say it.
  if (isAfterMaintenanceStart(week, viewedAt)) return shoppingMessages.afterMaintenance
  // A product that was ordered and went off sale since can still be had in a smaller number.
  const judged = wanted < ordered ? { ...product, isOnSale: true } : product
  const isAvailable = queryClient.getQueryData(limitedAvailabilityQuery(api).queryKey)
  const limited = wanted < ordered ? {} : knownLimitedSale(session, isAvailable, clock.now())
  const verdict = judgeQuantity({ wanted, product: judged, week, member, now: clock.now(), limited })
  // So can what is ordered above a limit that has become smaller.
  if (verdict.ok || (wanted < ordered && verdict.why === 'overLimit')) return undefined
  return refusalMessage(verdict, ordered)
}
