import type { LargeCategory } from './item.ts'
import { dairyAndEggs } from './vocabulary/dairy-and-eggs.ts'
import { fish } from './vocabulary/fish.ts'
import { frozen } from './vocabulary/frozen.ts'
import { fruit } from './vocabulary/fruit.ts'
import { household } from './vocabulary/household.ts'
import { meat } from './vocabulary/meat.ts'
import { prepared } from './vocabulary/prepared.ts'
import { seasonings } from './vocabulary/seasonings.ts'
import { staples } from './vocabulary/staples.ts'
import { sweetsAndDrinks } from './vocabulary/sweets-and-drinks.ts'
import { tofuAndNatto } from './vocabulary/tofu-and-natto.ts'
import { vegetables } from './vocabulary/vegetables.ts'
import type { LargeWords, MiddleWords, SmallWords } from './vocabulary.ts'

/** In the order of the top page. */
const vocabulary: readonly LargeWords[] = [
  vegetables,
  fruit,
  fish,
  meat,
  dairyAndEggs,
  tofuAndNatto,
  staples,
  frozen,
  prepared,
  seasonings,
  sweetsAndDrinks,
  household,
]

const firstLargeCode = 11
const largeCode = (at: number) => String(firstLargeCode + at)
const below = (code: string, at: number) => `${code}${String(at + 1).padStart(2, '0')}`

/** The tree of categories; codes are text: large 11, middle 1101, small 110101. */
export const categories: readonly LargeCategory[] = vocabulary.map((large, largeAt) => {
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

/** A small category with its words and where it stands. */
export type Shelf = {
  large: LargeWords
  middle: MiddleWords
  small: SmallWords
  codes: { large: string; middle: string; small: string }
}

export const shelves: readonly Shelf[] = vocabulary.flatMap((large, largeAt) =>
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

export function shelfNamed(path: { largeName: string; middleName: string; smallName: string }): Shelf {
  const found = shelves.find(
    ({ large, middle, small }) =>
      large.name === path.largeName && middle.name === path.middleName && small.name === path.smallName,
  )
  if (found === undefined) throw new RangeError(`no category ${path.largeName}>${path.middleName}>${path.smallName}`)
  return found
}
