import { setImmediate as nextTask } from 'node:timers/promises'
import { traitsOf } from '../delivery/narrow.ts'
import type { Doc } from './doc.ts'
import { toLoose } from './fold.ts'
import { createWordForms, type FormName, type MarkedText, toMarkedText } from './marked-text.ts'
import { quantitiesIn, toCounted } from './quantities.ts'
import { type Noun, nounsOf } from './vocabulary.ts'
import type { CategoryRow, ProductRow } from './week-rows.ts'
import { readLine } from './words.ts'

export type Shelf = { smallCode: string; small: number; middle: number }
export type WeekIndex = {
  week: string
  docs: readonly Doc[]
  texts: readonly MarkedText[]
  shelves: readonly Shelf[]
  /** In their order of display. */
  categories: readonly CategoryRow[]
  byNumber: ReadonlyMap<string, number>
  /** The texts of each form in one string, and where each begins. */
  columns: Record<FormName, { joined: string; starts: Int32Array }>
  /** Products by the numbers of their texts and shelves, and by quantity. */
  docsOf: {
    name: readonly (readonly number[])[]
    brand: readonly (readonly number[])[]
    place: readonly (readonly number[])[]
    shelf: readonly (readonly number[])[]
    quantity: ReadonlyMap<string, readonly number[]>
  }
  /** Readings of the words of names by their loose form. */
  readings: ReadonlyMap<string, string>
  /** The most liked first. */
  nouns: readonly Noun[]
}

/** Products of a step of the work: between two steps others are answered. */
const productsAtOnce = 500

export type WeekRows = { week: string; rows: readonly ProductRow[]; categories: readonly CategoryRow[] }

/** Built from the rows; analysed they were when they were written. */
export async function buildWeekIndex({ week, rows, categories }: WeekRows): Promise<WeekIndex> {
  const texts = collect<MarkedText>()
  const shelves = collect<Shelf>()
  const words = createWordForms()
  const textOf = (line: string) => texts.numberOf(line, () => toMarkedText(readLine(line), words))
  const docs: Doc[] = []
  for (const row of rows) {
    docs.push(toDoc(row, textOf, shelves.numberOf))
    if (docs.length % productsAtOnce === 0) await nextTask()
  }
  const nouns = nounsOf(docs, texts.all)
  await nextTask()
  return {
    week,
    docs,
    nouns,
    texts: texts.all,
    shelves: shelves.all,
    categories,
    byNumber: new Map(docs.map(({ orderNo }, at) => [orderNo, at])),
    columns: {
      literal: columnOf(texts.all, 'literal'),
      kana: columnOf(texts.all, 'kana'),
      loose: columnOf(texts.all, 'loose'),
      voiceless: columnOf(texts.all, 'voiceless'),
    },
    docsOf: {
      name: listed(docs, texts.all.length, ({ name, reading }) => (name === reading ? [name] : [name, reading])),
      brand: listed(docs, texts.all.length, ({ brand }) => [brand]),
      place: listed(docs, texts.all.length, ({ place }) => [place]),
      shelf: listed(docs, shelves.all.length, ({ shelf }) => [shelf]),
      quantity: byQuantity(docs),
    },
    readings: new Map(
      texts.all.flatMap(({ segments }) => segments.flat()).map(({ reading }) => [toLoose(reading), reading] as const),
    ),
  }
}

function toDoc(
  row: ProductRow,
  textOf: (line: string) => number,
  shelfOf: (key: string, make: () => Shelf) => number,
): Doc {
  const [name = '', brand = '', place = '', small = '', middle = '', reading = ''] = row.search_text.split('\n')
  const written = readLine(name).map((words) => words.map(({ surface }) => surface).join(''))
  const counted = toCounted([row.standard, ...written].join(' '))
  return {
    orderNo: row.order_no,
    janCode: row.jan_code,
    title: row.name,
    name: textOf(name),
    reading: textOf(reading),
    brand: textOf(brand),
    place: textOf(place),
    shelf: shelfOf(row.small_code, () => ({
      smallCode: row.small_code,
      small: textOf(small),
      middle: textOf(middle),
    })),
    standard: toCounted(row.standard),
    quantities: new Set(quantitiesIn(counted, { isStrict: false }).map(({ key }) => key)),
    largeCode: row.large_code,
    smallCode: row.small_code,
    price: row.tax_included_price,
    popularity: row.popularity,
    traits: traitsOf(row),
    recommended: row.popularity + (row.is_special_price ? 0.2 : 0) + (row.is_new ? 0.1 : 0),
  }
}

/** Each key once, by the number under which it was first met. */
function collect<T>() {
  const all: T[] = []
  const numbers = new Map<string, number>()
  const numberOf = (key: string, make: () => T): number => {
    const known = numbers.get(key)
    if (known !== undefined) return known
    const number = all.push(make()) - 1
    numbers.set(key, number)
    return number
  }
  return { all, numberOf }
}

/** Between two texts stands what no word contains. */
function columnOf(texts: readonly MarkedText[], form: FormName): { joined: string; starts: Int32Array } {
  const starts = new Int32Array(texts.length)
  let length = 0
  for (const [number, text] of texts.entries()) {
    starts[number] = length
    length += text[form].text.length + 1
  }
  return { joined: texts.map((text) => text[form].text).join('\n'), starts }
}

/** Places in `docs` by the numbers that belong to each. */
function listed(docs: readonly Doc[], size: number, numbersOf: (doc: Doc) => readonly number[]): number[][] {
  const lists: number[][] = Array.from({ length: size }, () => [])
  for (const [at, doc] of docs.entries()) for (const number of numbersOf(doc)) lists[number]?.push(at)
  return lists
}

function byQuantity(docs: readonly Doc[]): Map<string, number[]> {
  const lists = new Map<string, number[]>()
  for (const [at, { quantities }] of docs.entries())
    for (const key of quantities) {
      const list = lists.get(key) ?? []
      list.push(at)
      lists.set(key, list)
    }
  return lists
}
