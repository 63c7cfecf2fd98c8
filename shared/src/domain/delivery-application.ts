import { graphemeCount, toDigits } from './japanese-text.ts'
import { type PaymentType, registrationOf } from './payment.ts'
import { isoDay } from './tokyo-time.ts'
import { toCalendarDay } from './typed-day.ts'

/** [SGN-015] */
export const residences = {
  '1': '戸建て',
  '2': '集合住宅でオートロック無し',
  '3': '集合住宅でオートロック有り',
} as const
/** [SGN-016] */
export const placementChoices = {
  '1': '玄関フード',
  '2': '物置',
  '3': '車庫',
  '4': '玄関ドア横',
  '9': 'その他',
} as const
/** [SGN-017] */
export const doorbellChoices = { '1': '鳴らす', '0': '鳴らさない' } as const
/** [SGN-018] */
export const paperCatalogues = { '0': '配付を希望しない', '1': '配付を希望する' } as const
/** [SGN-020] */
export const childrenChoices = { '0': '該当なし', '1': '現在、妊娠中', '2': '0〜15歳未満' } as const
/** [SGN-022] */
export const introducerChoices = { '0': 'いない', '1': 'いる' } as const

/** [SGN-019] */
export const trialCampaignChoices = { '1': '希望する', '0': '希望しない' } as const

/** A newcomer's entries, as typed; nothing is lost when it is refused. [API-057] */
export type ApplicationForm = {
  lastName: string
  firstName: string
  lastNameKana: string
  firstNameKana: string
  postNumber: string
  prefecture: string
  city: string
  street: string
  building: string
  phoneNumber: string
  residence: keyof typeof residences | ''
  placement: keyof typeof placementChoices | ''
  placementOther: string
  doorbell: keyof typeof doorbellChoices | ''
  paperCatalogue: keyof typeof paperCatalogues | ''
  children: keyof typeof childrenChoices | ''
  childDate: string
  childName: string
  introducer: keyof typeof introducerChoices | ''
  introducerName: string
  introducerUnionNumber: string
  introducerPhoneNumber: string
  trialCampaign: keyof typeof trialCampaignChoices
  payment: PaymentType | ''
  /** `YYYY-MM-DD`, of a visit. */
  visitDate: string
  /** Code of a time of day of the visit options. */
  visitTime: string
}

export type ApplicationField = keyof ApplicationForm
export type ApplicationErrors = Partial<Record<ApplicationField, string>>

export const emptyApplication: ApplicationForm = {
  lastName: '',
  firstName: '',
  lastNameKana: '',
  firstNameKana: '',
  postNumber: '',
  prefecture: '',
  city: '',
  street: '',
  building: '',
  phoneNumber: '',
  residence: '',
  placement: '',
  placementOther: '',
  doorbell: '',
  paperCatalogue: '0',
  children: '0',
  childDate: '',
  childName: '',
  introducer: '0',
  introducerName: '',
  introducerUnionNumber: '',
  introducerPhoneNumber: '',
  trialCampaign: '0',
  payment: '',
  visitDate: '',
  visitTime: '',
}

const isBlank = (text: string) => text.trim() === ''
const postNumberDigits = 7
const prefectureLength = 10
const lineLength = 100
const nameLength = 40
const unionNumberLength = 16

export const isPostNumber = (text: string): boolean =>
  toDigits(text).length === postNumberDigits && /^\d+$/.test(toDigits(text))
/** 10 or 11 digits that begin with 0. [JP-11] */
export const isPhoneNumber = (text: string): boolean => /^0\d{9,10}$/.test(toDigits(text))

/** The questions of an application, which are not the same for everybody. */
export type ApplicationAsks = {
  now: Date
  /** Nobody knows the name of who applies: a login without a member. [K-97] */
  name: boolean
  payment?: PaymentAsks | undefined
}

/** Of the step of payment. [SGN-038 to SGN-043] */
export type PaymentAsks = {
  offered: readonly PaymentType[]
  /** Registered by the payment company for this application. [SGN-065] */
  registered?: 'account' | 'card' | undefined
  visitDays: readonly string[]
  visitTimes: readonly string[]
}

type Rule = (form: ApplicationForm, asks: ApplicationAsks, today: string) => string | undefined
type Rules = Partial<Record<ApplicationField, Rule>>

const personNameLength = 20
const kanaLength = 40
/** Full-width katakana, with the marks that a name may hold. [JP-04] */
const isKana = (text: string): boolean => /^[ァ-ヶー・゛゜　 ]+$/.test(text.trim())

const nameRule =
  (field: 'lastName' | 'firstName', label: string): Rule =>
  (form, { name }) => {
    if (!name) return undefined
    return isBlank(form[field]) ? `${label}を入力してください。` : tooLong(form[field], personNameLength)
  }

const kanaRule =
  (field: 'lastNameKana' | 'firstNameKana', label: string): Rule =>
  (form, { name }) => {
    if (!name) return undefined
    if (isBlank(form[field])) return `${label}を入力してください。`
    return isKana(form[field]) ? tooLong(form[field], kanaLength) : `${label}を全角カタカナで入力してください。`
  }

const deliveryRules: Rules = {
  lastName: nameRule('lastName', 'お名前（姓）'),
  firstName: nameRule('firstName', 'お名前（名）'),
  lastNameKana: kanaRule('lastNameKana', 'フリガナ（セイ）'),
  firstNameKana: kanaRule('firstNameKana', 'フリガナ（メイ）'),
  postNumber: (form) => (isPostNumber(form.postNumber) ? undefined : '郵便番号を7けたの数字で入力してください。'),
  prefecture: (form) =>
    isBlank(form.prefecture) ? '都道府県を入力してください。' : tooLong(form.prefecture, prefectureLength),
  city: (form) => (isBlank(form.city) ? '市区町村を入力してください。' : tooLong(form.city)),
  street: (form) =>
    isBlank(form.street) ? '町名・番地を入力してください。' : (tooLong(form.street) ?? tooLongLine(form)),
  building: (form) => tooLong(form.building),
  phoneNumber: (form) =>
    isPhoneNumber(form.phoneNumber) ? undefined : '電話番号を、0から始まる10けたまたは11けたの数字で入力してください。',
  residence: (form) => (form.residence === '' ? 'お住まいの種類を選んでください。' : undefined),
  placement: (form) => (form.placement === '' ? 'お届け場所を選んでください。' : undefined),
  // A field that a choice hides is not judged: nobody could see what to correct.
  placementOther: (form) => {
    if (form.placement !== '9') return undefined
    return isBlank(form.placementOther) ? 'お届け場所を具体的に入力してください。' : tooLong(form.placementOther)
  },
  doorbell: (form) => (form.doorbell === '' ? 'お届け時の確認方法を選んでください。' : undefined),
  paperCatalogue: (form) => (form.paperCatalogue === '' ? '紙カタログの配付を選んでください。' : undefined),
}

const customerRules: Rules = {
  children: (form) => (form.children === '' ? 'お子さまについて選んでください。' : undefined),
  // 1 asks the due date, 2 the birth date and the name.
  childDate: ({ children, childDate }, _, today) => {
    if (children === '1') return judgeDueDate(childDate, today)
    return children === '2' ? judgeBirthDate(childDate, today) : undefined
  },
  childName: (form) => {
    if (form.children !== '2') return undefined
    return isBlank(form.childName) ? 'お子さまのお名前を入力してください。' : tooLong(form.childName, nameLength)
  },
  introducer: (form) => (form.introducer === '' ? 'ご紹介者について選んでください。' : undefined),
  introducerName: (form) => {
    if (form.introducer !== '1') return undefined
    return isBlank(form.introducerName)
      ? 'ご紹介者のお名前を入力してください。'
      : tooLong(form.introducerName, nameLength)
  },
  introducerUnionNumber: (form) => {
    const digits = toDigits(form.introducerUnionNumber)
    if (form.introducer !== '1') return undefined
    return /^\d*$/.test(digits) ? tooLong(digits, unionNumberLength) : 'ご紹介者の組合員番号を数字で入力してください。'
  },
  introducerPhoneNumber: (form) =>
    form.introducer === '1' && !isBlank(form.introducerPhoneNumber) && !isPhoneNumber(form.introducerPhoneNumber)
      ? 'ご紹介者の電話番号を、0から始まる10けたまたは11けたの数字で入力してください。'
      : undefined,
}

const isPaymentOf = (asks: PaymentAsks, payment: ApplicationForm['payment']): payment is PaymentType =>
  asks.offered.some((type) => type === payment)

const paymentRules: Rules = {
  payment: ({ payment }, { payment: asks }) => {
    if (asks === undefined) return undefined
    if (!isPaymentOf(asks, payment)) return 'お支払い方法を選んでください。'
    const registers = registrationOf(payment)
    if (registers === undefined || registers === asks.registered) return undefined
    return registers === 'card'
      ? 'カードの登録が終わっていません。「カードを登録する」からお手続きください。'
      : '口座の登録が終わっていません。「口座を登録する」からお手続きください。'
  },
  visitDate: ({ payment, visitDate }, { payment: asks }) =>
    payment !== '4' || asks === undefined || asks.visitDays.includes(visitDate)
      ? undefined
      : '訪問を希望する日を選んでください。',
  visitTime: ({ payment, visitTime }, { payment: asks }) =>
    payment !== '4' || asks === undefined || asks.visitTimes.includes(visitTime)
      ? undefined
      : '訪問を希望する時間帯を選んでください。',
}

function judgeDueDate(typed: string, today: string): string | undefined {
  const day = toCalendarDay(typed)
  if (day === undefined) return '出産予定日を入力してください。'
  return day < today ? '出産予定日は本日以降の日付を入力してください。' : undefined
}

const childYears = 15

function judgeBirthDate(typed: string, today: string): string | undefined {
  const day = toCalendarDay(typed)
  if (day === undefined) return 'お子さまの生年月日を入力してください。'
  const tooEarly = `${Number(today.slice(0, 4)) - childYears}${today.slice(4)}`
  const isOfAChild = tooEarly < day && day <= today
  return isOfAChild ? undefined : 'お子さまの生年月日は、0〜15歳未満となる日付を入力してください。'
}

/** City and street travel as one line of the address, so together they may not be longer than it. */
function tooLongLine({ city, street }: ApplicationForm): string | undefined {
  if (tooLong(city) !== undefined || tooLong(city + street) === undefined) return undefined
  return `市区町村とあわせて${lineLength}文字以内で入力してください。`
}

function tooLong(text: string, max = lineLength): string | undefined {
  return graphemeCount(text) > max ? `${max}文字以内で入力してください。` : undefined
}

/** The steps before the confirmation; payment only when it is asked for. */
export type ApplicationStep = 'delivery' | 'customer' | 'payment'

const rulesOf: Readonly<Record<ApplicationStep, Rules>> = {
  delivery: deliveryRules,
  customer: customerRules,
  payment: paymentRules,
}

/** The faults in the entries of a step, by field, in the order of the form. */
export function judgeApplication(
  form: ApplicationForm,
  step: ApplicationStep,
  asks: ApplicationAsks,
): ApplicationErrors {
  const today = isoDay(asks.now)
  const errors: ApplicationErrors = {}
  for (const [field, rule] of Object.entries(rulesOf[step])) {
    const error = rule(form, asks, today)
    if (error !== undefined) errors[field as ApplicationField] = error
  }
  return errors
}
