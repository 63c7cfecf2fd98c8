import {
  billingCall,
  bulletinBoardCall,
  correctedPriorMonth,
  futureDeliveriesCall,
  paymentDetailCall,
} from '@shop/shared/contract'
import { isoDay, isWeekNumber, tokyoDay, type WeekNumber, type Yen, yen } from '@shop/shared/domain'
import { isoMonth, type YearMonth } from '@shop/shared/domain/month'
import type * as v from '@shop/shared/schema'
import type { ApiClient } from './client.ts'

type BillingWire = NonNullable<v.InferOutput<typeof billingCall.reply>['billing']>
type PaymentDetailWire = NonNullable<v.InferOutput<typeof paymentDetailCall.reply>['paymentDetail']>
type PaymentLineWire = PaymentDetailWire['detailList'][number]

/** The amount to be paid for a month. Weeks and days are those of the deliveries in it. [ACC-068] */
export type Billing = {
  amount: Yen
  paidOn?: Date
  firstWeek?: WeekNumber
  lastWeek?: WeekNumber
  firstDay?: Date
  lastDay?: Date
  /** How it is paid, in words. */
  paymentOptions?: string
  /** The day of delivery whose payment detail has the flag and the points. [K-35] */
  detailDay?: Date
}

/** `week` is absent for corrections of the month before. */
export type PaymentLine = {
  deliveredOn?: Date
  week?: WeekNumber
  isCorrection: boolean
  used: Yen
  adjustment: Yen
  total: Yen
}

/** The lines that add up to a payment, as far as it is known. */
export type PaymentDetail = {
  amount: Yen
  isConfirmed: boolean
  /** Exchanged in the month of a confirmed payment. */
  exchangedPoints?: number
  /** Reserved for an exchange while it is not confirmed. */
  reservedPoints?: number
  paidOn?: Date
  lines: readonly PaymentLine[]
}

/** `undefined` where nothing was used. [ACC-071] */
export async function getBilling(api: ApiClient, month: YearMonth, signal?: AbortSignal): Promise<Billing | undefined> {
  const [paymentYear = '', paymentMonth = ''] = isoMonth(month).split('-')
  const { billing } = await api.send(billingCall, { query: { paymentYear, paymentMonth }, signal })
  return billing === undefined ? undefined : toBilling(billing)
}

/** `undefined` where nothing was used. [ACC-071] */
export async function getPaymentDetail(
  api: ApiClient,
  day: Date,
  signal?: AbortSignal,
): Promise<PaymentDetail | undefined> {
  const { paymentDetail } = await api.send(paymentDetailCall, { query: queryOf(day), signal })
  return paymentDetail === undefined ? undefined : toPaymentDetail(paymentDetail)
}

export type FutureProduct = { name: string; quantity: number; amount: Yen }

/** [API-062, ACC-070] */
export async function getFutureDeliveries(api: ApiClient, day: Date, signal?: AbortSignal): Promise<FutureProduct[]> {
  const { products } = await api.send(futureDeliveriesCall, { query: queryOf(day), signal })
  return products.map(({ hinmei, quantity, amount }) => ({ name: hinmei, quantity, amount: yen(amount) }))
}

/** `kind` is a word of the service, of which no list is known. */
export type BoardComment = { tone: 'important' | 'notice' | 'other'; kind?: string; text: string }

const tones: ReadonlyMap<string | undefined, BoardComment['tone']> = new Map([
  ['1', 'important'],
  ['2', 'notice'],
])

/** The text is text: markup in it is shown as it came. [ACC-076] */
export async function getBulletinBoard(api: ApiClient, day: Date, signal?: AbortSignal): Promise<BoardComment[]> {
  const { comments } = await api.send(bulletinBoardCall, { query: queryOf(day), signal })
  return comments.map(({ commentColor, commentKind, commentText }) => ({
    tone: tones.get(commentColor) ?? 'other',
    text: commentText,
    ...(commentKind === undefined ? {} : { kind: commentKind }),
  }))
}

function queryOf(day: Date) {
  const [deliveryYear = '', deliveryMonth = '', deliveryDay = ''] = isoDay(day).split('-')
  return { deliveryYear, deliveryMonth, deliveryDay }
}

/** The field alone where the wire has it: a day or a week that is none is as good as absent. */
const optional = <K extends string, T>(name: K, value: T | undefined): { [P in K]?: T } =>
  (value === undefined ? {} : { [name]: value }) as { [P in K]?: T }

const toDay = (wire: string | undefined) => (wire === undefined ? undefined : tokyoDay(wire))
const toWeek = (wire: string | undefined) => (wire !== undefined && isWeekNumber(wire) ? wire : undefined)

const toBilling = (wire: BillingWire): Billing => ({
  amount: yen(wire.amount),
  ...optional('paidOn', toDay(wire.paymentDate)),
  ...optional('firstWeek', toWeek(wire.targetKikakuSyuStart)),
  ...optional('lastWeek', toWeek(wire.targetKikakuSyuEnd)),
  ...optional('firstDay', toDay(wire.targetDateStart)),
  ...optional('lastDay', toDay(wire.targetDateEnd)),
  ...optional('paymentOptions', wire.paymentOptions),
  ...optional('detailDay', toDay(wire.detailDeliveryDate)),
})

const toPaymentDetail = (wire: PaymentDetailWire): PaymentDetail => ({
  amount: yen(wire.accumulatedAmount),
  isConfirmed: wire.confirmed,
  ...optional('exchangedPoints', wire.currentTotalPoint),
  ...optional('reservedPoints', wire.exchangeReservedPoint),
  ...optional('paidOn', toDay(wire.paymentDate)),
  lines: correctionsLast(wire.detailList.map(toLine)),
})

const toLine = (wire: PaymentLineWire): PaymentLine => ({
  isCorrection: wire.kikakuSyu === correctedPriorMonth,
  ...optional('week', toWeek(wire.kikakuSyu)),
  ...optional('deliveredOn', toDay(wire.deliveryDate)),
  used: yen(wire.deliveryUseAmount),
  adjustment: yen(wire.adjustmentAmount),
  total: yen(wire.kikakuSyuTotalAmount),
})

/** Otherwise as they came. */
const correctionsLast = (lines: readonly PaymentLine[]): PaymentLine[] =>
  lines.toSorted((one, other) => Number(one.isCorrection) - Number(other.isCorrection))
