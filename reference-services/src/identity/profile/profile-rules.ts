import * as v from 'valibot'
import type { MemberTable } from '../../database/schema.ts'

/** The details that a member may change, as they are typed. */
export const profileFields = ['phone', 'mobilePhone', 'postNumber', 'prefecture', 'street', 'building'] as const
export type ProfileField = (typeof profileFields)[number]
export type ProfileEntries = Record<ProfileField, string>
export type ProfileErrors = Partial<Record<ProfileField, string>>

export const profileLabels: Readonly<Record<ProfileField, string>> = {
  phone: '電話番号',
  mobilePhone: '携帯電話番号',
  postNumber: '郵便番号',
  prefecture: '都道府県',
  street: '市区町村・町名・番地',
  building: '建物名・部屋番号',
}

/** Beyond it nothing was typed. */
const maxTypedLength = 1000
const typed = v.pipe(v.string(), v.maxLength(maxTypedLength))
export const entryFields = {
  phone: typed,
  mobilePhone: typed,
  postNumber: typed,
  prefecture: typed,
  street: typed,
  building: typed,
}

const postNumberDigits = 7
const maxPrefecture = 10
const maxLine = 100

/** Whatever widths, hyphens and spaces were typed. [JP-03, JP-04] */
const toDigits = (text: string): string =>
  text
    .replace(/[０-９]/g, (digit) => String.fromCharCode(digit.charCodeAt(0) - 0xfee0))
    .replace(/[-‐‑‒–—―−ーｰ－()（）\s\u3000]/g, '')

/** One line: no text of the database holds the others' signs. */
const toLine = (text: string): string => text.replace(/\p{Cc}+/gu, ' ').trim()

/** As they are stored. Names and addresses stay as typed. [JP-05] */
export const tidyEntries = (entries: ProfileEntries): ProfileEntries => ({
  phone: toDigits(entries.phone),
  mobilePhone: toDigits(entries.mobilePhone),
  postNumber: toDigits(entries.postNumber.replace('〒', '')),
  prefecture: toLine(entries.prefecture),
  street: toLine(entries.street),
  building: toLine(entries.building),
})

const isPhone = (digits: string) => /^0\d{9,10}$/.test(digits)
const phoneText = (label: string) => `${label}を、0から始まる10けたまたは11けたの数字で入力してください。`

/** Faults in tidy entries, by field, in the order of the form. [JP-09, JP-11] */
export function judgeProfile({ phone, mobilePhone, postNumber, prefecture, street, building }: ProfileEntries) {
  const errors: ProfileErrors = {}
  if (phone === '' && mobilePhone === '') errors.phone = '電話番号か携帯電話番号のどちらかを入力してください。'
  else if (phone !== '' && !isPhone(phone)) errors.phone = phoneText(profileLabels.phone)
  if (mobilePhone !== '' && !isPhone(mobilePhone)) errors.mobilePhone = phoneText(profileLabels.mobilePhone)
  if (!(postNumber.length === postNumberDigits && /^\d+$/.test(postNumber)))
    errors.postNumber = '郵便番号を7けたの数字で入力してください。'
  const lines = { prefecture: judgeLine(prefecture, maxPrefecture), street: judgeLine(street, maxLine) }
  if (prefecture === '') errors.prefecture = '都道府県を入力してください。'
  else if (lines.prefecture !== undefined) errors.prefecture = lines.prefecture
  if (street === '') errors.street = '市区町村・町名・番地を入力してください。'
  else if (lines.street !== undefined) errors.street = lines.street
  const tooLong = judgeLine(building, maxLine)
  if (tooLong !== undefined) errors.building = tooLong
  return errors
}

/** As a reader counts them. [JP-18] */
const judgeLine = (text: string, max: number): string | undefined =>
  [...new Intl.Segmenter('ja', { granularity: 'grapheme' }).segment(text)].length > max
    ? `${max}文字以内で入力してください。`
    : undefined

export const entriesOf = (member: MemberTable): ProfileEntries => ({
  phone: member.phone ?? '',
  mobilePhone: member.mobile_phone ?? '',
  postNumber: member.post_code,
  prefecture: member.prefecture,
  street: member.street,
  building: member.building,
})
