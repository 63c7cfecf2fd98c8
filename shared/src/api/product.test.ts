import { describe, expect, it } from '@jest/globals'
import { orderNumber, weekNumber } from '@shop/shared/domain'
import { setFavourite } from './favourite.ts'
import { getCategoryProducts, getProduct, getRecommendedProducts, type PageOf } from './product.ts'
import { getProductDetail } from './product-detail/index.ts'
import { bareProduct, productReply } from './testing/product-replies.ts'
import { categoryProductsReply, recommendedReply } from './testing/replies.ts'
import { replying } from './testing/replying.ts'

const week = weekNumber('20261201')
const page: PageOf = { week, sort: '-1', limit: 200, offset: 0, assortment: {} }
const address = { large: '03', middle: '0', small: '0' }

async function productOf(reply: unknown) {
  const { products } = await getCategoryProducts(
    replying({ total_count: 1, product_basic_info_list: [reply] }).api,
    address,
    page,
  )
  return products[0]
}

describe('a product of a list', () => {
  it('keeps every field in the shop’s own words', async () => {
    expect(await productOf(productReply)).toEqual({
      week: '20261201',
      orderNumber: '084612',
      janCode: '4900000000017',
      brand: '北の牧場',
      name: '牛乳',
      standard: '1000ml',
      basePrice: 298,
      taxIncludedPrice: 321,
      originalTaxIncludedPrice: 400,
      taxRate: 8,
      images: ['https://assets.test/1.webp', 'https://assets.test/2.webp'],
      isFavourite: true,
      favouriteCount: 31,
      isOnSale: true,
      isLottery: true,
      isLimited: true,
      isLimitedRegion: true,
      isSpecialPrice: true,
      isWebOnly: true,
      isNew: true,
      isPointExchange: true,
      pointPrice: 500,
      isSubscription: true,
      subscriptionOrders: [
        { orderNumber: '084612', code: 1, quantity: 1, inputStatus: 66, basePrice: 298, taxIncludedPrice: 321 },
      ],
      isImperfect: true,
      imperfectNotes: ['箱に傷があります', '中身に問題はありません'],
      maxOrder: 3,
      quantityLimit: 5,
      temperature: 'chilled',
      productionPlace: '北海道',
      ingredients: '生乳（北海道産）',
      isAlcohol: true,
      trackingId: 'track-1',
    })
  })

  it('[API-039] without optional fields has none of them, and no flag is raised', async () => {
    expect(await productOf(bareProduct)).toEqual({
      week: '20261201',
      orderNumber: '000001',
      name: '卵',
      basePrice: 200,
      taxIncludedPrice: 216,
      taxRate: 8,
      images: [],
      isFavourite: false,
      favouriteCount: 0,
      isMarkUnknown: true,
      isOnSale: true,
      isLottery: false,
      isLimited: false,
      isLimitedRegion: false,
      isSpecialPrice: false,
      isWebOnly: false,
      isNew: false,
      isPointExchange: false,
      isSubscription: false,
      isImperfect: false,
      imperfectNotes: [],
      isAlcohol: false,
    })
  })

  it('[API-039] null is the same as missing, unknown fields are left behind', async () => {
    const nulls = Object.fromEntries(
      Object.keys(productReply)
        .filter((name) => !(name in bareProduct))
        .map((name) => [name, null]),
    )
    expect(await productOf({ ...nulls, ...bareProduct, unheard_of: { deep: true } })).toEqual(
      await productOf(bareProduct),
    )
  })

  it.each([
    { says: 'none', text: '', cut: undefined },
    { says: '300 characters', text: '豆'.repeat(300), cut: '豆'.repeat(300) },
    { says: '301 characters', text: '豆'.repeat(301), cut: `${'豆'.repeat(300)}…` },
    // A dakuten of its own and an emoji of several parts are part of one character.
    { says: '300 of two code points', text: 'か\u3099'.repeat(300), cut: 'か\u3099'.repeat(300) },
    { says: '301 of two code points', text: 'か\u3099'.repeat(301), cut: `${'か\u3099'.repeat(300)}…` },
    { says: '301 of five code points', text: '👨‍👩‍👧'.repeat(301), cut: `${'👨‍👩‍👧'.repeat(300)}…` },
  ])('[CAT-052] of ingredients with $says a list has 300 at most, and the detail all', async ({ text, cut }) => {
    const reply = { ...productReply, genzairyo: text }
    const { product, ingredients } = await getProductDetail(replying(reply).api, {
      week,
      orderNumber: orderNumber('1'),
      assortment: {},
      inputStatus: 62,
    })
    expect([(await productOf(reply))?.ingredients, product.ingredients]).toEqual([cut, cut])
    expect(ingredients).toBe(text === '' ? undefined : text)
  })

  it.each([
    { says: 'is the labelled one', over: { product_name_jas: '牛乳' }, name: '牛乳' },
    { says: 'falls back when that is empty', over: { product_name_jas: '' }, name: 'ｷﾞｭｳﾆｭｳ' },
    { says: 'falls back when that is null', over: { product_name_jas: null }, name: 'ｷﾞｭｳﾆｭｳ' },
  ])('[CAT-086] the name $says', async ({ over, name }) => {
    expect(await productOf({ ...productReply, ...over })).toMatchObject({ name })
  })

  it('has names that a page can draw, cut between characters', async () => {
    const product_name_jas = `牛${'🥛'.repeat(20_000)}`
    const { name, brand } =
      (await productOf({ ...productReply, product_name_jas, product_name_brand: 'あ'.repeat(201) })) ?? {}
    expect([name, brand]).toEqual([`牛${'🥛'.repeat(198)}…`, `${'あ'.repeat(199)}…`])
  })

  it('[BIZ-016] is limited by its number when the flag is silent', async () => {
    expect(await productOf({ ...bareProduct, order_no: '089800' })).toMatchObject({ isLimited: true })
  })

  it('[CAT-048] a lottery without a prize left is still one', async () => {
    expect(await productOf({ ...bareProduct, lottery_quantity: 0 })).toMatchObject({ isLottery: true })
  })

  it.each([0, 12])('[BIZ-017] [K-142] of %s percent says so', async (zei_ritu) => {
    expect(await productOf({ ...bareProduct, zei_ritu })).toMatchObject({ taxRate: zei_ritu })
  })

  it.each([
    { field: 'order_no', value: '0' },
    { field: 'order_no', value: '1000000' },
    { field: 'planning_week', value: '20261301' },
    { field: 'base_price', value: -1 },
    { field: 'base_price', value: 1.5 },
    { field: 'taxin_price', value: '321' },
    { field: 'taxin_price', value: 1e20 },
    { field: 'zei_ritu', value: -8 },
    { field: 'zei_ritu', value: 7.5 },
    { field: 'is_favorite', value: true },
    { field: 'product_name', value: null },
  ])('[API-039] with $field $value the reply is broken', async ({ field, value }) => {
    await expect(productOf({ ...productReply, [field]: value })).rejects.toMatchObject({ code: 'BROKEN_REPLY' })
  })
})

describe('product calls', () => {
  it('[API-029] ask for a page of a category', async () => {
    const { api, asked } = replying(categoryProductsReply)
    const { total, products } = await getCategoryProducts(api, address, {
      ...page,
      offset: 200,
      assortment: { officeCode: '100', branchCode: '10', weekCategory: 'A1' },
    })
    expect(total).toBe(2)
    expect(products.map((product) => product.orderNumber)).toEqual(['084612', '000001'])
    expect(asked[0]?.call).toMatchObject({ method: 'GET', path: '/ec_category_product_list' })
    expect(asked[0]?.query).toEqual({
      planningWeek: '20261201',
      largeCategoryCd: '03',
      middleCategoryCd: '0',
      smallCategoryCd: '0',
      sort: '-1',
      limit: 200,
      offset: 200,
      officeCode: '100',
      branchCode: '10',
    })
  })

  it('[CAT-084] [K-180] narrow a category by the names of the search, and read its facets', async () => {
    const value = { code: 'new', name: '新登場', count: 2 }
    const { api, asked } = replying({
      ...categoryProductsReply,
      facet: { large_class: null, search_cond: [value], pict: [] },
    })
    const filter = { conditions: ['new', 'hokkaido'], priceFrom: 100, priceTo: 3000 }
    const { facets } = await getCategoryProducts(api, address, { ...page, filter })
    expect(facets).toEqual({ categories: [], conditions: [value], pictograms: [] })
    expect(asked[0]?.query).toMatchObject({ searchCond: 'new,hokkaido', baikaFrom: 100, baikaTo: 3000 })
  })

  it('[K-180] know no facets of a category where the service has none', async () => {
    const { api } = replying(categoryProductsReply)
    expect(await getCategoryProducts(api, address, page)).not.toHaveProperty('facets')
  })

  it('[CAT-090] name no office and no branch for a visitor', async () => {
    const { api, asked } = replying(categoryProductsReply)
    await getCategoryProducts(api, address, page)
    expect(Object.keys(asked[0]?.query as object)).not.toContain('officeCode')
    expect(Object.keys(asked[0]?.query as object)).not.toContain('branchCode')
  })

  it('[API-016] ask for one product with the member’s route', async () => {
    const { api, asked } = replying(productReply)
    await getProduct(api, {
      week,
      orderNumber: orderNumber('104612'),
      assortment: { officeCode: '100', branchCode: '10', weekCategory: 'A1' },
      inputStatus: 62,
    })
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

  it.each([
    { modelid: '5012', kind: 'ranking' },
    { modelid: '3001', kind: 'recommend' },
    { modelid: '', kind: 'recommend' },
  ])('[BIZ-010] model $modelid is a $kind', async ({ modelid, kind }) => {
    const { api } = replying({ ...recommendedReply, meta: { request_params: { modelid } } })
    const { kind: is, products } = await getRecommendedProducts(api, { week, specId: 's', limit: 50, assortment: {} })
    expect(is).toBe(kind)
    expect(products).toHaveLength(1)
  })
})

it('recommended products of one category', async () => {
  const { api, asked } = replying(recommendedReply)
  await getRecommendedProducts(api, { week, specId: 's', limit: 50, category: '03', assortment: {} })
  expect(asked[0]?.query).toEqual({ planningWeek: '20261201', specId: 's', limit: 50, category: '03' })
})

it('[CAT-093] recommended products beside at most twenty others, each with its week', async () => {
  const { api, asked } = replying(recommendedReply)
  const items = Array.from({ length: 21 }, (_, at) => ({ week, orderNumber: orderNumber(String(104_001 + at)) }))
  await getRecommendedProducts(api, { week, specId: 's', limit: 50, items, assortment: {} })
  const itemIds = items.slice(0, 20).map((item) => `20261201_${item.orderNumber}`)
  expect(asked[0]?.query).toMatchObject({ itemIds })
})

it.each([1, 0])('[CAT-047] a price of %d is shown as it is, and sold only above 0', async (taxin_price) => {
  const product = await productOf({ ...bareProduct, base_price: taxin_price, taxin_price })
  expect(product).toMatchObject({ taxIncludedPrice: taxin_price, isOnSale: taxin_price > 0 })
})

describe('favourites', () => {
  it.each([
    { id: 'FAV-015', wanted: true, method: 'POST' },
    { id: 'FAV-016', wanted: false, method: 'DELETE' },
  ])('[$id] [API-025] wanted $wanted is a $method, and what the service holds is told', async ({ wanted, method }) => {
    const { api, asked } = replying({ order_no: '000001', is_favorite: wanted ? 1 : 0, favorite_count: 32 })
    const mark = await setFavourite(api, { week, orderNumber: orderNumber('1') }, wanted, 'intent-1')
    expect(mark).toEqual({ isFavourite: wanted, favouriteCount: 32 })
    expect(asked[0]).toMatchObject({
      call: { method, path: '/favorite_product', csrf: true },
      body: { planning_week: '20261201', order_no: '000001' },
      intent: 'intent-1',
    })
  })
})

it.each([
  { no: '084599', key: { weekCategory: '3' } },
  { no: '084600', key: {} },
  { no: '084799', key: {} },
  { no: '084800', key: { weekCategory: '3' } },
  { no: '089799', key: { weekCategory: '3' } },
  { no: '089800', key: {} },
  { no: '089989', key: {} },
  { no: '089990', key: { weekCategory: '3' } },
])('[CAT-077] number $no is asked for with $key', async ({ no, key }) => {
  const { api, asked } = replying(productReply)
  await getProduct(api, {
    week: weekNumber('20261201'),
    orderNumber: orderNumber(no),
    assortment: { weekCategory: '3' },
    inputStatus: 62,
  })
  const query = asked[0]?.query as Record<string, unknown>
  expect('weekCategory' in query ? { weekCategory: query['weekCategory'] } : {}).toEqual(key)
})
