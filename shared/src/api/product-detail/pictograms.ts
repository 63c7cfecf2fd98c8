import type { ProductBasicWire } from '@shop/shared/contract'

/** A picture with a meaning: 国産, 減塩. */
export type Pictogram = {
  name: string
  /** Address of its picture, or its path at the services; without one its name stands there. */
  image?: string
  colours?: { foreground: string; background: string }
}

/** Where on a product's page: 1 beside its name, 2 among its facts. */
export type PictogramPlace = 'name' | 'facts'
const placeOfFacts = '2'

const colour = /^#[0-9a-f]{6}$/i

type PictogramWire = ProductBasicWire['pict_info_list'][number]

/** By their places, in the order of their ranks; one without a name would be a picture that nobody can read. */
export function toPictograms(wires: readonly PictogramWire[]): Record<PictogramPlace, Pictogram[]> {
  const named = wires
    .filter(({ name }) => name.trim() !== '')
    .toSorted((one, other) => (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER))
  const at = (isOfFacts: boolean) =>
    named.filter(({ position_code }) => (position_code === placeOfFacts) === isOfFacts).map(toPictogram)
  return { name: at(false), facts: at(true) }
}

function toPictogram({ name, image_path, color, background_color }: PictogramWire): Pictogram {
  const isColoured = colour.test(color ?? '') && colour.test(background_color ?? '')
  return {
    name,
    ...(image_path === undefined || image_path === '' ? {} : { image: image_path }),
    ...(isColoured ? { colours: { foreground: color as string, background: background_color as string } } : {}),
  }
}
