import type { MemberTable } from '../database/schema.ts'
import type { TestMember } from './test-members.ts'

const ofNobody = {
  family_code: null,
  family_last_name: null,
  family_first_name: null,
  family_last_name_kana: null,
  family_first_name_kana: null,
  week_category: null,
  office_code: null,
  branch_code: null,
  branch_name: null,
  is_family: false,
  uses_delivery: false,
  card_number: null,
  phone: null,
}

/** Their codes follow each other; so do their addresses and mobile phones. */
const firstCode = 12_060_011

function newcomer(
  at: number,
  [last, first]: readonly [string, string],
  [lastKana, firstKana]: readonly [string, string],
) {
  const member: MemberTable = {
    ...ofNobody,
    code: `${firstCode + at}01`,
    last_name: last,
    first_name: first,
    last_name_kana: lastKana,
    first_name_kana: firstKana,
    post_code: '0620903',
    prefecture: '北海道',
    street: `札幌市豊平区豊平三条6丁目1-${21 + at}`,
    building: '',
    mobile_phone: `0902000${String(101 + at).padStart(4, '0')}`,
    birthday: `199${at}-04-1${at}`,
  }
  return member
}

const nothingBought = { linesPerWeek: 0, openLines: [0, 0], favourites: 0 } as const

/** By login: the name, its reading, and how the payment stands. Their codes follow this order. */
const people = [
  ['payment1', ['夏目', 'ひとみ'], ['ナツメ', 'ヒトミ'], 'applies with payment, no account yet'],
  ['payment2', ['秋山', 'そら'], ['アキヤマ', 'ソラ'], 'its account counts from next month'],
  ['payment3', ['冬木', 'こはる'], ['フユキ', 'コハル'], 'its account counts from tomorrow'],
  ['payment4', ['桜井', 'ゆづき'], ['サクライ', 'ユヅキ'], 'an account is registered; holds a Clover card'],
  ['payment5', ['森川', 'いつき'], ['モリカワ', 'イツキ'], 'its account is not valid any more'],
  ['payment6', ['浜田', 'なぎさ'], ['ハマダ', 'ナギサ'], 'an account is registered, another one on its way'],
  ['payment7', ['野原', 'すみれ'], ['ノハラ', 'スミレ'], 'an account is registered, another one was refused'],
  ['paymentj1', ['藤本', 'あかり'], ['フジモト', 'アカリ'], 'has applied, payment still missing (J1)'],
  ['unavailable', ['島崎', 'みなと'], ['シマザキ', 'ミナト'], 'delivery is not available'],
] as const

/** Newcomers whose payment stands in each of the ways that the member base knows. [SGN-059, K-103] */
export const paymentMembers: readonly (TestMember & { member: MemberTable; note: string })[] = people.map(
  ([login, name, kana, note], at) => ({
    email: `${login}@todok.example`,
    member: newcomer(at, name, kana),
    note,
    ...nothingBought,
  }),
)
