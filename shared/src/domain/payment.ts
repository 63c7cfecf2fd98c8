import { isoDay, tokyoInstant, tokyoParts } from './tokyo-time.ts'

/** How an application's payment is set up, by yoshin status. */
export type PaymentStep =
  | 'nonPayment'
  | 'initial'
  | 'pendingNextMonth'
  | 'pendingTomorrow'
  | 'registered'
  | 'invalid'
  | 'registeredPending'
  | 'registeredInvalid'

const steps = new Map<string, PaymentStep>([
  ['', 'nonPayment'],
  ['J1', 'nonPayment'],
  ['1', 'initial'],
  ['2', 'pendingNextMonth'],
  ['3', 'pendingTomorrow'],
  ['4', 'registered'],
  ['5', 'invalid'],
  ['6', 'registeredPending'],
  ['7', 'registeredInvalid'],
])

/** Waits for a payment after its application. */
export const isPendingPayment = (yoshinStatus: string): boolean => yoshinStatus === 'J1'

/** The step of a yoshin status; one that nobody knows begins anew, and is to be reported. */
export function paymentStepOf(yoshinStatus: string): { step: PaymentStep; isKnown: boolean } {
  const step = steps.get(yoshinStatus)
  return { step: step ?? 'initial', isKnown: step !== undefined }
}

/** [SGN-014, SGN-036] */
export const stepLabelOf = (yoshinStatus: string): 'non-payment' | 'payment' =>
  paymentStepOf(yoshinStatus).step === 'nonPayment' ? 'non-payment' : 'payment'

/** A yoshin status in words, as the confirmation shows it. [K-99] */
export const paymentStepNames: Readonly<Record<PaymentStep, string>> = {
  nonPayment: 'お支払い方法は登録前です',
  initial: '新規のご登録',
  pendingNextMonth: '口座は翌月からご利用いただけます',
  pendingTomorrow: '口座は明日からご利用いただけます',
  registered: '口座は登録済みです',
  invalid: '登録の口座はご利用いただけません',
  registeredPending: '口座は登録済みで、別の口座へ変更の手続き中です',
  registeredInvalid: '口座は登録済みで、別の口座への変更はできませんでした',
}

/** 0 Clover card, 1 new registration, 2 the account that there is, 3 another account, 4 a visit. */
export type PaymentType = '0' | '1' | '2' | '3' | '4'

type PaymentFlags = {
  /** The judgement says that the co-op's card may be used. [SGN-042] */
  hasCloverCard: boolean
  /** A switch of the configuration. [SGN-042] */
  hasVisitSupport: boolean
}

const typesOfStep: Readonly<Record<PaymentStep, readonly PaymentType[]>> = {
  nonPayment: [],
  initial: ['1'],
  invalid: ['1'],
  pendingNextMonth: ['2', '3'],
  pendingTomorrow: ['2', '3'],
  registered: ['2', '3'],
  registeredPending: ['2', '3'],
  registeredInvalid: ['2', '3'],
}

/** Which payments a step offers, in their order on the screen. [SGN-038 to SGN-041] */
export function offeredPayments(step: PaymentStep, flags: PaymentFlags): PaymentType[] {
  if (step === 'nonPayment') return []
  return [
    ...typesOfStep[step],
    ...(flags.hasCloverCard ? (['0'] as const) : []),
    ...(flags.hasVisitSupport ? (['4'] as const) : []),
  ]
}

/** While an account is on its way, it is the one that is used. */
export const isOnItsWay = (step: PaymentStep): boolean => step === 'pendingNextMonth' || step === 'pendingTomorrow'

export function paymentName(type: PaymentType, step: PaymentStep): string {
  switch (type) {
    case '0':
      return 'クローバーカードで支払う'
    case '1':
      return '口座を新しく登録する'
    case '2':
      return isOnItsWay(step) ? '手続き中の口座を利用する' : '登録済みの口座を利用する'
    case '3':
      return isOnItsWay(step) ? '手続き中の口座を変更する' : '登録済みの口座を変更する'
    case '4':
      return '訪問サポートで登録する'
  }
}

/** Which page of the payment company registers it; `undefined`: nothing is registered. [K-96] */
export function registrationOf(type: PaymentType | ''): 'account' | 'card' | undefined {
  if (type === '0') return 'card'
  return type === '1' || type === '3' ? 'account' : undefined
}

/** Only then does the application change which account is paid from. */
export const updatesBankAccount = (type: PaymentType | ''): type is '1' | '3' => type === '1' || type === '3'

/** The confirmation's words: a visit has its day and time in brackets, others the status of the account. [K-175] */
export function paymentText(
  type: PaymentType,
  step: PaymentStep,
  visit: { dateText: string; timeText: string },
): string {
  const detail = type === '4' ? `${visit.dateText} ${visit.timeText}` : paymentStepNames[step]
  return `${paymentName(type, step)}（${detail}）`
}

const shownDigits = 3

/** All but the last three digits are hidden. */
export function maskAccountNumber(number: string): string {
  const digits = number.trim()
  return `${'＊'.repeat(Math.max(digits.length - shownDigits, 0))}${digits.slice(-shownDigits)}`
}

/** Whom the member base knows the member's household by. */
export const memberNumberOf = (memberCode: string): string => memberCode.slice(0, 8)

export type VisitOptions = {
  firstDay: number
  lastDay: number
  /** 0 Sunday to 6 Saturday. */
  weekdays: readonly number[]
  closedDays: readonly string[]
  times: readonly { code: string; text: string }[]
}

/** The days on which staff may visit, `YYYY-MM-DD`. */
export function visitDays({ firstDay, lastDay, weekdays, closedDays }: VisitOptions, now: Date): string[] {
  const { year, month, day } = tokyoParts(now)
  return Array.from({ length: Math.max(lastDay - firstDay + 1, 0) }, (_, at) =>
    tokyoInstant(year, month, day + firstDay + at),
  )
    .filter((instant) => weekdays.includes(tokyoParts(instant).weekdayIndex))
    .map(isoDay)
    .filter((one) => !closedDays.includes(one))
}
