import { type Chance, mulberry32, shuffled } from '../../pictures/mulberry32.ts'
import { type Shelf, shelfOf, shelves } from './categories.ts'
import { distinguishItems } from './distinguish-items.ts'
import type { Draft } from './draft.ts'
import { type RangedGoods, readRangedGoods, type Traits } from './goods.ts'
import { grouped } from './grouped.ts'
import type { Item } from './item.ts'
import { type Made, makeItem } from './make-item.ts'
import { limitedRanges, numberDispenser, orderNumberText, osechiRange } from './order-numbers.ts'
import { readingsOf } from './pattern.ts'
import { parseRow } from './row-table.ts'

/** More of one row would look like the same thing over and over. */
const maxOfOneRow = 4

/** All products of the shop: the same seed gives the same products, to the last yen. */
export function generateItems(seed: number): Item[] {
  const chance = mulberry32(seed)
  const everyday = shelves.flatMap((shelf) => draftsOf(shelf, shelf.small.rows, {}, chance))
  const made = [...numberedByCategory(distinct(everyday), chance), ...rangedGoods(chance)]
  return distinguishItems(made)
}

/** No two goods of the same name and size; those with a number of their own win. */
function distinct(drafts: readonly Draft[]): Draft[] {
  const title = ({ reading, size }: Draft) => `${reading.text} ${size.standard}`
  const pinnedFirst = [...drafts].sort((one, other) => Number(isPinned(other)) - Number(isPinned(one)))
  const kept = new Set(new Map(pinnedFirst.toReversed().map((draft) => [title(draft), draft])).values())
  return drafts.filter((draft) => kept.has(draft))
}
const isPinned = ({ row }: Draft) => row.options.no !== undefined
const pinnedNumbers = (drafts: readonly Draft[]) => drafts.flatMap(({ row }) => row.options.no ?? [])

/** Every reading in every size, of which some are drawn. Pinned rows (`no=`) are single products. */
function draftsOf(shelf: Shelf, rows: readonly string[], own: Traits, chance: Chance): Draft[] {
  const traits: Traits = { ...shelf.large.traits, ...shelf.middle.traits, ...shelf.small.traits, ...own }
  return rows.map(parseRow).flatMap((row) => {
    const all = readingsOf(row.name).flatMap((reading) =>
      row.sizes.map((size): Draft => ({ shelf, traits, row, reading, size })),
    )
    const wanted = Number(row.options.take ?? traits.take ?? maxOfOneRow)
    const drawn = new Set(shuffled(chance, all).slice(0, wanted))
    return all.filter((draft) => drawn.has(draft))
  })
}

function numberedByCategory(drafts: readonly Draft[], chance: Chance): Made[] {
  const taken = new Set(pinnedNumbers(drafts))
  return [...grouped(drafts, ({ shelf }) => shelf.large).entries()].flatMap(([large, own]) => {
    const next = numberDispenser(large.firstOrderNumber, taken)
    return own.map((draft) => makeItem(draft, draft.row.options.no ?? next(), chance))
  })
}

/** Goods whose number says what they are. Those of the design reference are pinned. [BIZ-016] */
function rangedGoods(chance: Chance): Made[] {
  const [firstLimited, secondLimited] = limitedRanges
  const groups = [
    { files: ['imperfect'], range: firstLimited },
    { files: ['web-only', 'special-offers'], range: secondLimited },
    { files: ['osechi'], range: osechiRange },
  ]
  return groups.flatMap(({ files, range }) => {
    const goods = files.flatMap(readRangedGoods)
    const drafts = distinct(goods.flatMap((one) => rangedDrafts(one, chance)))
    const next = numberDispenser(range.first, new Set(pinnedNumbers(drafts)))
    return drafts.map((draft) => {
      const number = draft.row.options.no ?? next()
      if (number > orderNumberText(range.last)) throw new RangeError(`no number left for ${draft.reading.text}`)
      return makeItem(draft, number, chance)
    })
  })
}

const rangedDrafts = ({ category, rows, traits }: RangedGoods, chance: Chance): Draft[] =>
  draftsOf(shelfOf(category), rows, traits, chance)
