import type { Catalogue } from '../seed/catalogue.ts'
import type { Item, LargeCategory } from '../seed/items/item.ts'

/** A product; a test says only what it is about. */
const anItem = (over: Partial<Item> & Pick<Item, 'orderNumber'>): Item => ({
  janCode: `49${over.orderNumber.padStart(11, '0')}`,
  name: 'よつばの牛乳',
  nameKana: 'ヨツバノギュウニュウ',
  standard: '1000ml',
  basePrice: 200,
  taxIncludedPrice: 216,
  taxRate: 8,
  largeCategory: '11',
  middleCategory: '1101',
  smallCategory: '110101',
  divisionCode: '11',
  isSpecialPrice: false,
  isWebOnly: false,
  isLimitedRegion: false,
  isLottery: false,
  isLimited: false,
  isSubscription: false,
  isPointExchange: false,
  isImperfect: false,
  imperfectNotes: [],
  isNew: false,
  isAlcohol: false,
  isOsechi: false,
  temperature: 'chilled',
  allergens: [{ name: '乳', category: '特定原材料', flagCode: '1' }],
  nutrition: [{ name: 'たんぱく質', value: '6.8g' }],
  copy: [],
  bundles: [],
  notes: [],
  infos: [],
  pictograms: [],
  popularity: 0.5,
  favouriteCount: 10,
  picture: { kind: 'carton', tint: 'dairy', pack: 'white', ill: ['glass-of-milk'], short: '牛乳', wt: '1000ml' },
  ...over,
})

const categories: readonly LargeCategory[] = [
  {
    code: '11',
    name: '牛乳・卵',
    illustration: 'glass-of-milk',
    middle: [
      {
        code: '1101',
        name: '牛乳',
        small: [
          { code: '110101', name: '普通牛乳' },
          { code: '110102', name: '低脂肪牛乳' },
        ],
      },
      { code: '1102', name: '卵', small: [{ code: '110201', name: '白玉' }] },
    ],
  },
  {
    code: '12',
    name: '飲み物',
    illustration: 'beer-mug',
    middle: [{ code: '1201', name: 'お酒', small: [{ code: '120101', name: 'ビール' }] }],
  },
]

/** Numbers of the products that rules are about. */
export const numbers = {
  milk: '000101',
  lowFat: '000102',
  /** At most three by its own maximum. */
  limited: '084601',
  /** At most five a household. */
  capped: '000104',
  pointExchange: '000105',
  beer: '000106',
  /** Marked down from 324 yen; the scroll site of category 1 sells it too. */
  special: '000107',
  imperfect: '000108',
} as const

const eggCount = 20
const firstEgg = 201
const eggs = Array.from({ length: eggCount }, (_, at) =>
  anItem({
    orderNumber: String(firstEgg + at).padStart(6, '0'),
    name: `朝どりたまご${at + 1}号`,
    nameKana: `アサドリタマゴ${at + 1}ゴウ`,
    standard: '10個',
    middleCategory: '1102',
    smallCategory: '110201',
    basePrice: 230 + at,
    taxIncludedPrice: 248 + at,
    isSubscription: at < 8,
    popularity: (eggCount - at) / (eggCount + 1),
  }),
)

/** Small enough to be seeded in a moment, with one product for each rule. */
export const smallCatalogue: Catalogue = {
  categories,
  items: [
    anItem({
      orderNumber: numbers.milk,
      brand: 'きたのめぐみ',
      pictograms: ['domestic-milk', 'hokkaido', 'domestic'],
      popularity: 0.9,
    }),
    anItem({
      orderNumber: numbers.lowFat,
      name: '低脂肪牛乳 100%生乳',
      nameKana: 'テイシボウギュウニュウ',
      smallCategory: '110102',
      basePrice: 180,
      pictograms: ['domestic-milk', 'domestic', 'low-fat'],
      taxIncludedPrice: 194,
    }),
    anItem({
      orderNumber: numbers.limited,
      name: '数量限定プリン',
      nameKana: 'プリン',
      isLimited: true,
      maxOrder: 3,
      limitedTab: 'web',
      discountCode: 4,
      stock: 300,
    }),
    anItem({ orderNumber: numbers.capped, name: '特選バター', nameKana: 'バター', genteisu: 5 }),
    anItem({
      orderNumber: numbers.pointExchange,
      name: '平飼いたまご',
      nameKana: 'ヒラガイタマゴ',
      isPointExchange: true,
      pointPrice: 500,
    }),
    anItem({
      orderNumber: numbers.beer,
      name: '北の生ビール',
      nameKana: 'キタノナマビール',
      taxRate: 10,
      taxIncludedPrice: 220,
      largeCategory: '12',
      middleCategory: '1201',
      smallCategory: '120101',
      divisionCode: '25',
      isAlcohol: true,
    }),
    anItem({
      orderNumber: numbers.special,
      name: '飲むヨーグルト',
      nameKana: 'ノムヨーグルト',
      isSpecialPrice: true,
      originalTaxIncludedPrice: 324,
      scrollCategory: 1,
      brand: 'ＡＢＣ乳業',
    }),
    anItem({
      orderNumber: numbers.imperfect,
      name: '訳ありチーズ',
      nameKana: 'ワケアリチーズ',
      isImperfect: true,
      imperfectNotes: ['形が不ぞろい', '賞味期限 2027年1月15日'],
    }),
    ...eggs,
  ],
}
