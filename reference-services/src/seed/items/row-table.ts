/** One line of a table of goods: usually several products. */
export type Row = {
  /** A pattern (`pattern.ts`). */
  name: string
  sizes: readonly { standard: string; price: number }[]
  /** A pattern's text with `$1`; absent for fresh goods and things of the house. */
  ingredients?: string
  options: RowOptions
}

const optionNames = [
  /** On the pack, up to 8 characters; otherwise the last word of the name. */
  'short',
  'pb',
  'kind',
  'tint',
  'pack',
  'ill',
  'n',
  'liq',
  'claim',
  'origin',
  'brand',
  'temp',
  'shelf',
  'place',
  'nut',
  'tax',
  'take',
  /** A fixed order number: goods that the design reference shows. */
  'no',
  'fav',
  /** Price before a discount, tax included: 本気特価. */
  'was',
  /** Number to be drawn by lot. */
  'lottery',
  'max',
  /** Why it costs less, where it is not the reason of its whole list. [CAT-068] */
  'code',
  /** Pieces of a week, where they are not as many as of any other limited product. */
  'stock',
  /** Reasons of 訳あり, parted by a comma. */
  'why',
] as const
const flagNames = ['sub', 'new', 'web', 'region'] as const

export type RowOptions = Partial<Record<(typeof optionNames)[number], string>> & {
  readonly flags: readonly (typeof flagNames)[number][]
}

/** Reads a line `name | standard price, … | ingredients | options`. */
export function parseRow(line: string): Row {
  const [name = '', sizes = '', ingredients = '', options = '', ...more] = line.split('|').map((cell) => cell.trim())
  if (name === '' || sizes === '' || more.length > 0) throw new SyntaxError(`not a row of goods: ${line}`)
  return {
    name,
    sizes: sizes.split(', ').map((size) => parseSize(size, line)),
    ...(ingredients === '' ? {} : { ingredients }),
    options: parseOptions(options, line),
  }
}

function parseSize(size: string, line: string) {
  const [, standard, price] = /^(.+) (\d+)$/.exec(size) ?? []
  if (standard === undefined) throw new SyntaxError(`no price in "${size}": ${line}`)
  return { standard, price: Number(price) }
}

function parseOptions(text: string, line: string): RowOptions {
  const words = text.split(' ').filter((word) => word !== '')
  const known = Object.fromEntries(
    words
      .filter((word) => word.includes('='))
      .map((word) => [word.slice(0, word.indexOf('=')), afterSign(word)] as const),
  )
  const flags = words.filter((word) => !word.includes('='))
  const strange =
    Object.keys(known).find((name) => !optionNames.some((option) => option === name)) ??
    flags.find((flag) => !flagNames.some((name) => name === flag))
  if (strange !== undefined) throw new SyntaxError(`unknown option "${strange}": ${line}`)
  return { ...known, flags: flagNames.filter((name) => flags.includes(name)) }
}

const afterSign = (word: string) => word.slice(word.indexOf('=') + 1)
