import { type LargeGoods, type MiddleGoods, readGoods, type SmallGoods } from './goods.ts'
import type { LargeCategory } from './item.ts'

/** In the order of the top page. */
const largeGoods = [
  'vegetables',
  'fruit',
  'fish',
  'meat',
  'dairy-and-eggs',
  'tofu-and-natto',
  'staples',
  'frozen',
  'prepared',
  'seasonings',
  'sweets-and-drinks',
  'household',
].map(readGoods)

const firstLargeCode = 11
const largeCode = (at: number) => String(firstLargeCode + at)
const below = (code: string, at: number) => `${code}${String(at + 1).padStart(2, '0')}`

/** The tree of categories; codes are text: large 11, middle 1101, small 110101. */
export const categories: readonly LargeCategory[] = largeGoods.map((large, largeAt) => {
  const code = largeCode(largeAt)
  return {
    code,
    name: large.name,
    illustration: large.illustration,
    middle: large.middle.map((middle, middleAt) => {
      const middleCode = below(code, middleAt)
      return {
        code: middleCode,
        name: middle.name,
        small: middle.small.map((small, smallAt) => ({ code: below(middleCode, smallAt), name: small.name })),
      }
    }),
  }
})

/** A small category with its goods and where it stands. */
export type Shelf = {
  large: LargeGoods
  middle: MiddleGoods
  small: SmallGoods
  codes: { large: string; middle: string; small: string }
}

export const shelves: readonly Shelf[] = largeGoods.flatMap((large, largeAt) =>
  large.middle.flatMap((middle, middleAt) =>
    middle.small.map((small, smallAt) => {
      const code = largeCode(largeAt)
      return {
        large,
        middle,
        small,
        codes: { large: code, middle: below(code, middleAt), small: below(below(code, middleAt), smallAt) },
      }
    }),
  ),
)

/** The shelf of a category written as `large>middle>small`. */
export function shelfOf(category: string): Shelf {
  const found = shelves.find(({ large, middle, small }) => [large.name, middle.name, small.name].join('>') === category)
  if (found === undefined) throw new RangeError(`no category ${category}`)
  return found
}
