import { type Chance, mulberry32, seedOf } from './mulberry32.ts'
import { inkOnWhite, type PackPaint, paints } from './palette.ts'
import type { PictureSpec } from './picture-spec.ts'
import { fittedSize, round, text, textUnits } from './svg-text.ts'

/** Tools and places that a pack is drawn with. Ids in the document: w wall light, b cylinder light, s shadow, a and z the foods. */
export type Scene = {
  spec: PictureSpec
  paint: PackPaint
  /** A small turn in degrees: things laid by hand are never straight. */
  turn(): number
  chance: Chance
  /** 0 the main food, 1 the garnish; without a garnish both are the main one. */
  food(which: number, x: number, y: number, size: number, turn?: number): string
  seal(x: number, y: number): string
  /** Weight in a white pill at the lower right. */
  weightPill(y: number, size?: number): string
}

const growingClaims = ['産直', '有機', '特別栽培', '減農薬', '国産']

export function makeScene(spec: PictureSpec, no: string): Scene {
  const chance = mulberry32(seedOf(no))
  return {
    spec,
    paint: paints[spec.pack],
    chance,
    turn: () => Math.round(chance() * 26 - 13),
    food: (which, x, y, size, turn = 0) => {
      const id = which % 2 === 1 && spec.ill[1] !== undefined ? 'z' : 'a'
      const turned = turn === 0 ? '' : ` rotate(${round(turn)} 50 50)`
      return `<use href="#${id}" transform="translate(${x} ${y}) scale(${size / 100})${turned}"/>`
    },
    seal: (x, y) => (spec.claim === undefined ? '' : seal(spec.claim, x, y)),
    weightPill: (y, size = 12) => pill(spec.wt, y, size),
  }
}

export const shadow = (x: number, y: number, rx: number, ry = 9): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="url(#s)"/>`

function seal(claim: string, x: number, y: number): string {
  const fill = growingClaims.includes(claim) ? '#1F6B3A' : '#B4371C'
  const letters = [...claim]
  const half = Math.ceil(letters.length / 2)
  const words =
    letters.length > 3
      ? text(letters.slice(0, half).join(''), x, y - 1, { size: 12, fill: '#fff' }) +
        text(letters.slice(half).join(''), x, y + 13, { size: 12, fill: '#fff' })
      : text(claim, x, y + 5, { size: letters.length > 2 ? 12 : 14, fill: '#fff' })
  return `<g transform="rotate(-8 ${x} ${y})"><circle cx="${x}" cy="${y}" r="21" fill="${fill}" stroke="#fff" stroke-width="2"/>${words}</g>`
}

const pillRight = 192
const pillWidest = 84

function pill(words: string, y: number, largest: number): string {
  if (words === '') return ''
  const size = fittedSize(words, largest, pillWidest)
  const width = textUnits(words) * size + 14
  return `<rect x="${round(pillRight - width)}" y="${y}" width="${round(width)}" height="20" rx="10" fill="#fff" opacity=".94"/>${text(words, pillRight - width / 2, y + 14.4, { size, fill: inkOnWhite })}`
}
