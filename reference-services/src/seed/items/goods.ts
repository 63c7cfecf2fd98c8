import * as v from 'valibot'
import { packColours, packKinds, tintNames } from '../../pictures/picture-spec.ts'
import { readJson } from '../../read-json.ts'
import { isNutritionName } from './nutrition.ts'

const sentences = v.exactOptional(v.tupleWithRest([v.string()], v.string()))

/** Traits that the goods of a category share. A small category inherits from its middle, that from its large one. */
const traits = v.strictObject({
  temperature: v.exactOptional(v.picklist(['frozen', 'chilled', 'room'])),
  /** 賞味期限・消費期限 */
  shelf: v.exactOptional(v.string()),
  kind: v.exactOptional(v.picklist(packKinds)),
  tint: v.exactOptional(v.picklist(tintNames)),
  /** Colours of pack that suit the goods; neighbours get different ones. */
  packs: v.exactOptional(v.tupleWithRest([v.picklist(packColours)], v.picklist(packColours))),
  ill: v.exactOptional(v.string()),
  /** How many are seen. */
  n: v.exactOptional(v.number()),
  /** Colour of the content of bottles and jars. */
  liq: v.exactOptional(v.string()),
  nutrition: v.exactOptional(
    v.pipe(
      v.string(),
      v.check((name) => name === 'none' || isNutritionName(name)),
    ),
  ),
  place: v.exactOptional(v.string()),
  taxRate: v.exactOptional(v.picklist([10, 8, 0])),
  /** '' is "no brand"; repeat it to make brands rarer. */
  brands: sentences,
  /** One sentence. */
  catchCopy: sentences,
  /** Sentences on its merits and its use. `$@` is the place; sentences with it need one. */
  about: sentences,
  use: sentences,
  note: v.exactOptional(v.string()),
  /** At most so many goods come of one row. */
  take: v.exactOptional(v.number()),
  isAlcohol: v.exactOptional(v.boolean()),
  isOsechi: v.exactOptional(v.boolean()),
  isPointExchange: v.exactOptional(v.boolean()),
  scrollCategory: v.exactOptional(v.picklist([1, 2])),
  limitedTab: v.exactOptional(v.picklist(['wakeari', 'web', 'tokka'])),
  /** Why its goods cost less. [CAT-068] */
  discountCode: v.exactOptional(v.number()),
})
export type Traits = v.InferOutput<typeof traits>
const someTraits = v.optional(traits, {})

/** Goods as a table of text: `name | standard price, … | ingredients | options`. `row-table.ts` reads it. */
const rows = v.array(v.string())

const smallGoods = v.strictObject({ name: v.string(), traits: someTraits, rows })
const middleGoods = v.strictObject({ name: v.string(), traits: someTraits, small: v.array(smallGoods) })
const largeGoods = v.strictObject({
  name: v.string(),
  illustration: v.string(),
  /** Where its order numbers begin. */
  firstOrderNumber: v.number(),
  traits: someTraits,
  middle: v.array(middleGoods),
})
export type LargeGoods = v.InferOutput<typeof largeGoods>
export type MiddleGoods = LargeGoods['middle'][number]
export type SmallGoods = MiddleGoods['small'][number]

/** Goods with order numbers of their own range. The category, `large>middle>small`, is one of everyday goods. */
const rangedGoods = v.strictObject({
  traits,
  goods: v.array(v.strictObject({ category: v.string(), traits: someTraits, rows })),
})
export type RangedGoods = v.InferOutput<typeof rangedGoods>['goods'][number]

/** The goods of a large category, from the file of that name in `goods/`. */
export const readGoods = (name: string): LargeGoods =>
  readJson(largeGoods, import.meta.dirname, 'goods', `${name}.json`)

/** Each of them with the traits of the whole file. */
export function readRangedGoods(name: string): RangedGoods[] {
  const { traits: common, goods } = readJson(rangedGoods, import.meta.dirname, 'goods', `${name}.json`)
  return goods.map((one) => ({ ...one, traits: { ...common, ...one.traits } }))
}
