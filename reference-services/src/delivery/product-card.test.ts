import { describe, expect, it } from '@jest/globals'
import { type ProductRow, toProductCard } from './product-card.ts'
import type { ProductMarks } from './product-marks.ts'

const picture: ProductRow['picture'] = {
  kind: 'carton',
  tint: 'dairy',
  pack: 'white',
  ill: ['glass-of-milk'],
  short: '牛乳',
  wt: '1L',
}

/** A product of which nothing is to be said. */
const plain: ProductRow = {
  planning_week: '20261201',
  order_no: '000101',
  large_code: '11',
  middle_code: '1101',
  jan_code: '4900000000000',
  brand: '',
  name: '牛乳',
  standard: '',
  base_price: 200,
  tax_included_price: 216,
  original_tax_included_price: null,
  tax_rate: 8,
  temperature: 'chilled',
  production_place: null,
  is_special_price: false,
  is_web_only: false,
  is_limited_region: false,
  is_limited: false,
  is_subscription: false,
  is_point_exchange: false,
  is_imperfect: false,
  is_new: false,
  division_code: '11',
  limited_tab: null,
  imperfect_notes: [],
  lottery_quantity: null,
  max_order: null,
  quantity_limit: null,
  point_price: null,
  scroll_category: null,
  pictograms: [],
  picture,
}

/** One of which everything is. */
const full: ProductRow = {
  ...plain,
  jan_code: '4900000000017',
  brand: 'よつば',
  standard: '1000ml',
  original_tax_included_price: 250,
  production_place: '北海道',
  is_special_price: true,
  is_web_only: true,
  is_limited_region: true,
  is_limited: true,
  is_subscription: true,
  is_point_exchange: true,
  is_imperfect: true,
  is_new: true,
  imperfect_notes: ['形が不揃い', '傷あり'],
  lottery_quantity: 5,
  max_order: 3,
  quantity_limit: 2,
  point_price: 500,
  scroll_category: 2,
}

const noMarks: ProductMarks = {
  ordered: new Map(),
  favourites: new Set(),
  favouriteCounts: new Map(),
  subscriptions: { numbers: new Map(), standing: new Map(), wishes: new Map() },
}
const marks: ProductMarks = {
  ordered: new Map([['000101', 4]]),
  favourites: new Set(['000101']),
  favouriteCounts: new Map([['000101', 3]]),
  subscriptions: {
    numbers: new Map([['000101', new Map([[2, '700012']])]]),
    standing: new Map([['000101', { cycle: 2, order_count: 6 }]]),
    wishes: new Map(),
  },
}

const images = ({ order_no }: Pick<ProductRow, 'order_no'>, size: string) => [`/${size}/${order_no}.webp`]

describe('[API-038] [API-042] a product as every list carries it', () => {
  it('has every field, empty where there is nothing to say', () => {
    expect(toProductCard(plain, noMarks, images)).toEqual({
      planning_week: '20261201',
      order_no: '000101',
      jan: '4900000000000',
      product_name_brand: '',
      product_name: '牛乳',
      product_name_standard: '',
      base_price: 200,
      taxin_price: 216,
      original_taxin_price: null,
      zei_ritu: 8,
      image_url_list: [{ image_url: '/list/000101.webp' }],
      order_count: 0,
      is_favorite: 0,
      favorite_count: 0,
      app_category: '11',
      app_subcategory: '1101',
      daibun_cd: '11',
      come_every_syo_kbn: null,
      come_every_inf_list: [],
      lottery_quantity: null,
      is_limited_region: 0,
      is_limited_product: 0,
      limited_product_max_order: null,
      web_limited_type: null,
      is_point_exchange_product: 0,
      base_taxin_price_point: null,
      is_special_price: 0,
      is_new: 0,
      has_products: 1,
      has_wakeari: 0,
      wakeari_note1: null,
      wakeari_note2: null,
      genteisu: null,
      scroll_category: 0,
      storage_temperature: 'chilled',
      production_place: null,
      pict_info_list: [],
    })
  })

  it('has every field filled, of the product and of the member', () => {
    expect(toProductCard(full, marks, images)).toMatchObject({
      jan: '4900000000017',
      product_name_brand: 'よつば',
      product_name_standard: '1000ml',
      original_taxin_price: 250,
      order_count: 4,
      is_favorite: 1,
      favorite_count: 3,
      come_every_syo_kbn: '1',
      come_every_inf_list: [
        { order_no: '700012', riyo_tou_kbn: 2, tanka: 200, taxin_price: 216, order_count: 6, input_status: 66 },
      ],
      lottery_quantity: 5,
      is_limited_region: 1,
      is_limited_product: 1,
      limited_product_max_order: 3,
      web_limited_type: 'web',
      is_point_exchange_product: 1,
      base_taxin_price_point: 500,
      is_special_price: 1,
      is_new: 1,
      has_wakeari: 1,
      wakeari_note1: '形が不揃い',
      wakeari_note2: '傷あり',
      genteisu: 2,
      scroll_category: 2,
      production_place: '北海道',
    })
  })

  it('has no cycles where it cannot be subscribed to', () => {
    expect(toProductCard({ ...full, is_subscription: false }, marks, images).come_every_inf_list).toEqual([])
  })
})
