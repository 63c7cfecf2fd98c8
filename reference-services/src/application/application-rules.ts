import type { deliveryApplicationCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { tokyoDay } from '../calendar/tokyo-time.ts'
import type { Explain } from '../http/read-request.ts'
import { Refusal } from '../http/refusal.ts'

export type ApplicationEntries = v.InferOutput<NonNullable<typeof deliveryApplicationCall.body>>

/** How each entry is called on the form. */
const labels: Readonly<Record<string, string>> = {
  postNumber: '郵便番号',
  address1: '都道府県',
  address2: '市区町村・町名・番地',
  address3: '建物名・部屋番号',
  phoneNumber: '電話番号',
  selectedResidence: 'お住まいの種類',
  selectedPlacement: 'お届け場所',
  placementOtherInput: 'お届け場所（その他）',
  selectedConfirmationOfDelivery: 'お届け時の確認方法',
  selectedDeliveryOfPaperCatalog: '紙カタログの配付',
  selectedAboutChildren: 'お子さまについて',
  childDate: '出産予定日・生年月日',
  childName: 'お子さまのお名前',
  selectedIntroducer: 'ご紹介者',
  introducerName: 'ご紹介者のお名前',
  introducerUnionNumber: 'ご紹介者の組合員番号',
  introducerPhoneNumber: 'ご紹介者の電話番号',
  selectedTodokTrialCampaign: 'お試しキャンペーン',
  lastName: 'お名前（姓）',
  firstName: 'お名前（名）',
  lastNameKana: 'フリガナ（セイ）',
  firstNameKana: 'フリガナ（メイ）',
  selectedPayment: 'お支払い方法',
  selectedVisitDate: '訪問を希望する日',
  selectedVisitTime: '訪問を希望する時間帯',
  agreedTerms: '利用規約への同意',
  salesPersonCode: '担当者コード',
}

const other = '9'
const pregnant = '1'
const child = '2'
const yes = '1'
const childYears = 15

const isMissing = (text: string | undefined) => text === undefined || text.trim() === ''
const refuse = (text: string) => new Refusal('applicationInvalid', text)

/** An entry that has no place in the form's own shape. */
export const explainEntries: Explain = (issues) => {
  const names = issues.map((issue) => labels[v.getDotPath(issue) ?? '']).filter((label) => label !== undefined)
  return names.length === 0 ? undefined : refuse(`${[...new Set(names)].join('、')}の入力内容をご確認ください。`)
}

const nameEntries = ['lastName', 'firstName', 'lastNameKana', 'firstNameKana'] as const

/** Nobody has told the shop the name of a login without a member. [K-97] */
export function judgeName(entries: ApplicationEntries): void {
  const missing = nameEntries.find((name) => isMissing(entries[name]))
  if (missing !== undefined) throw refuse(`${labels[missing]}を入力してください。`)
}

/** Rules between two entries of the form. [SGN-016, SGN-020, SGN-021, SGN-022] */
export function judgeEntries(entries: ApplicationEntries, now: Date): void {
  if (entries.selectedPlacement === other && isMissing(entries.placementOtherInput))
    throw refuse('お届け場所を具体的に入力してください。')
  judgeChild(entries, tokyoDay(now))
  if (entries.selectedIntroducer === yes && isMissing(entries.introducerName))
    throw refuse('ご紹介者のお名前を入力してください。')
}

function judgeChild({ selectedAboutChildren, childDate, childName }: ApplicationEntries, today: string): void {
  if (selectedAboutChildren === pregnant) {
    if (childDate === undefined) throw refuse('出産予定日を入力してください。')
    if (childDate < today) throw refuse('出産予定日は本日以降の日付を入力してください。')
  }
  if (selectedAboutChildren !== child) return
  if (childDate === undefined) throw refuse('お子さまの生年月日を入力してください。')
  const oldest = `${Number(today.slice(0, 4)) - childYears}${today.slice(4)}`
  if (childDate > today || childDate <= oldest)
    throw refuse('お子さまの生年月日は、0〜15歳未満となる日付を入力してください。')
  if (isMissing(childName)) throw refuse('お子さまのお名前を入力してください。')
}
