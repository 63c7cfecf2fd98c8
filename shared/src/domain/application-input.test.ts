import { describe, expect, it } from '@jest/globals'
import {
  type ApplicationForm,
  type ApplicationStep,
  emptyApplication,
  judgeApplication,
} from './delivery-application.ts'

const asks = { now: new Date('2026-11-20T18:00:00+09:00'), name: true }
const right: ApplicationForm = {
  ...emptyApplication,
  lastName: '髙﨑',
  firstName: 'はな',
  lastNameKana: 'タカサキ',
  firstNameKana: 'ハナ',
  postNumber: '060-0001',
  prefecture: '北海道',
  city: '札幌市中央区',
  street: '北一条西1-1',
  phoneNumber: '090-1234-5678',
  residence: '1',
  placement: '9',
  placementOther: '裏口',
  doorbell: '1',
  children: '2',
  childDate: '2020-04-01',
  childName: 'ゆい',
  introducer: '1',
  introducerName: '鈴木 一郎',
}

/** Anybody may type these into any field. */
const typed = {
  nothing: '',
  'half-width spaces': '   ',
  'full-width spaces': '\u3000\u3000',
  'a line break': '\n',
  emoji: '😀👨‍👩‍👧‍👦',
  HTML: '<img src=x onerror="alert(1)">',
  SQL: "'; drop table member; --",
  'what is too long': 'あ'.repeat(101),
  'full-width digits': '１２３',
  'an impossible day': '2021-02-29',
} as const
type Typed = keyof typeof typed

type Said = Partial<Record<Typed, string>> & { otherwise?: string }
const missing = (text: string) => ({
  nothing: text,
  'half-width spaces': text,
  'full-width spaces': text,
  'a line break': text,
})
const max = (length: number) => `${length}文字以内で入力してください。`
const tooLong = (length: number) => ({ 'what is too long': max(length) })
/** So short that the signs do not fit, either. */
const short = (length: number) => ({ ...tooLong(length), HTML: max(length), SQL: max(length) })

/** Whatever is not named is text and taken as it is: the page shows it, and the services store it, as text. */
const fields: { field: keyof ApplicationForm; step: ApplicationStep; says: Said }[] = [
  {
    field: 'lastName',
    step: 'delivery',
    says: { ...missing('お名前（姓）を入力してください。'), ...short(20) },
  },
  {
    field: 'firstName',
    step: 'delivery',
    says: { ...missing('お名前（名）を入力してください。'), ...short(20) },
  },
  {
    field: 'lastNameKana',
    step: 'delivery',
    says: {
      ...missing('フリガナ（セイ）を入力してください。'),
      otherwise: 'フリガナ（セイ）を全角カタカナで入力してください。',
    },
  },
  {
    field: 'firstNameKana',
    step: 'delivery',
    says: {
      ...missing('フリガナ（メイ）を入力してください。'),
      otherwise: 'フリガナ（メイ）を全角カタカナで入力してください。',
    },
  },
  { field: 'postNumber', step: 'delivery', says: { otherwise: '郵便番号を7けたの数字で入力してください。' } },
  {
    field: 'prefecture',
    step: 'delivery',
    says: {
      ...missing('都道府県を入力してください。'),
      ...short(10),
    },
  },
  { field: 'city', step: 'delivery', says: { ...missing('市区町村を入力してください。'), ...tooLong(100) } },
  { field: 'street', step: 'delivery', says: { ...missing('町名・番地を入力してください。'), ...tooLong(100) } },
  { field: 'building', step: 'delivery', says: tooLong(100) },
  {
    field: 'phoneNumber',
    step: 'delivery',
    says: { otherwise: '電話番号を、0から始まる10けたまたは11けたの数字で入力してください。' },
  },
  {
    field: 'placementOther',
    step: 'delivery',
    says: { ...missing('お届け場所を具体的に入力してください。'), ...tooLong(100) },
  },
  { field: 'childDate', step: 'customer', says: { otherwise: 'お子さまの生年月日を入力してください。' } },
  {
    field: 'childName',
    step: 'customer',
    says: { ...missing('お子さまのお名前を入力してください。'), ...tooLong(40) },
  },
  {
    field: 'introducerName',
    step: 'customer',
    says: { ...missing('ご紹介者のお名前を入力してください。'), ...tooLong(40) },
  },
]

describe('whatever is typed', () => {
  it('[SGN-028] is right as it is in every field', () => {
    for (const step of ['delivery', 'customer'] as const) expect(judgeApplication(right, step, asks)).toEqual({})
  })

  describe.each(fields)('into $field', ({ field, step, says }) => {
    it.each(Object.keys(typed) as Typed[])('[SGN-028] %s is taken as it is, or refused in words', (kind) => {
      const error = says[kind] ?? says.otherwise
      expect(judgeApplication({ ...right, [field]: typed[kind] }, step, asks)).toEqual(
        error === undefined ? {} : { [field]: error },
      )
    })
  })

  it.each([
    { typed: '', error: undefined },
    { typed: '\u3000', error: undefined },
    { typed: '１２３４－５６', error: undefined },
    { typed: '😀', error: 'ご紹介者の組合員番号を数字で入力してください。' },
    { typed: '<b>1</b>', error: 'ご紹介者の組合員番号を数字で入力してください。' },
    { typed: '1'.repeat(17), error: '16文字以内で入力してください。' },
  ])('[SGN-022] the number of an introducer is digits: $typed', ({ typed: introducerUnionNumber, error }) => {
    expect(judgeApplication({ ...right, introducerUnionNumber }, 'customer', asks)).toEqual(
      error === undefined ? {} : { introducerUnionNumber: error },
    )
  })

  it.each(['😀', '<b>', '１２３', '2021-02-29'])('[SGN-022] the phone of an introducer is one: %s', (text) => {
    expect(Object.keys(judgeApplication({ ...right, introducerPhoneNumber: text }, 'customer', asks))).toEqual([
      'introducerPhoneNumber',
    ])
  })
})
