import { describe, expect, it } from '@jest/globals'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import { bareProduct, productReply } from '../testing/product-replies.ts'
import { replying } from '../testing/replying.ts'
import { getProductDetail } from './index.ts'

const request = { week: weekNumber('20261201'), orderNumber: orderNumber('104612'), assortment: {}, inputStatus: 62 }
const detailOf = (reply: unknown) => getProductDetail(replying(reply).api, request)
const bare = (over: object) => detailOf({ ...bareProduct, ...over })

it('[API-016] [CAT-056] asks for the product of its week, also of a past one', async () => {
  const { api, asked } = replying(productReply)
  await getProductDetail(api, { ...request, assortment: { officeCode: '100', branchCode: '10', weekCategory: 'A1' } })
  expect(asked[0]?.query).toEqual({
    planningWeek: '20261201',
    orderNo: '104612',
    input_status: 62,
    includePastPlanningWeeks: 1,
    officeCode: '100',
    branchCode: '10',
    weekCategory: 'A1',
  })
})

it('[API-043] [CAT-053] keeps every field that its page shows', async () => {
  const { product, ...rest } = await detailOf(productReply)
  expect(product).toMatchObject({ orderNumber: '084612', productionPlace: '北海道' })
  expect(product.subscriptionOrders).toHaveLength(1)
  expect(rest).toEqual({
    category: { large: '03', middle: '0301' },
    nextWeek: '20261202',
    marks: ['産直'],
    pictograms: {
      name: [{ name: '冷蔵', image: '/p.svg', colours: { foreground: '#1F5F3A', background: '#E6F4EA' } }],
      facts: [],
    },
    bestBefore: '7日',
    keeping: '冷蔵',
    points: 3,
    ingredients: '生乳（北海道産）',
    notes: ['開封後はお早めに', '振ってからお飲みください'],
    bundles: [{ pieces: 2, price: 600 }],
    catchCopy: '朝のいっぱい',
    copy: [['ほのかに甘い', '北海道の生乳だけ'], ['そのままで']],
    nutritionUnit: '100mlあたり',
    calorie: '67kcal',
    nutrition: [{ name: 'たんぱく質', value: '3.3g' }],
    allergens: [
      { name: '乳', category: '特定原材料', kind: 'contains' },
      { name: '卵', kind: 'unknown' },
    ],
    additional: ['紙パック', 'リサイクルできます', '一年中おいしい'],
    limited: { maxOrder: 3, discountCode: 2, lottery: { is: 'fewer', won: 2 } },
  })
})

it('[API-039] [CAT-053] of little has nothing but empty lists', async () => {
  const { product: _product, ...rest } = await detailOf(bareProduct)
  expect(rest).toEqual({
    category: {},
    marks: [],
    pictograms: { name: [], facts: [] },
    notes: [],
    bundles: [],
    copy: [],
    nutrition: [],
    allergens: [],
    additional: [],
  })
})

describe('[CAT-053] copy', () => {
  const group = (...lines: string[]) => ({ product_copy_list: lines })

  it.each([
    {
      says: 'four groups',
      over: { product_copy_group_list: ['a', 'b', 'c', 'd'].map((line) => group(line)) },
      copy: [['a'], ['b'], ['c']],
    },
    { says: 'empty lines', over: { product_copy_group_list: [group('', ' '), group('a', '', 'a')] }, copy: [['a']] },
    { says: 'lines in one, of an older service', over: { product_copy_list: ['a', 'b'] }, copy: [['a', 'b']] },
    { says: 'none', over: { product_copy_group_list: null }, copy: [] },
  ])('of $says', async ({ over, copy }) => {
    expect((await bare(over)).copy).toEqual(copy)
  })
})

it.each([
  { list: [{ bundle_count: 0, bundle_taxin_price: 200 }], left: [] },
  { list: [{ bundle_count: 1, bundle_taxin_price: 200 }], left: [] },
  { list: [{ bundle_count: 2, bundle_taxin_price: 0 }], left: [] },
  { list: [2, 3, 4].map((bundle_count) => ({ bundle_count, bundle_taxin_price: 200 })), left: [2, 3] },
])('[CAT-053] of $list.length bundles $left remain', async ({ list, left }) => {
  expect((await bare({ bundle_list: list })).bundles.map(({ pieces }) => pieces)).toEqual(left)
})

it('[CAT-053] has at most five marks', async () => {
  const display_mark_list = ['1', '2', '3', '4', '5', '6'].map((name) => ({ mark: name, name }))
  expect((await bare({ display_mark_list })).marks).toEqual(['1', '2', '3', '4', '5'])
})

it.each(['', '20261399', '99999999', 'x', '20261200'])(
  '[CAT-054] %j is no week, and no failure',
  async (nxtkiksyua) => {
    expect(await bare({ nxtkiksyua })).not.toHaveProperty('nextWeek')
  },
)

describe('[API-044] [CAT-051] pictograms', () => {
  const wire = (over: object) => ({ position_code: '1', image_path: '/a.svg', name: '国産', rank: 1, ...over })

  it('stand at their place, in the order of their ranks, one without a rank last', async () => {
    const { pictograms } = await bare({
      pict_info_list: [
        wire({ name: '無', rank: null }),
        wire({ name: '三', rank: 3 }),
        wire({ name: '減塩', position_code: '2', rank: 2 }),
        wire({ name: '一', rank: 1 }),
        wire({ name: '他', position_code: '9', rank: 4 }),
      ],
    })
    expect(pictograms.name.map(({ name }) => name)).toEqual(['一', '三', '他', '無'])
    expect(pictograms.facts.map(({ name }) => name)).toEqual(['減塩'])
  })

  it.each([
    { over: { name: ' ' }, left: [] },
    { over: { image_path: '' }, left: [{ name: '国産' }] },
    { over: { color: 'red', background_color: '#fff' }, left: [{ name: '国産', image: '/a.svg' }] },
    { over: { color: '#000000;x:y', background_color: '#ffffff' }, left: [{ name: '国産', image: '/a.svg' }] },
  ])('$over leaves $left', async ({ over, left }) => {
    expect((await bare({ pict_info_list: [wire(over)] })).pictograms.name).toEqual(left)
  })
})

describe('[CAT-055] allergens', () => {
  it.each([
    { flag_code: '1', kind: 'contains' },
    { flag_code: '2', kind: 'sameFactory' },
    ...['', '0', '3', '9', '01', 'x', '１', 'なし', 'constructor', '1 '].map((code) => ({
      flag_code: code,
      kind: 'unknown',
    })),
  ])('code $flag_code is $kind', async ({ flag_code, kind }) => {
    expect((await bare({ allergy_list: [{ name: '乳', flag_code }] })).allergens).toEqual([{ name: '乳', kind }])
  })

  it.each([
    { codes: ['2', '1'], kind: 'contains' },
    { codes: ['2', '0'], kind: 'unknown' },
    { codes: ['0', '1'], kind: 'contains' },
  ])('of two rows $codes on one substance the graver counts', async ({ codes, kind }) => {
    const allergy_list = codes.map((flag_code) => ({ name: '卵', flag_code }))
    expect((await bare({ allergy_list })).allergens).toEqual([{ name: '卵', kind }])
  })

  it('a row without a name is none', async () => {
    expect((await bare({ allergy_list: [{ name: '', flag_code: '1' }] })).allergens).toEqual([])
  })
})

it.each([
  { info: { konyu_su: 0, tosen_su: 0, has_lottery_result: 1 }, lottery: undefined },
  { info: { konyu_su: 2, has_lottery_result: 0 }, lottery: { is: 'awaited' } },
  { info: { konyu_su: 2, has_lottery_result: 1 }, lottery: { is: 'awaited' } },
  { info: { konyu_su: 2, tosen_su: 0, has_lottery_result: 1 }, lottery: { is: 'lost' } },
  { info: { konyu_su: 2, tosen_su: 2, has_lottery_result: 1 }, lottery: { is: 'full' } },
])('[CAT-074] [CAT-075] of $info the lottery is $lottery', async ({ info, lottery }) => {
  expect((await bare({ limited_product_additional_info: info })).limited?.lottery).toEqual(lottery)
})
