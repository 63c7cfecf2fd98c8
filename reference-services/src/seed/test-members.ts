import type { StageTable } from '../database/purchase-tables.ts'
import type { MemberTable } from '../database/schema.ts'

/** All test logins have this password; it fulfils the rule of GRD-068. */
export const testPassword = 'Todok-2026!'

export type TestMember = {
  email: string
  /** Empty: known to the identity provider, unknown to the member base. */
  member?: MemberTable
  /** Different products in a past week; none: no orders. */
  linesPerWeek: number
  /** Lines in the first and in the second open week. */
  openLines: readonly [number, number]
  favourites: number
  /** Lists of favourites, the newest first, with how many of those are in each. */
  favouriteLists?: readonly (readonly [name: string, products: number])[]
  /** Months until the points expire; none: no points. */
  pointMonths?: number
  /** No points can be used by the card. [ACC-031] */
  isCardSuspended?: true
  stage?: Omit<StageTable, 'member_code'>
}

const noFamily = {
  family_code: null,
  family_last_name: null,
  family_first_name: null,
  family_last_name_kana: null,
  family_first_name_kana: null,
}

const sapporo = {
  week_category: '2',
  office_code: '010',
  branch_code: '0101',
  branch_name: '札幌中央センター',
  post_code: '0600001',
  prefecture: '北海道',
  birthday: null,
}

const north: MemberTable = {
  ...sapporo,
  ...noFamily,
  code: '1203456701',
  last_name: '北野',
  first_name: 'みのり',
  last_name_kana: 'キタノ',
  first_name_kana: 'ミノリ',
  is_family: false,
  uses_delivery: true,
  card_number: '9012034567010015',
  street: '札幌市中央区北一条西2丁目1-1',
  building: 'みのりマンション305号室',
  phone: '0112000001',
  mobile_phone: '09020000001',
  birthday: '1984-06-12',
}

/** The people behind the test logins. */
export const testMembers: readonly TestMember[] = [
  {
    email: 'member@todok.example',
    member: north,
    linesPerWeek: 9,
    openLines: [7, 1],
    favourites: 18,
    favouriteLists: [
      ['朝ごはん', 6],
      ['お弁当おかず', 9],
      ['鍋のとき', 7],
      ['子どものおやつ', 3],
      ['週末のごちそう', 4],
      ['ストック品', 1],
    ],
    pointMonths: 2,
    stage: {
      type: '1',
      top_permanent_since: null,
      top_count: 0,
      next_type: '2',
      next_purchase: 5820,
      next_top_count: null,
      confirmed_type: '0',
    },
  },
  {
    email: 'family@todok.example',
    member: {
      ...north,
      code: '1203456702',
      family_code: '1203456702',
      family_last_name: '北野',
      family_first_name: 'ひかり',
      family_last_name_kana: 'キタノ',
      family_first_name_kana: 'ヒカリ',
      is_family: true,
      card_number: '9012034567020014',
      mobile_phone: '09020000002',
      birthday: '2004-03-28',
    },
    linesPerWeek: 4,
    openLines: [2, 0],
    favourites: 8,
    favouriteLists: [['わたしの定番', 4]],
    pointMonths: 8,
    stage: {
      type: '0',
      top_permanent_since: null,
      top_count: 0,
      next_type: '1',
      next_purchase: 11_240,
      next_top_count: null,
      confirmed_type: '1',
    },
  },
  {
    email: 'corporate@todok.example',
    member: {
      ...sapporo,
      ...noFamily,
      code: '8881234500',
      last_name: '社会福祉法人みのり保育園',
      first_name: '',
      last_name_kana: 'シャカイフクシホウジンミノリホイクエン',
      first_name_kana: '',
      is_family: false,
      uses_delivery: true,
      card_number: null,
      post_code: '0650011',
      street: '札幌市東区北十一条東4丁目3-8',
      building: '',
      phone: '0112000003',
      mobile_phone: null,
    },
    linesPerWeek: 12,
    openLines: [0, 0],
    favourites: 10,
    favouriteLists: [
      ['給食', 6],
      ['おやつの時間', 3],
    ],
  },
  {
    email: 'watched@todok.example',
    member: {
      ...sapporo,
      ...noFamily,
      code: '9781234501',
      last_name: '雪村',
      first_name: 'トメ',
      last_name_kana: 'ユキムラ',
      first_name_kana: 'トメ',
      is_family: false,
      uses_delivery: true,
      card_number: '9097812345010013',
      post_code: '0640804',
      street: '札幌市中央区南四条西20丁目2-2',
      building: '',
      phone: '0112000004',
      mobile_phone: null,
      birthday: '1941-01-09',
    },
    linesPerWeek: 5,
    openLines: [3, 0],
    favourites: 6,
    pointMonths: 14,
    stage: {
      type: '3',
      top_permanent_since: '2024-04-01',
      top_count: 36,
      next_type: '3',
      next_purchase: null,
      next_top_count: 0,
      confirmed_type: '2',
    },
  },
  {
    email: 'newcomer@todok.example',
    member: {
      ...noFamily,
      week_category: null,
      office_code: null,
      branch_code: null,
      branch_name: null,
      code: '1209876501',
      last_name: '春日',
      first_name: 'あおい',
      last_name_kana: 'カスガ',
      first_name_kana: 'アオイ',
      is_family: false,
      uses_delivery: false,
      card_number: '9012098765010012',
      post_code: '0620903',
      prefecture: '北海道',
      street: '札幌市豊平区豊平三条6丁目1-12',
      building: '',
      phone: null,
      mobile_phone: '09020000005',
      birthday: '1998-10-03',
    },
    linesPerWeek: 0,
    openLines: [0, 0],
    favourites: 3,
    pointMonths: 20,
  },
  {
    email: 'union@todok.example',
    member: {
      ...sapporo,
      ...noFamily,
      code: '1204567801',
      last_name: '春野',
      first_name: 'つむぎ',
      last_name_kana: 'ハルノ',
      first_name_kana: 'ツムギ',
      is_family: false,
      uses_delivery: true,
      card_number: '9012045678010016',
      post_code: '0640804',
      street: '札幌市中央区南四条西18丁目1-5',
      building: '',
      phone: null,
      mobile_phone: '09020000006',
      birthday: '1990-05-21',
    },
    linesPerWeek: 6,
    openLines: [0, 0],
    favourites: 4,
    pointMonths: 9,
    isCardSuspended: true,
    stage: {
      type: '3',
      top_permanent_since: '2025-04-01',
      top_count: 24,
      next_type: '3',
      next_purchase: null,
      next_top_count: 0,
      confirmed_type: '2',
    },
  },
  { email: 'unregistered@todok.example', linesPerWeek: 0, openLines: [0, 0], favourites: 0 },
]
