import { fullName, type Member, toDigits, toHalfWidthDigits } from '@shop/shared/domain'
import {
  type ApplicationForm,
  childrenChoices,
  doorbellChoices,
  formatDayWithEra,
  introducerChoices,
  paperCatalogues,
  placementChoices,
  residences,
  toCalendarDay,
  trialCampaignChoices,
} from '@shop/shared/domain/application'
import { addressLine } from './delivery-address.ts'
import type { Row } from './entries-summary.tsx'
import type { Questions } from './questions.ts'

const chosen = <V extends string>(table: Readonly<Record<V, string>>, choice: V | ''): string =>
  choice === '' ? '' : table[choice]

export const deliveryRows = (form: ApplicationForm, member: Member | undefined): Row[] => [
  { label: 'お名前', value: nameOf(form, member) },
  { label: 'お届け先のご住所', value: addressLine(form).replace(' ', '\n') },
  { label: '電話番号', value: phoneText(form.phoneNumber) },
  { label: 'お住まいの種類', value: chosen(residences, form.residence) },
  { label: 'お届け場所', value: placeOf(form) },
  { label: 'お届け時の確認方法', value: `チャイム・インターホンを${chosen(doorbellChoices, form.doorbell)}` },
  { label: '紙カタログの配付', value: chosen(paperCatalogues, form.paperCatalogue) },
]

/** As the shop knows it, else as it was typed; the kana where there are any. [K-97] */
function nameOf(form: ApplicationForm, member: Member | undefined): string {
  const { lastNameKana = '', firstNameKana = '' } = member ?? form
  const name = member === undefined ? `${form.lastName.trim()} ${form.firstName.trim()}` : fullName(member)
  const kana = `${lastNameKana.trim()} ${firstNameKana.trim()}`.trim()
  return kana === '' ? `${name} さま` : `${name} さま（${kana}）`
}

const placeOf = ({ placement, placementOther }: ApplicationForm): string =>
  placement === '9' ? `${placementChoices[placement]}（${placementOther}）` : chosen(placementChoices, placement)

/** Only what was asked, as it is sent. */
export const customerRows = (form: ApplicationForm, { asksTrialCampaign }: Questions): Row[] => [
  { label: 'お子さまについて', value: chosen(childrenChoices, form.children) },
  ...childRows(form),
  { label: 'ご紹介者', value: chosen(introducerChoices, form.introducer) },
  ...introducerRows(form),
  ...(asksTrialCampaign ? [{ label: 'お試しキャンペーン', value: trialCampaignChoices[form.trialCampaign] }] : []),
]

function childRows({ children, childDate, childName }: ApplicationForm): Row[] {
  const typed = toCalendarDay(childDate)
  const day = typed === undefined ? childDate : formatDayWithEra(typed)
  if (children === '1') return [{ label: '出産予定日', value: day }]
  if (children !== '2') return []
  return [
    { label: 'お子さまの生年月日', value: day },
    { label: 'お子さまのお名前', value: childName },
  ]
}

function introducerRows(form: ApplicationForm): Row[] {
  if (form.introducer !== '1') return []
  return [
    { label: 'ご紹介者のお名前', value: form.introducerName },
    { label: 'ご紹介者の組合員番号', value: toDigits(form.introducerUnionNumber) || '入力なし' },
    { label: 'ご紹介者の電話番号', value: phoneText(form.introducerPhoneNumber) || '入力なし' },
  ]
}

/** Eleven digits are divided one way; where an area code ends only who typed it knows. */
function phoneText(typed: string): string {
  const mobile = /^(\d{3})(\d{4})(\d{4})$/.exec(toDigits(typed))
  return mobile === null ? toHalfWidthDigits(typed.trim()).replace(/\D+/g, '-') : mobile.slice(1).join('-')
}
