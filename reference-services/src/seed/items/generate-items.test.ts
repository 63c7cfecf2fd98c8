import { describe, expect, it } from '@jest/globals'
import { pictograms, pictogramsOf } from '../../delivery/pictograms.ts'
import { drawnFoods } from '../../pictures/drawn-foods.ts'
import { illustration } from '../../pictures/illustrations.ts'
import { categories } from './categories.ts'
import { generateItems } from './generate-items.ts'
import { grouped } from './grouped.ts'
import type { Item } from './item.ts'
import { janCheckDigit } from './jan-code.ts'
import { limitedRanges, osechiRange, reservedNumbers } from './order-numbers.ts'
import { pictogramCodes } from './pictogram-codes.ts'
import { subscriptionNumbers } from './subscription-numbers.ts'

const items = generateItems(1)
const count = (keep: (item: Item) => boolean) => items.filter(keep).length
const between = (first: string, last: string) => (item: Item) => item.orderNumber >= first && item.orderNumber <= last
const isLimitedNumber = (item: Item) => between('084600', '084799')(item) || between('089800', '089989')(item)
const isOsechiNumber = between('083700', '083835')
const offenders = (isWrong: (item: Item) => boolean) =>
  items.filter(isWrong).map(({ orderNumber, name }) => `${orderNumber} ${name}`)

describe('the products', () => {
  it('are the same for the same seed and others for another', () => {
    expect(generateItems(1)).toEqual(items)
    expect(generateItems(2)).not.toEqual(items)
  })

  it.each([
    { of: 'all', min: 3200, keep: () => true },
    { of: 'limited', min: 120, keep: (item: Item) => item.isLimited },
    { of: 'osechi', min: 40, keep: (item: Item) => item.isOsechi },
    { of: 'subscription', min: 150, keep: (item: Item) => item.isSubscription },
    { of: 'point exchange', min: 40, keep: (item: Item) => item.isPointExchange },
    { of: 'alcohol', min: 60, keep: (item: Item) => item.isAlcohol },
  ])('are at least $min of $of', ({ min, keep }) => {
    expect(count(keep)).toBeGreaterThanOrEqual(min)
  })

  it('differ from each other', () => {
    expect(new Set(items.map(({ orderNumber }) => orderNumber)).size).toBe(items.length)
    expect(new Set(items.map(({ janCode }) => janCode)).size).toBe(items.length)
    expect(new Set(items.map(({ name, standard }) => `${name} ${standard}`)).size).toBe(items.length)
  })

  it('leave most cards without a mark', () => {
    const isMarked = (item: Item) =>
      item.isSpecialPrice || item.isNew || item.isWebOnly || item.isLimitedRegion || item.isLottery || item.isImperfect
    expect(count(isMarked) / items.length).toBeLessThan(0.2)
  })
})

describe('numbers', () => {
  it('have six digits and are never those of recycling', () => {
    expect(offenders(({ orderNumber }) => !/^\d{6}$/.test(orderNumber))).toEqual([])
    expect(offenders(({ orderNumber }) => reservedNumbers.includes(orderNumber))).toEqual([])
  })

  it('of the limited range are limited goods, and only they', () => {
    expect(offenders((item) => item.isLimited !== isLimitedNumber(item))).toEqual([])
  })

  it('of the osechi range are osechi, and only they', () => {
    expect(offenders((item) => item.isOsechi !== isOsechiNumber(item))).toEqual([])
  })

  it.each([
    { orderNumber: '101024', name: '北海道十勝 産直じゃがいも（男爵）', taxIncludedPrice: 429, favouriteCount: 1284 },
    { orderNumber: '103002', name: '北海道産豚 小間切れ（バラ凍結）', taxIncludedPrice: 861, favouriteCount: 2310 },
    { orderNumber: '104001', name: '十勝しぼりたて牛乳', taxIncludedPrice: 257, favouriteCount: 3120 },
    { orderNumber: '107004', name: '北海道産ゆめぴりか（無洗米）', taxIncludedPrice: 3002, favouriteCount: 2890 },
    { orderNumber: '109001', name: 'やわらかトイレットペーパー ダブル', taxIncludedPrice: 547, favouriteCount: 1330 },
  ])('of the design reference stay with their goods: $orderNumber', (known) => {
    expect(items.find(({ orderNumber }) => orderNumber === known.orderNumber)).toMatchObject(known)
  })

  it('of JAN codes end with the digit that checks them', () => {
    expect(offenders(({ janCode }) => !/^(2\d|49)\d{11}$/.test(janCode))).toEqual([])
    expect(offenders(({ janCode }) => janCheckDigit(janCode.slice(0, 12)) !== Number(janCode.at(-1)))).toEqual([])
  })
})

describe('prices', () => {
  it('carry the tax, rounded down', () => {
    const wrong = (item: Item) =>
      item.taxIncludedPrice !== Math.floor((item.basePrice * (100 + item.taxRate)) / 100) || item.basePrice < 1
    expect(offenders(wrong)).toEqual([])
  })

  it('carry the rate of the goods: alcohol 10, food 8, vouchers none', () => {
    expect(offenders((item) => item.isAlcohol && item.taxRate !== 10)).toEqual([])
    const food = categories.filter(({ name }) => name !== '日用品').map(({ code }) => code)
    const isFood = (item: Item) =>
      food.includes(item.largeCategory) && !item.isAlcohol && !item.name.includes('本みりん')
    expect(offenders((item) => isFood(item) && item.taxRate !== 8)).toEqual([])
    expect(count(({ taxRate }) => taxRate === 0)).toBeGreaterThanOrEqual(3)
  })

  it('before a discount are higher, and every special offer has one', () => {
    const isWrong = (item: Item) =>
      item.originalTaxIncludedPrice !== undefined && item.originalTaxIncludedPrice <= item.taxIncludedPrice
    expect(offenders(isWrong)).toEqual([])
    expect(offenders((item) => item.isSpecialPrice && item.originalTaxIncludedPrice === undefined)).toEqual([])
  })

  it.each([
    { category: '野菜', lowest: 38, highest: 1600 },
    { category: 'くだもの', lowest: 130, highest: 4000 },
    { category: '魚・海産', lowest: 98, highest: 7000 },
    { category: '肉・加工品', lowest: 98, highest: 6000 },
    { category: '卵・乳製品', lowest: 98, highest: 1700 },
    { category: '豆腐・納豆', lowest: 78, highest: 1100 },
    { category: '米・パン・麺', lowest: 98, highest: 6500 },
    { category: '冷凍食品', lowest: 178, highest: 3500 },
    { category: 'お惣菜・弁当', lowest: 98, highest: 25_000 },
    { category: '調味料・乾物', lowest: 88, highest: 2500 },
    { category: '菓子・飲料', lowest: 78, highest: 6500 },
    { category: '日用品', lowest: 98, highest: 10_000 },
  ])('of $category are what one pays for it', ({ category, lowest, highest }) => {
    const code = categories.find(({ name }) => name === category)?.code
    const isOdd = (item: Item) => item.largeCategory === code && (item.basePrice < lowest || item.basePrice > highest)
    expect(code).toBeDefined()
    expect(offenders(isOdd)).toEqual([])
  })

  it('of a larger pack of the same goods are never lower', () => {
    const grams = ({ standard }: Item) => /^(\d+(?:\.\d+)?)(g|kg)$/.exec(standard)
    const weigh = (item: Item) => {
      const [, amount, unit] = grams(item) ?? []
      return Number(amount) * (unit === 'kg' ? 1000 : 1)
    }
    const weighed = items.filter((item) => grams(item) !== null && item.originalTaxIncludedPrice === undefined)
    const reversed = [...grouped(weighed, ({ name }) => name).values()].flatMap((same) => {
      const byWeight = [...same].sort((one, other) => weigh(one) - weigh(other))
      return byWeight.filter((item, at) => item.basePrice < (byWeight[at - 1]?.basePrice ?? 0)).map(({ name }) => name)
    })
    expect(reversed).toEqual([])
  })

  it('of bundles are lower than the same number of single ones', () => {
    const isDearer = (item: Item) =>
      item.bundles.some((bundle) => bundle.taxIncludedPrice >= bundle.pieces * item.taxIncludedPrice)
    expect(count(({ bundles }) => bundles.length > 0)).toBeGreaterThan(50)
    expect(offenders(isDearer)).toEqual([])
  })
})

describe('marks', () => {
  it('of limited goods say which list they stand in, how many one may have and why', () => {
    const isIncomplete = (item: Item) =>
      item.isLimited &&
      (item.limitedTab === undefined || item.maxOrder === undefined || item.originalTaxIncludedPrice === undefined)
    expect(offenders(isIncomplete)).toEqual([])
    expect(offenders((item) => item.isImperfect !== (item.limitedTab === 'wakeari'))).toEqual([])
    expect(offenders((item) => item.isImperfect !== item.imperfectNotes.length > 0)).toEqual([])
    for (const tab of ['wakeari', 'web', 'tokka']) {
      expect(count(({ limitedTab }) => limitedTab === tab)).toBeGreaterThanOrEqual(15)
    }
  })

  it('of lotteries say how many are drawn', () => {
    expect(offenders((item) => item.isLottery !== (item.lotteryQuantity !== undefined))).toEqual([])
    expect(count(({ isLottery }) => isLottery)).toBeGreaterThanOrEqual(10)
  })

  it('of point exchange say how many points', () => {
    expect(offenders((item) => item.isPointExchange !== (item.pointPrice !== undefined))).toEqual([])
  })

  it('of alcohol put it into division 25, everything else into its category', () => {
    expect(offenders((item) => item.divisionCode !== (item.isAlcohol ? '25' : item.largeCategory))).toEqual([])
  })
})

describe('texts', () => {
  it('read without a Chinese character left, so that they are found by kana', () => {
    expect(offenders(({ nameKana }) => !/^[\p{Script=Katakana}ー\p{N}A-Za-z]+$/u.test(nameKana))).toEqual([])
  })

  it('hold no leftovers of a pattern', () => {
    const textsIn = (value: unknown): string[] => {
      if (typeof value === 'string') return [value]
      return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
    }
    const leftovers = /[{}|_*$]|（）| {2}|^ | $|undefined/
    expect(offenders((item) => textsIn(item).some((text) => leftovers.test(text)))).toEqual([])
  })

  it('of food tell what it feeds, of the house nothing', () => {
    const isFood = ({ nutrition }: Item) => nutrition.length > 0
    expect(offenders((item) => isFood(item) !== (item.calorie !== undefined))).toEqual([])
    expect(offenders((item) => !isFood(item) && item.allergens.length > 0)).toEqual([])
    expect(count(isFood)).toBeGreaterThan(3000)
  })

  it('name each allergen once, and a few the other goods of the factory', () => {
    expect(offenders(({ allergens }) => new Set(allergens.map(({ name }) => name)).size !== allergens.length)).toEqual(
      [],
    )
    expect(count(({ allergens }) => allergens.some(({ flagCode }) => flagCode === '2'))).toBeGreaterThan(20)
  })
})

describe('categories', () => {
  it('are the twelve of the top page, from 11 on', () => {
    expect(categories.map(({ code }) => code)).toEqual([...Array(12).keys()].map((at) => String(11 + at)))
    for (const { illustration: picture } of categories) expect(illustration(picture)).toBeDefined()
  })

  it('have four to eight middle ones with one to six small ones', () => {
    for (const large of categories) {
      expect(large.middle.length).toBeGreaterThanOrEqual(4)
      expect(large.middle.length).toBeLessThanOrEqual(8)
      for (const middle of large.middle) {
        expect(middle.small.length).toBeGreaterThanOrEqual(2)
        expect(middle.small.length).toBeLessThanOrEqual(6)
      }
    }
  })

  it('are none of them empty', () => {
    const smalls = categories.flatMap((large) => large.middle.flatMap((middle) => middle.small))
    const thin = smalls.filter(({ code }) => count((item) => item.smallCategory === code) < 3)
    expect(thin).toEqual([])
    expect(new Set(smalls.map(({ code }) => code)).size).toBe(smalls.length)
  })
})

describe('pictures', () => {
  it('are made of foods that exist', () => {
    const isUnknown = (name: string) => !(name in drawnFoods) && illustration(name) === undefined
    expect(offenders(({ picture }) => picture.ill.some((name) => name !== undefined && isUnknown(name)))).toEqual([])
  })

  it('carry a label of at most eight characters', () => {
    expect(offenders(({ picture }) => picture.short === '' || [...picture.short].length > 8)).toEqual([])
  })

  it.each([
    { order: 'number', compare: () => 0 },
    { order: 'popularity', compare: (one: Item, other: Item) => other.popularity - one.popularity },
    { order: 'price', compare: (one: Item, other: Item) => one.basePrice - other.basePrice },
  ])('of neighbours in a list by $order differ', ({ compare }) => {
    const looks = ({ picture }: Item) => `${picture.kind} ${picture.pack} ${picture.ill[0]}`
    const alike = (['largeCategory', 'middleCategory', 'smallCategory'] as const).flatMap((level) =>
      [...grouped(items, (item) => item[level]).values()].flatMap((list) => {
        const shown = [...list].sort(compare)
        return shown
          .filter((item, at) => at > 0 && looks(item) === looks(shown[at - 1] ?? item))
          .map(({ name }) => name)
      }),
    )
    expect(alike).toEqual([])
  })
})

const given = subscriptionNumbers(items)
const own = new Set(items.map((item) => item.orderNumber))

it('[ORD-091] each subscription product has a number for each cycle, one to skip and one to cancel', () => {
  const product = '104001'
  const codes = given.filter((one) => one.product_no === product).map(({ code }) => code)
  expect(codes).toEqual([1, 2, 3, 4, 9, 10])
  expect(given).toHaveLength(items.filter((item) => item.isSubscription).length * codes.length)
})

it('no number is given twice, and none means something else', () => {
  const numbers = given.map((one) => one.order_no)
  expect(new Set(numbers).size).toBe(numbers.length)
  expect(numbers.filter((no) => own.has(no) || reservedNumbers.includes(no) || !/^\d{6}$/.test(no))).toEqual([])
  const isIn = (no: string) => [...limitedRanges, osechiRange].some(({ first, last }) => first <= +no && +no <= last)
  expect(numbers.filter(isIn)).toEqual([])
})

describe('pictograms of an item', () => {
  it.each([
    {
      name: '十勝牛乳',
      ingredients: '生乳（北海道十勝産）100%',
      has: ['domestic-milk', 'hokkaido', 'domestic', 'no-sugar'],
    },
    { name: 'プレーンヨーグルト', ingredients: '生乳（国産）、砂糖', has: ['domestic-milk', 'domestic'] },
    { name: '無脂肪牛乳', ingredients: '生乳、脱脂粉乳', has: ['low-fat', 'no-sugar'] },
    { name: 'アイスコーヒー 無糖', ingredients: 'コーヒー', has: ['no-sugar'] },
    { name: '練乳 無糖', ingredients: '生乳、砂糖', has: [] },
    {
      name: '飲むヨーグルト 低糖',
      ingredients: '生乳（北海道産）、砂糖',
      has: ['domestic-milk', 'hokkaido', 'domestic'],
    },
    { name: '鮭フレーク', ingredients: '鮭（チリ産）、食塩', has: [] },
    { name: 'いくら', ingredients: '鮭の卵（いくら・北海道産）、食塩', has: ['hokkaido', 'domestic'] },
    { name: '豚肉切り落とし', ingredients: '豚肉（国内産）', has: ['domestic'] },
    { name: 'にんじん', productionPlace: '北海道', brand: '産直', has: ['hokkaido', 'domestic', 'direct'] },
    { name: 'バナナ', productionPlace: 'フィリピン', brand: '産直', has: [] },
    { name: '有機栽培 ほうれん草', productionPlace: '熊本県', has: ['domestic', 'organic'] },
    { name: '有機大豆の小粒納豆', ingredients: '大豆、納豆菌', has: [] },
    { name: '特別栽培 キャベツ', has: ['special-cultivation'] },
    { name: '平飼いたまご', ingredients: '鶏卵（産）', has: ['free-range'] },
    { name: 'マヨネーズ 平飼いたまご使用', ingredients: '植物油、卵黄', has: [] },
    { name: '減塩しょうゆ', ingredients: '大豆、食塩', has: ['less-salt'] },
    { name: '絹とうふ 減塩だし付き', ingredients: '大豆', has: [] },
    { name: 'トマトジュース 食塩無添加', ingredients: 'トマト', has: ['no-salt'] },
    { name: 'トマトジュース 食塩無添加', ingredients: 'トマト、食塩', has: [] },
    { name: 'コーヒー フェアトレード', ingredients: 'コーヒー豆', has: ['fair-trade'] },
    { name: '柔軟剤 無香料 詰替', largeCategory: '22', productionPlace: '北海道', has: ['unscented', 'refill'] },
    { name: '再生紙トイレットペーパー', largeCategory: '22', has: ['recycled-paper'] },
  ])('[API-044] of $name ($ingredients$productionPlace) are $has', ({ has, ...item }) => {
    expect(pictogramCodes({ largeCategory: '11', ...item })).toEqual(has)
  })

  it('[API-044] contradict no name, place or ingredient of the shop', () => {
    const abroad =
      /アメリカ|チリ|ノルウェー|オーストラリア|フィリピン|エクアドル|カナダ|ロシア|ベトナム|インドネシア|輸入/
    const wrong = items.filter(
      ({ pictograms: codes, ...item }) =>
        (codes.includes('domestic') && abroad.test(`${item.name} ${item.productionPlace} ${item.ingredients}`)) ||
        (codes.includes('no-sugar') && /糖/.test(item.ingredients?.replace('無糖', '') ?? '')) ||
        (codes.includes('no-salt') && /塩/.test(item.ingredients ?? '')) ||
        (codes.includes('hokkaido') && !/北海道/.test(`${item.productionPlace} ${item.ingredients}`)),
    )
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it('[API-044] have each of them on a product of the shop', () => {
    const used = new Set(items.flatMap((item) => item.pictograms))
    expect(pictograms.map(({ code }) => code).filter((code) => !used.has(code))).toEqual([])
  })
})

it('[API-044] come in the order of their ranks, without those that nobody knows any more', () => {
  expect(pictogramsOf(['low-fat', 'gone', 'hokkaido']).map(({ name }) => name)).toEqual([
    '北海道産',
    '低脂肪・脂肪ゼロ',
  ])
  expect(pictograms.map(({ rank }) => rank)).toEqual(pictograms.map((_, at) => at + 1))
})
