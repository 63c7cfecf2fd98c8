import { pictograms } from '../../delivery/pictograms.ts'
import type { Item } from './item.ts'

type Traits = Pick<Item, 'brand' | 'name' | 'largeCategory'> & Partial<Pick<Item, 'ingredients' | 'productionPlace'>>

/**
 * Codes of the pictograms that an item has earned by what its name, label and place say. Where one of them contradicts
 * or is silent there is none: a pictogram is a promise.
 */
export function pictogramCodes(item: Traits): string[] {
  return pictograms.map(({ code }) => code).filter((code) => rules[code]?.(item) === true)
}

const rules: Record<string, (item: Traits) => boolean> = {
  'domestic-milk': ({ ingredients }) => /^生乳（[^）]*(?:国産|国内産|北海道[^）]*産)/.test(ingredients ?? ''),
  hokkaido: (item) => originOf(item)?.startsWith('北海道') === true,
  domestic: (item) => isHomegrown(originOf(item)),
  direct: ({ brand, ...item }) => brand?.startsWith('産直') === true && isHomegrown(originOf(item)),
  // Of the goods as a whole: "with organic soybeans" is less.
  organic: ({ name, ingredients }) => ingredients === undefined && /有機(?:栽培|バナナ)/.test(name),
  'special-cultivation': ({ name }) => name.includes('特別栽培'),
  'free-range': ({ name }) => /平飼いたまご(?!使用)/.test(name),
  'low-fat': ({ name }) => /低脂肪|無脂肪|脂肪ゼロ/.test(name),
  'no-sugar': ({ name, ingredients }) =>
    ingredients !== undefined &&
    !sweetened.test(`${name} ${ingredients}`) &&
    (/無糖/.test(name) || isOnlyMilk(ingredients)),
  'less-salt': ({ name }) => /減塩(?!だし付き)|塩分控えめ/.test(name),
  'no-salt': ({ name, ingredients = '' }) =>
    /食塩(?:不使用|無添加)/.test(name) && !/食塩|しょうゆ|みそ/.test(ingredients),
  'fair-trade': ({ name }) => name.includes('フェアトレード'),
  unscented: ({ name, largeCategory }) => largeCategory === household && /無香/.test(name),
  'recycled-paper': ({ name, largeCategory }) => largeCategory === household && name.includes('再生紙'),
  refill: ({ name, largeCategory }) => largeCategory === household && name.includes('詰替'),
}

const household = '22'
const sweetened = /(?<!無)糖(?!不使用)|はちみつ|シロップ|練乳|加糖|いちご|ブルーベリー/
const isOnlyMilk = (ingredients: string) =>
  ingredients
    .replace(/（[^）]*）|100%/g, '')
    .split('、')
    .every((part) => part === '生乳' || part === '脱脂粉乳')

/** Where the first ingredient comes from, as labels name the origin of the heaviest; fresh goods have a place instead. */
function originOf({ ingredients, productionPlace, largeCategory }: Traits): string | undefined {
  if (largeCategory === household) return undefined
  if (ingredients === undefined) return productionPlace
  const [first = ''] = ingredients.split('、')
  return /（(?:[^）]*・)?([^）・]*?)産）/.exec(first)?.[1] ?? undefined
}

const isHomegrown = (origin: string | undefined): boolean =>
  origin !== undefined && /^北海道|^国$|^国内$|[都府県]$/.test(origin)
