import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { productReply } from '../testing/product-replies.ts'
import { replying } from '../testing/replying.ts'
import { getLimitedImages, getLimitedProducts } from './index.ts'

const list = { week: weekNumber('20261201'), type: 'wakeari', sort: 0 } as const
const info = {
  max_order: 2,
  original_price: 743,
  discount_code: 6,
  valid_flg: 1,
  previous_planning_week: '20261104',
  wakeari_note1: '規格外・形が不ぞろい',
  wakeari_note2: '賞味期限 2027年1月15日',
  web_limited_type: 'wakeari',
  max_quantity: 300,
  niseikyo_flg: 0,
  todok_flg: 1,
  has_lottery_result: 1,
  konyu_su: 2,
  tosen_su: 1,
}

async function first(over: object = {}, product: object = {}) {
  const reply = {
    limited_product_info_list: [
      { product_info: { ...productReply, ...product }, limited_product_additional_info: { ...info, ...over } },
    ],
  }
  const [item] = await getLimitedProducts(replying(reply).api, list)
  return item
}

describe('a limited product of the list', () => {
  it('[API-018] has all that its list alone knows', async () => {
    expect(await first()).toMatchObject({
      product: {
        orderNumber: '084612',
        isLimited: true,
        isOnSale: true,
        maxOrder: 2,
        originalTaxIncludedPrice: 743,
        imperfectNotes: ['規格外・形が不ぞろい', '賞味期限 2027年1月15日'],
      },
      discountCode: 6,
      previousWeek: '20261104',
      lottery: { is: 'fewer', won: 1 },
    })
  })

  it.each([
    { says: 'valid', over: {}, product: {}, isOnSale: true },
    { says: 'not valid', over: { valid_flg: 0 }, product: {}, isOnSale: false },
    { says: 'of unknown validity', over: { valid_flg: null }, product: {}, isOnSale: false },
    { says: 'for nothing', over: {}, product: { taxin_price: 0 }, isOnSale: false },
    { says: 'not handled', over: {}, product: { has_products: 0 }, isOnSale: false },
  ])('[API-018] $says: on sale $isOnSale', async ({ over, product, isOnSale }) => {
    expect((await first(over, product))?.product.isOnSale).toBe(isOnSale)
  })

  it.each([
    { left: 0, isSoldOut: true },
    { left: 1, isSoldOut: undefined },
    { left: null, isSoldOut: undefined },
  ])('[API-018] with $left pieces left is sold out: $isSoldOut', async ({ left, isSoldOut }) => {
    expect((await first({ max_quantity: left }))?.product.isSoldOut).toBe(isSoldOut)
  })

  it.each([
    { says: 'without an order', over: { konyu_su: 0 }, product: {} },
    { says: 'that nobody draws', over: {}, product: { lottery_quantity: null } },
  ])('[CAT-075] $says has no lottery to tell of', async ({ over, product }) => {
    expect(await first(over, product)).not.toHaveProperty('lottery')
  })

  it('[API-018] keeps what every list says where this one says nothing', async () => {
    const nothing = Object.fromEntries(Object.keys(info).map((name) => [name, null]))
    expect(await first(nothing)).toMatchObject({ product: { originalTaxIncludedPrice: 400 } })
    expect(await first(nothing)).not.toHaveProperty('discountCode')
  })

  it('[API-017] [CAT-077] [BIZ-016] is asked for by week, order and type alone: it is the same on every route', async () => {
    const { api, asked } = replying({ limited_product_info_list: null })
    expect(await getLimitedProducts(api, { ...list, sort: 1 })).toEqual([])
    expect(asked[0]?.query).toEqual({ planningWeek: '20261201', sort: 1, webLimitedType: 'wakeari' })
  })
})

it('[API-069] [CAT-099] pictures are found by their place', async () => {
  const images = [
    { place: 'banner', imgUrl: 'https://assets.test/banner.webp', alt: null },
    { place: 'web', imgUrl: 'https://assets.test/web.webp', alt: 'Web' },
  ]
  expect(await getLimitedImages(replying({ limitedProductImages: images }).api)).toEqual({
    banner: { url: 'https://assets.test/banner.webp', alt: '' },
    web: { url: 'https://assets.test/web.webp', alt: 'Web' },
  })
})
