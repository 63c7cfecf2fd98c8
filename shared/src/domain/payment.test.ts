import { describe, expect, it } from '@jest/globals'
import {
  isPendingPayment,
  maskAccountNumber,
  memberNumberOf,
  offeredPayments,
  type PaymentStep,
  type PaymentType,
  paymentStepOf,
  paymentText,
  registrationOf,
  stepLabelOf,
  updatesBankAccount,
  visitDays,
} from './payment.ts'

const allOff = { hasCloverCard: false, hasVisitSupport: false }
type Row = {
  status: string
  step: PaymentStep
  label: 'payment' | 'non-payment'
  offers: readonly PaymentType[]
  use?: string
}
const registered = '登録済みの口座を利用する'
const onItsWay = '手続き中の口座を利用する'
const table: readonly Row[] = [
  { status: '', step: 'nonPayment', label: 'non-payment', offers: [] },
  { status: 'J1', step: 'nonPayment', label: 'non-payment', offers: [] },
  { status: '1', step: 'initial', label: 'payment', offers: ['1'] },
  { status: '2', step: 'pendingNextMonth', label: 'payment', offers: ['2', '3'], use: onItsWay },
  { status: '3', step: 'pendingTomorrow', label: 'payment', offers: ['2', '3'], use: onItsWay },
  { status: '4', step: 'registered', label: 'payment', offers: ['2', '3'], use: registered },
  { status: '5', step: 'invalid', label: 'payment', offers: ['1'] },
  { status: '6', step: 'registeredPending', label: 'payment', offers: ['2', '3'], use: registered },
  { status: '7', step: 'registeredInvalid', label: 'payment', offers: ['2', '3'], use: registered },
]

describe('the step of payment', () => {
  it.each(table)('[SGN-034] [SGN-035] [SGN-059] of yoshin status "$status" is $step', ({ status, step }) => {
    expect(paymentStepOf(status)).toEqual({ step, isKnown: true })
  })

  it.each(['8', '0', 'J2', '１', 'toString', ' 4'])(
    '[SGN-035] of "%s", which nobody knows, begins anew and is told apart',
    (status) => {
      expect(paymentStepOf(status)).toEqual({ step: 'initial', isKnown: false })
    },
  )

  it.each(table)('[SGN-014] [SGN-036] of "$status" is labelled $label', ({ status, label }) => {
    expect(stepLabelOf(status)).toBe(label)
  })

  it.each(table)('[SGN-036] [K-20] "$status" waits for a payment only when it is J1', ({ status }) => {
    expect(isPendingPayment(status)).toBe(status === 'J1')
  })

  it.each(table)('[SGN-038] [SGN-039] [SGN-040] of "$status" offers $offers', ({ step, offers }) => {
    expect(offeredPayments(step, allOff)).toEqual(offers)
  })

  it.each(table)('[SGN-041] of "$status" adds the card and the visit when their flags are set', ({ step, offers }) => {
    const more = (hasCloverCard: boolean, hasVisitSupport: boolean) =>
      offeredPayments(step, { hasCloverCard, hasVisitSupport })
    const none = step === 'nonPayment'
    expect(more(true, false)).toEqual(none ? [] : [...offers, '0'])
    expect(more(false, true)).toEqual(none ? [] : [...offers, '4'])
    expect(more(true, true)).toEqual(none ? [] : [...offers, '0', '4'])
  })
})

describe('a payment', () => {
  it.each<{ type: PaymentType | ''; at: 'account' | 'card' | undefined; updates: boolean }>([
    { type: '0', at: 'card', updates: false },
    { type: '1', at: 'account', updates: true },
    { type: '2', at: undefined, updates: false },
    { type: '3', at: 'account', updates: true },
    { type: '4', at: undefined, updates: false },
    { type: '', at: undefined, updates: false },
  ])('[SGN-043] [SGN-045] of type "$type" registers $at, updates the account: $updates', ({ type, at, updates }) => {
    expect([registrationOf(type), updatesBankAccount(type)]).toEqual([at, updates])
  })

  const visit = { dateText: '11月30日(月)', timeText: '午前' }
  it.each<{ type: PaymentType; step: PaymentStep; text: string }>([
    { type: '4', step: 'initial', text: '訪問サポートで登録する（11月30日(月) 午前）' },
    { type: '4', step: 'pendingNextMonth', text: '訪問サポートで登録する（11月30日(月) 午前）' },
    { type: '1', step: 'initial', text: '口座を新しく登録する（新規のご登録）' },
    { type: '1', step: 'invalid', text: '口座を新しく登録する（登録の口座はご利用いただけません）' },
    { type: '2', step: 'registered', text: '登録済みの口座を利用する（口座は登録済みです）' },
    { type: '3', step: 'registered', text: '登録済みの口座を変更する（口座は登録済みです）' },
    { type: '2', step: 'pendingTomorrow', text: '手続き中の口座を利用する（口座は明日からご利用いただけます）' },
    { type: '3', step: 'pendingNextMonth', text: '手続き中の口座を変更する（口座は翌月からご利用いただけます）' },
    { type: '0', step: 'initial', text: 'クローバーカードで支払う（新規のご登録）' },
  ])('[SGN-044] [K-175] of type $type in $step is confirmed as $text', ({ type, step, text }) => {
    expect(paymentText(type, step, visit)).toBe(text)
  })
})

describe('an account', () => {
  it.each([
    { number: '1234567', masked: '＊＊＊＊567' },
    { number: '＊＊＊＊567', masked: '＊＊＊＊567' },
    { number: '567', masked: '567' },
    { number: '7', masked: '7' },
    { number: '', masked: '' },
  ])('[SGN-048] "$number" is shown as "$masked"', ({ number, masked }) => {
    expect(maskAccountNumber(number)).toBe(masked)
  })

  it('[SGN-046] is updated under the first eight characters of the member code', () => {
    expect(memberNumberOf('1209876501')).toBe('12098765')
  })
})

describe('the days of a visit', () => {
  const options = { firstDay: 3, lastDay: 14, weekdays: [1, 2, 3, 4, 5], closedDays: [], times: [] }

  it('[SGN-024] are weekdays from the third to the fourteenth day, by the clock in Tokyo', () => {
    // A Thursday, already Friday in Tokyo.
    expect(visitDays(options, new Date('2026-11-26T15:30:00Z'))).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-07',
      '2026-12-08',
      '2026-12-09',
      '2026-12-10',
      '2026-12-11',
    ])
  })

  it('[SGN-024] leave out what is closed', () => {
    const closed = { ...options, closedDays: ['2026-11-30', '2026-12-11'] }
    expect(visitDays(closed, new Date('2026-11-27T09:00:00+09:00'))).not.toContain('2026-11-30')
    expect(visitDays({ ...options, firstDay: 5, lastDay: 4 }, new Date())).toEqual([])
  })
})
