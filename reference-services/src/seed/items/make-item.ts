import type { Chance } from '../../pictures/mulberry32.ts'
import type { PackColour } from '../../pictures/picture-spec.ts'
import type { Draft } from './draft.ts'
import type { Item } from './item.ts'
import { copyOf, infoOf } from './item-copy.ts'
import { labelOf } from './item-label.ts'
import { packsOf, pictureOf } from './item-picture.ts'
import { pricesOf, saleOf } from './item-sale.ts'
import { janCode } from './jan-code.ts'
import { kanaOf } from './kana.ts'
import { marksOf } from './marks.ts'
import { fillIn } from './pattern.ts'
import { pictogramCodes } from './pictogram-codes.ts'

/** An item and the pack colours it may change to, so that neighbours in a list can be told apart. */
export type Made = { item: Item; packs: readonly PackColour[] }

export function makeItem(draft: Draft, orderNumber: string, chance: Chance): Made {
  const { shelf, traits, row, reading } = draft
  const { options } = row
  const named = naming(draft, chance)
  const temperature = temperatureOf(draft)
  const place = placeOf(draft)
  const marks = marksOf(options, isLocalAndFresh(place, temperature), chance)
  const facts = { traits, options, reading, ...named, brand: named.brand, place, temperature }
  const popularity = popularityOf(draft, chance)
  const sale = saleOf(draft, marks)
  const picture = pictureOf(facts)
  const item: Omit<Item, 'pictograms'> = {
    orderNumber,
    janCode: janCode(orderNumber, named.brand ?? shelf.middle.name, temperature === 'chilled' && place !== undefined),
    ...(named.brand === undefined ? {} : { brand: named.brand }),
    name: named.name,
    nameKana: kanaOf(named.name),
    standard: named.standard,
    ...pricesOf(draft, marks, chance),
    largeCategory: shelf.codes.large,
    middleCategory: shelf.codes.middle,
    smallCategory: shelf.codes.small,
    divisionCode: traits.isAlcohol === true ? alcoholDivision : shelf.codes.large,
    ...sale,
    temperature,
    ...(place === undefined ? {} : { productionPlace: place }),
    ...labelOf(draft, named.name, chance),
    ...copyOf({ traits, temperature, place, isFresh: isGrown(draft), chance }),
    ...infoOf({ ...sale, kind: picture.kind, temperature }),
    popularity,
    favouriteCount: options.fav === undefined ? favouritesAt(popularity, chance) : Number(options.fav),
    picture,
  }
  return { packs: packsOf(facts), item: { ...item, pictograms: pictogramCodes(item) } }
}

/** Vegetables and fruit as they come from the field. */
const isGrown = ({ shelf, row, traits }: Draft): boolean =>
  grownCategories.includes(shelf.large.name) && row.ingredients === undefined && traits.limitedTab === undefined
const grownCategories = ['野菜', 'くだもの']

/** `daibun_cd` of alcohol, whatever category it stands in. [BIZ-007] */
const alcoholDivision = '25'

function naming(draft: Draft, chance: Chance) {
  const { traits, row, reading, size } = draft
  const brands = traits.brands ?? ['']
  const drawn = brands[Math.floor(chance() * brands.length)] ?? ''
  const fitting = drawn === directFromGrowers && !isHomegrown(placeOf(draft)) ? '' : drawn
  const pinned = row.options.no === undefined ? fitting : ''
  const brand = row.options.brand === undefined ? pinned : fillIn(row.options.brand, reading).replaceAll('_', ' ')
  return {
    name: reading.text,
    standard: size.standard,
    brand: brand === '' || brand === '-' ? undefined : brand,
  }
}

/** 産直: growers that the co-op knows by name; there are none abroad. */
const directFromGrowers = '産直'
const isHomegrown = (place: string | undefined) => place !== undefined && /^北海道|[都府県市町村]$|^国内$/.test(place)

function temperatureOf({ traits, row }: Draft): Item['temperature'] {
  const wanted = row.options.temp ?? traits.temperature
  if (wanted === 'frozen' || wanted === 'chilled' || wanted === 'room') return wanted
  throw new RangeError(`how is it kept? ${row.name}`)
}

function placeOf({ traits, row, reading }: Draft): string | undefined {
  const place = row.options.place === undefined ? (reading.place ?? traits.place) : fillIn(row.options.place, reading)
  return place === '国' ? '国内' : place === '-' ? undefined : place
}

const isLocalAndFresh = (place: string | undefined, temperature: Item['temperature']) =>
  place?.startsWith('北海道') === true && temperature === 'chilled'

const maxFavourites = 3200

/** Few things are loved by many; everyday goods come first. */
function popularityOf({ row }: Draft, chance: Chance): number {
  const { fav, flags } = row.options
  const drawn = chance() ** 2.4 * 0.8 + (flags.includes('sub') ? 0.15 : 0)
  const known = fav === undefined ? drawn : Math.min(0.99, Number(fav) / maxFavourites)
  return Math.round(known * 10_000) / 10_000
}

const favouritesAt = (popularity: number, chance: Chance): number =>
  Math.round(popularity * maxFavourites * (0.7 + chance() * 0.3)) + Math.floor(chance() * 40) + 8
