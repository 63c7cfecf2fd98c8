import type { PackColour, TintName } from './picture-spec.ts'

/** Three shades of wall per family; the order number chooses one. */
export const walls: Readonly<Record<TintName, readonly [string, string, string]>> = {
  leaf: ['#E6F1DC', '#EDF4E0', '#DDECD8'],
  sun: ['#FFF1CC', '#FDF0DA', '#FBEBC3'],
  berry: ['#FBE6E8', '#FBECE6', '#F6E1EA'],
  sea: ['#DCEEF5', '#E2F0F0', '#D6E8F2'],
  meat: ['#F8E7E1', '#FBEDE4', '#F3E2DC'],
  dairy: ['#E8EFF9', '#EFF3F8', '#E1EAF6'],
  wood: ['#F3E9DC', '#F6EEE3', '#EDE2D2'],
  frost: ['#DFF1F8', '#E6F3F7', '#D7ECF6'],
  home: ['#E9ECF2', '#EEF0EA', '#E6EEF0'],
  sweet: ['#F9E8EF', '#FBEFE3', '#F0E6F4'],
}

/** A fixed triple, so that a label keeps its contrast whatever is printed on it. */
export type PackPaint = { body: string; band: string; ink: string; isPale: boolean }

const dark = (body: string, band: string, ink = '#fff'): PackPaint => ({ body, band, ink, isPale: false })
const pale = (body: string, band: string, ink: string): PackPaint => ({ body, band, ink, isPale: true })

export const paints: Readonly<Record<PackColour, PackPaint>> = {
  red: dark('#C93A2B', '#8F1F17'),
  orange: dark('#DD7A10', '#A85204'),
  yellow: pale('#FFD24A', '#C98A00', '#3A2600'),
  green: dark('#3E8F4E', '#216635'),
  teal: dark('#1C7C86', '#0B525A'),
  blue: dark('#2F6FB7', '#1B4A86'),
  navy: dark('#2A3C6E', '#17254D'),
  purple: dark('#7A53A5', '#54327C'),
  pink: dark('#DE7893', '#B8446A'),
  cream: pale('#FBF3E0', '#C9A25A', '#4B3309'),
  white: pale('#FFFFFF', '#D5DDE2', '#23343A'),
  brown: dark('#8A5A34', '#5E3A1D'),
  black: dark('#33312F', '#151413', '#F3DDA8'),
  kraft: pale('#D9B98C', '#A9834F', '#43290C'),
  sky: pale('#BFE3F2', '#5BA9C9', '#0D3C52'),
}

export const inkOnWhite = '#17262A'
export const quietInkOnWhite = '#3D4E52'
