import { describe, expect, it } from '@jest/globals'
import { pictograms, pictogramsOf } from '../../delivery/pictograms.ts'
import { generateItems } from './generate-items.ts'
import { pictogramCodes } from './pictogram-codes.ts'

const items = generateItems(2026)

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
