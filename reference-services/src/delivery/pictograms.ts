/** All facts of a pictogram, as the wire has them. */
export type Pictogram = {
  code: string
  /** Where it stands: 1 beside the name, 2 among the facts of the product's own page. */
  positionCode: '1' | '2'
  category: 'origin' | 'cultivation' | 'nutrition' | 'household'
  /** Below the folder of the pictures. */
  imagePath: string
  value: '1'
  name: string
  component: 'Pictogram'
  colours: { foreground: string; background: string }
  rank: number
}

type Kind = Pick<Pictogram, 'positionCode' | 'category' | 'colours'>

const origin: Kind = {
  positionCode: '1',
  category: 'origin',
  colours: { foreground: '#1F5F3A', background: '#E6F4EA' },
}
const cultivation: Kind = {
  positionCode: '1',
  category: 'cultivation',
  colours: { foreground: '#4A5A12', background: '#F1F5DC' },
}
const nutrition: Kind = {
  positionCode: '2',
  category: 'nutrition',
  colours: { foreground: '#17507A', background: '#E4F0F8' },
}
const household: Kind = {
  positionCode: '2',
  category: 'household',
  colours: { foreground: '#4B4470', background: '#EEECF6' },
}

const named: readonly [code: string, name: string, kind: Kind][] = [
  ['domestic-milk', '国産生乳', origin],
  ['hokkaido', '北海道産', origin],
  ['domestic', '国産', origin],
  ['direct', '産直', origin],
  ['organic', '有機栽培', cultivation],
  ['special-cultivation', '特別栽培', cultivation],
  ['free-range', '平飼い', cultivation],
  ['low-fat', '低脂肪・脂肪ゼロ', nutrition],
  ['no-sugar', '砂糖不使用', nutrition],
  ['less-salt', '減塩', nutrition],
  ['no-salt', '食塩不使用', nutrition],
  ['fair-trade', 'フェアトレード', origin],
  ['unscented', '無香料', household],
  ['recycled-paper', '再生紙', household],
  ['refill', '詰替用', household],
]

/** In the order of their ranks, in which a product and a list of facets show them. */
export const pictograms: readonly Pictogram[] = named.map(([code, name, kind], at) => ({
  code,
  name,
  ...kind,
  imagePath: `pictograms/${code}.svg`,
  value: '1',
  component: 'Pictogram',
  rank: at + 1,
}))

const known: ReadonlyMap<string, Pictogram> = new Map(pictograms.map((pictogram) => [pictogram.code, pictogram]))

/** Those of a product in the order of their ranks; a code that is no longer known is left out. */
export const pictogramsOf = (codes: readonly string[]): Pictogram[] =>
  codes.flatMap((code) => known.get(code) ?? []).toSorted((one, other) => one.rank - other.rank)
