import { describe, expect, it } from '@jest/globals'
import {
  type ApplicationErrors,
  type ApplicationForm,
  childrenChoices,
  emptyApplication,
  isPhoneNumber,
  isPostNumber,
  judgeApplication,
  paperCatalogues,
  placementChoices,
  residences,
} from './delivery-application.ts'

const asks = { now: new Date('2026-11-20T18:00:00+09:00'), name: false }
const aForm = (over: Partial<ApplicationForm> = {}): ApplicationForm => ({
  ...emptyApplication,
  postNumber: '060-0001',
  prefecture: '北海道',
  city: '札幌市中央区',
  street: '北一条西1-1',
  phoneNumber: '090-1234-5678',
  residence: '1',
  placement: '1',
  doorbell: '1',
  ...over,
})

describe('the choices of the application', () => {
  it.each([
    {
      id: 'SGN-015',
      choices: residences,
      texts: ['戸建て', '集合住宅でオートロック無し', '集合住宅でオートロック有り'],
    },
    { id: 'SGN-016', choices: placementChoices, texts: ['玄関フード', '物置', '車庫', '玄関ドア横', 'その他'] },
    { id: 'SGN-018', choices: paperCatalogues, texts: ['配付を希望しない', '配付を希望する'] },
    { id: 'SGN-020', choices: childrenChoices, texts: ['該当なし', '現在、妊娠中', '0〜15歳未満'] },
  ])('[$id] are the documents’ own', ({ choices, texts }) => {
    expect(Object.values(choices)).toEqual(texts)
  })

  it('[SGN-020] have the codes 0, 1 and 2 for children', () => {
    expect(childrenChoices).toEqual({ '0': '該当なし', '1': '現在、妊娠中', '2': '0〜15歳未満' })
  })
})

describe('the first step', () => {
  it('[SGN-028] a complete one is not complained about', () => {
    expect(judgeApplication(aForm(), 'delivery', asks)).toEqual({})
  })

  it('[SGN-028] an empty one names what is missing, in the order of the form', () => {
    expect(Object.keys(judgeApplication(emptyApplication, 'delivery', asks))).toEqual([
      'postNumber',
      'prefecture',
      'city',
      'street',
      'phoneNumber',
      'residence',
      'placement',
      'doorbell',
    ])
  })

  it.each<{ id: string; says: string; over: Partial<ApplicationForm>; errors: ApplicationErrors }>([
    {
      id: 'SGN-028',
      says: 'six digits are no postal code',
      over: { postNumber: '060-001' },
      errors: { postNumber: '郵便番号を7けたの数字で入力してください。' },
    },
    {
      id: 'SGN-028',
      says: 'letters are no postal code',
      over: { postNumber: '06O-0001' },
      errors: { postNumber: '郵便番号を7けたの数字で入力してください。' },
    },
    {
      id: 'SGN-028',
      says: 'blank is missing',
      over: { prefecture: ' ', city: '\u3000', street: '\n' },
      errors: {
        prefecture: '都道府県を入力してください。',
        city: '市区町村を入力してください。',
        street: '町名・番地を入力してください。',
      },
    },
    {
      id: 'SGN-028',
      says: 'a phone number begins with 0',
      over: { phoneNumber: '190-1234-5678' },
      errors: { phoneNumber: '電話番号を、0から始まる10けたまたは11けたの数字で入力してください。' },
    },
    {
      id: 'SGN-016',
      says: 'another place asks for its words',
      over: { placement: '9', placementOther: ' ' },
      errors: { placementOther: 'お届け場所を具体的に入力してください。' },
    },
    {
      id: 'SGN-016',
      says: 'another place with its words',
      over: { placement: '9', placementOther: '裏口' },
      errors: {},
    },
    { id: 'SGN-016', says: 'the words are not asked for elsewhere', over: { placementOther: '' }, errors: {} },
    { id: 'SGN-016', says: 'nor judged', over: { placementOther: 'あ'.repeat(101) }, errors: {} },
    {
      id: 'SGN-018',
      says: 'the paper catalogue is a choice',
      over: { paperCatalogue: '' },
      errors: { paperCatalogue: '紙カタログの配付を選んでください。' },
    },
  ])('[$id] $says', ({ over, errors }) => {
    expect(judgeApplication(aForm(over), 'delivery', asks)).toEqual(errors)
  })

  it.each([
    { field: 'prefecture', max: 10 },
    { field: 'city', max: 100 },
    { field: 'street', max: 100 },
    { field: 'building', max: 100 },
    { field: 'placementOther', max: 100 },
  ] as const)('[SGN-028] $field may have $max characters and not one more', ({ field, max }) => {
    const judge = (length: number) =>
      // A surrogate pair is one character to a reader. [JP-18]
      judgeApplication(aForm({ city: '', street: '', placement: '9', [field]: '𠮷'.repeat(length) }), 'delivery', asks)[
        field
      ]
    expect(judge(max)).toBeUndefined()
    expect(judge(max + 1)).toBe(`${max}文字以内で入力してください。`)
  })

  it('[SGN-028] city and street are one line of the address', () => {
    const both = (length: number) =>
      judgeApplication(aForm({ city: '市'.repeat(50), street: '町'.repeat(length) }), 'delivery', asks)
    expect(both(50)).toEqual({})
    expect(both(51)).toEqual({ street: '市区町村とあわせて100文字以内で入力してください。' })
  })
})

describe('the second step', () => {
  const expecting = { children: '1', childDate: '2027-02-28' } as const
  const child = { children: '2', childDate: '2020-02-29', childName: 'ゆい' } as const
  const introduced = { introducer: '1', introducerName: '鈴木 一郎' } as const

  it.each<{ id: string; says: string; over: Partial<ApplicationForm>; errors: ApplicationErrors }>([
    { id: 'SGN-021', says: 'no child asks for nothing', over: {}, errors: {} },
    {
      id: 'SGN-021',
      says: 'pregnancy asks for the due date',
      over: { children: '1' },
      errors: { childDate: '出産予定日を入力してください。' },
    },
    { id: 'SGN-021', says: 'and for nothing else', over: expecting, errors: {} },
    {
      id: 'SGN-021',
      says: 'a child asks for birth date and name',
      over: { children: '2' },
      errors: {
        childDate: 'お子さまの生年月日を入力してください。',
        childName: 'お子さまのお名前を入力してください。',
      },
    },
    { id: 'SGN-021', says: 'a child with both', over: child, errors: {} },
    {
      id: 'SGN-021',
      says: 'a day that no calendar has is none',
      over: { ...child, childDate: '2021-02-29' },
      errors: { childDate: 'お子さまの生年月日を入力してください。' },
    },
    {
      id: 'SGN-021',
      says: 'a month that no calendar has is none',
      over: { ...expecting, childDate: '2027-13-01' },
      errors: { childDate: '出産予定日を入力してください。' },
    },
    {
      id: 'SGN-021',
      says: 'a due date is not past',
      over: { ...expecting, childDate: '2026/11/19' },
      errors: { childDate: '出産予定日は本日以降の日付を入力してください。' },
    },
    { id: 'SGN-021', says: 'and may be today', over: { ...expecting, childDate: '令和8年11月20日' }, errors: {} },
    ...['2026-11-21', '2011-11-20'].map((childDate) => ({
      id: 'SGN-020',
      says: `a child born on ${childDate} is not between 0 and 15`,
      over: { ...child, childDate },
      errors: { childDate: 'お子さまの生年月日は、0〜15歳未満となる日付を入力してください。' },
    })),
    ...['20261120', '平成23年11月21日'].map((childDate) => ({
      id: 'SGN-020',
      says: `a child born on ${childDate} is`,
      over: { ...child, childDate },
      errors: {},
    })),
    {
      id: 'SGN-021',
      says: 'a name that is not asked for is not judged',
      over: { ...expecting, childName: 'あ'.repeat(41), introducerName: 'あ'.repeat(41) },
      errors: {},
    },
    {
      id: 'SGN-022',
      says: 'an introducer has a name',
      over: { introducer: '1' },
      errors: { introducerName: 'ご紹介者のお名前を入力してください。' },
    },
    { id: 'SGN-022', says: 'and may have nothing else', over: introduced, errors: {} },
    {
      id: 'SGN-022',
      says: 'a phone number of the introducer is one',
      over: { ...introduced, introducerPhoneNumber: '12345' },
      errors: {
        introducerPhoneNumber: 'ご紹介者の電話番号を、0から始まる10けたまたは11けたの数字で入力してください。',
      },
    },
    { id: 'SGN-022', says: 'entries of nobody are not judged', over: { introducerPhoneNumber: '12345' }, errors: {} },
    {
      id: 'SGN-028',
      says: 'nothing chosen is named',
      over: { children: '', introducer: '' },
      errors: {
        children: 'お子さまについて選んでください。',
        introducer: 'ご紹介者について選んでください。',
      },
    },
    {
      id: 'SGN-028',
      says: 'names have 40 characters at most',
      over: { ...child, childName: 'あ'.repeat(41), introducer: '1', introducerName: 'あ'.repeat(41) },
      errors: { childName: '40文字以内で入力してください。', introducerName: '40文字以内で入力してください。' },
    },
    {
      id: 'SGN-028',
      says: 'the introducer’s union number has 16 characters at most',
      over: { ...introduced, introducerUnionNumber: '1'.repeat(17) },
      errors: { introducerUnionNumber: '16文字以内で入力してください。' },
    },
  ])('[$id] $says', ({ over, errors }) => {
    expect(judgeApplication(aForm(over), 'customer', asks)).toEqual(errors)
  })
})

describe('numbers as typed', () => {
  it.each([
    { typed: '0600001', ok: true },
    { typed: '０６０－０００１', ok: true },
    { typed: '060ー0001', ok: true },
    { typed: '〒060-0001', ok: false },
    { typed: '06000012', ok: false },
    { typed: '', ok: false },
  ])('[SGN-028] $typed is a postal code: $ok', ({ typed, ok }) => {
    expect(isPostNumber(typed)).toBe(ok)
  })

  // JP-11: area codes of every length.
  it.each([
    { typed: '011-789-0000', ok: true },
    { typed: '0120-000-111', ok: true },
    { typed: '01267-1-2345', ok: true },
    { typed: '０９０ー１２３４ー５６７８', ok: true },
    { typed: '05012345678', ok: true },
    { typed: '012345678', ok: false },
    { typed: '090123456789', ok: false },
    { typed: '+81 90 1234 5678', ok: false },
    { typed: '', ok: false },
  ])('[SGN-028] $typed is a phone number: $ok', ({ typed, ok }) => {
    expect(isPhoneNumber(typed)).toBe(ok)
  })
})

describe('the name of who has no member', () => {
  const named = { ...asks, name: true }
  const names = { lastName: '髙﨑', firstName: 'はな', lastNameKana: 'タカサキ', firstNameKana: 'ハナ' }

  it('[SGN-028] is asked for, with its reading in katakana', () => {
    expect(judgeApplication(aForm(names), 'delivery', named)).toEqual({})
    expect(Object.keys(judgeApplication(aForm(), 'delivery', named))).toEqual([
      'lastName',
      'firstName',
      'lastNameKana',
      'firstNameKana',
    ])
  })

  it.each(['たかさき', 'ﾀｶｻｷ', 'TAKASAKI', 'タカサキ1', '😀'])('[SGN-028] has no reading like %s', (lastNameKana) => {
    expect(judgeApplication(aForm({ ...names, lastNameKana }), 'delivery', named)).toEqual({
      lastNameKana: 'フリガナ（セイ）を全角カタカナで入力してください。',
    })
  })

  it('[SGN-028] is asked of nobody whose name is known', () => {
    expect(judgeApplication(aForm(), 'delivery', asks)).toEqual({})
  })
})

describe('the step of payment', () => {
  const payment = { offered: ['1', '4', '0'], visitDays: ['2026-11-30'], visitTimes: ['1'] } as const
  const judge = (over: Partial<ApplicationForm>, more: { registered?: 'account' | 'card' } = {}) =>
    judgeApplication(aForm(over), 'payment', { ...asks, payment: { ...payment, ...more } })

  it('[SGN-013] asks nothing without payment', () => {
    expect(judgeApplication(aForm(), 'payment', asks)).toEqual({})
  })

  it('[SGN-038] asks for one of the payments that are offered', () => {
    expect(judge({ payment: '' })).toEqual({ payment: 'お支払い方法を選んでください。' })
    expect(judge({ payment: '2' })).toEqual({ payment: 'お支払い方法を選んでください。' })
  })

  it('[SGN-062] asks for the registration that the payment needs', () => {
    const account = '口座の登録が終わっていません。「口座を登録する」からお手続きください。'
    expect(judge({ payment: '1' })).toEqual({ payment: account })
    expect(judge({ payment: '1' }, { registered: 'card' })).toEqual({ payment: account })
    expect(judge({ payment: '1' }, { registered: 'account' })).toEqual({})
    expect(judge({ payment: '0' }, { registered: 'account' })).toEqual({
      payment: 'カードの登録が終わっていません。「カードを登録する」からお手続きください。',
    })
  })

  it('[SGN-023] asks a visit for its day and time', () => {
    expect(judge({ payment: '4', visitDate: '2026-11-30', visitTime: '1' })).toEqual({})
    expect(Object.keys(judge({ payment: '4', visitDate: '2026-11-29', visitTime: '' }))).toEqual([
      'visitDate',
      'visitTime',
    ])
  })
})
