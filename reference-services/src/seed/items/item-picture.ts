import { drawnFoods } from '../../pictures/drawn-foods.ts'
import { illustration } from '../../pictures/illustrations.ts'
import {
  type PackColour,
  type PackKind,
  type PictureSpec,
  packColours,
  packKinds,
  tintNames,
} from '../../pictures/picture-spec.ts'
import type { Traits } from './goods.ts'
import type { ItemTemperature } from './item.ts'
import { fillIn, type Reading } from './pattern.ts'
import type { RowOptions } from './row-table.ts'
import { illustrationOfWord } from './word-illustrations.ts'

const longestLabel = 8
const longestTrayTop = 9

export type PictureFacts = {
  traits: Traits
  options: RowOptions
  reading: Reading
  name: string
  standard: string
  brand: string | undefined
  place: string | undefined
  temperature: ItemTemperature
}

export function pictureOf(facts: PictureFacts): PictureSpec {
  const { traits, options, reading, brand } = facts
  const kind = oneOf(packKinds, options.kind ?? traits.kind, facts)
  const pb = options.pb === undefined ? brand : fillIn(options.pb, reading)
  const pieces = piecesShown(kind, facts)
  const liq = options.liq ?? traits.liq
  return {
    kind,
    tint: oneOf(tintNames, options.tint ?? traits.tint, facts),
    pack: packsOf(facts)[0],
    ill: illustrationsOf(facts),
    short: labelOf(facts),
    wt: weightLabel(facts.standard),
    ...(pb !== undefined && pb.length > 0 && [...pb].length <= longestLabel ? { pb } : {}),
    origin: trayTop(facts),
    ...(options.claim === undefined ? {} : { claim: options.claim }),
    ...(pieces === undefined ? {} : { n: pieces }),
    ...(liq === undefined ? {} : { liq }),
  }
}

/** A net is always full; of cups and eggs as many are shown as are sold. */
function piecesShown(kind: PackKind, { options, traits, standard }: PictureFacts): number | undefined {
  if (options.n !== undefined) return Number(options.n)
  if (kind === 'net') return undefined
  const sold = Number(/×(\d+)/.exec(standard)?.[1] ?? /^(\d+)(?:個|パック)/.exec(standard)?.[1] ?? 1)
  if (kind === 'cup') return Math.min(sold, 3)
  return kind === 'egg' ? sold : traits.n
}

/** The colours that a product's pack may have, the preferred first. */
export function packsOf({
  traits,
  options,
}: Pick<PictureFacts, 'traits' | 'options'>): readonly [PackColour, ...PackColour[]] {
  const named = options.pack?.split(',').map((name) => oneOf(packColours, name, { name: options.pack ?? '' }))
  const [first, ...others] = named ?? []
  return first === undefined ? (traits.packs ?? ['cream']) : [first, ...others]
}

function oneOf<T extends string>(known: readonly T[], wanted: string | undefined, { name }: { name: string }): T {
  const found = known.find((one) => one === wanted)
  if (found === undefined) throw new RangeError(`"${wanted}" cannot be drawn: ${name}`)
  return found
}

/** `ill=$1,herb`: a Japanese word is looked up, so a flavour brings its own picture. */
function illustrationsOf({ traits, options, reading, name }: PictureFacts): PictureSpec['ill'] {
  const words = fillIn(options.ill ?? traits.ill ?? '', reading).split(',')
  const [food, garnish] = words.map((word) => illustrationOfWord(word) ?? word)
  for (const one of [food, garnish]) {
    const isKnown = one === undefined || one in drawnFoods || illustration(one) !== undefined
    if (!isKnown) throw new RangeError(`no illustration "${one}": ${name}`)
  }
  if (food === undefined || food === '') throw new RangeError(`no illustration: ${name}`)
  return garnish === undefined ? [food] : [food, garnish]
}

function labelOf({ options, reading, name }: PictureFacts): string {
  const words = (options.short === undefined ? name : fillIn(options.short, reading)).replace(/（[^）]*）/g, '').trim()
  const last = (words.split(' ').at(-1) ?? '').replace(new RegExp(`^${reading.place ?? '-'}[産の]`), '')
  const label = options.short === undefined ? last : words
  if (label === '' || [...label].length > longestLabel) {
    throw new RangeError(`label "${label}" does not fit on a pack: ${name}`)
  }
  return label
}

/** 4切・280g → 4切 280g; 1尾・約350g → 約350g: what fits beside the pack. */
function weightLabel(standard: string): string {
  const plain = standard.replace(/（[^）]*）/g, '').replace(/中心/g, '')
  const spaced = plain.replace('・', ' ')
  return [...spaced].length <= longestTrayTop
    ? spaced
    : (plain.split('・').find((part) => [...part].length <= longestTrayTop) ?? '')
}

const temperatureNames: Readonly<Record<ItemTemperature, string>> = { frozen: '冷凍', chilled: '冷蔵', room: '常温' }

function trayTop({ options, place, temperature }: PictureFacts): string {
  if (options.origin !== undefined) return options.origin
  const kept = temperatureNames[temperature]
  const origin = place === undefined ? undefined : place === '国内' ? '国産' : `${place}産`
  const both = origin === undefined ? kept : `${origin}・${kept}`
  return [...both].length <= longestTrayTop ? both : (origin ?? kept)
}
