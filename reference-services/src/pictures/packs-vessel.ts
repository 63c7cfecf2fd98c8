import { inkOnWhite } from './palette.ts'
import { type Scene, shadow } from './scene.ts'
import { fittedSize, round, text, verticalText } from './svg-text.ts'

const glassBottle = 'M91 28h18v30c0 8 20 12 20 30v86q0 12-12 12H83q-12 0-12-12V88c0-18 20-22 20-30Z'
const plasticBottle = 'M90 30h20v12c0 10 22 14 22 34v98q0 12-12 12H80q-12 0-12-12V76c0-20 22-24 22-34Z'

export const drawBottle = (scene: Scene): string => bottle(scene, glassBottle, scene.paint.band, '#4A2413')
export const drawPlasticBottle = (scene: Scene): string => bottle(scene, plasticBottle, '#fff', '#B9C77A')

function bottle(scene: Scene, outline: string, cap: string, liquid: string): string {
  const { spec, paint, seal, weightPill } = scene
  return (
    shadow(100, 185, 38, 7) +
    `<path d="${outline}" fill="${spec.liq ?? liquid}"/><path d="${outline}" fill="url(#b)"/><rect x="87" y="14" width="26" height="17" rx="4" fill="${cap}" stroke="#14262a" stroke-opacity=".14"/>` +
    `<rect x="68" y="90" width="64" height="76" fill="${paint.body}"/><path d="M68 90h64v7H68zM68 159h64v7H68z" fill="${paint.band}"/>` +
    bottleLabel(scene) +
    '<rect x="68" y="90" width="64" height="76" fill="url(#b)"/><path d="M79 82v92" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".4"/>' +
    weightPill(172) +
    seal(44, 70)
  )
}

const bottleLine = 54

/** Up to four characters in one line from top to bottom, more in two, so that they stay legible. */
function bottleLabel({ spec, paint, food }: Scene): string {
  const { ink } = paint
  const letters = [...spec.short]
  const size = (count: number) => round(Math.min(16, bottleLine / Math.max(1, count) - 1))
  if (letters.length <= 4) {
    return food(0, 69, 108, 42) + verticalText(spec.short, 121, 101, size(letters.length), ink)
  }
  const half = columnBreak(letters)
  const longer = Math.max(half, letters.length - half)
  return (
    food(0, 68, 112, 34) +
    verticalText(letters.slice(0, half).join(''), 123.5, 101, Math.min(14, size(longer)), ink) +
    verticalText(letters.slice(half).join(''), 108.5, 101, Math.min(14, size(longer)), ink)
  )
}

/** Near the middle, but never before a sign that may not begin a line: ー, small kana. */
function columnBreak(letters: readonly string[]): number {
  const middle = Math.ceil(letters.length / 2)
  const clings = /[ーャュョァィゥェォッん]/
  return [middle, middle + 1, middle - 1].find((at) => !clings.test(letters[at] ?? '')) ?? middle
}

/** One, two or three cups. */
export function drawCups({ spec, paint, food, seal, weightPill }: Scene): string {
  const outline = 'M-46-40H46L36 56q-2 10-12 10h-48q-10 0-12-10Z'
  const label = text(spec.short, 0, 10, { size: fittedSize(spec.short, 17, 80), fill: inkOnWhite, weight: 900 })
  const cup = (x: number, y: number, scale: number) =>
    `<g transform="translate(${x} ${y}) scale(${scale})"><path d="${outline}" fill="${paint.body}"/><path d="M-43-12H43L40 20H-40Z" fill="#fff" opacity=".92"/><path d="${outline}" fill="url(#b)"/><ellipse cy="-42" rx="50" ry="13" fill="${paint.band}"/><ellipse cy="-45" rx="50" ry="13" fill="#fff"/><ellipse cy="-45" rx="43" ry="10" fill="${paint.body}" opacity=".85"/>${label}${food(0, -22, 18, 44)}</g>`
  const pieces = spec.n ?? 1
  const cups =
    pieces >= 3
      ? [cup(58, 112, 0.72), cup(142, 112, 0.72), cup(100, 124, 0.82)]
      : pieces === 2
        ? [cup(64, 118, 0.78), cup(138, 122, 0.82)]
        : [cup(100, 110, 1.06)]
  return shadow(100, 174, 62, 9) + cups.join('') + weightPill(174) + seal(36, 42)
}

export function drawCan({ spec, paint, food, seal, weightPill }: Scene): string {
  return (
    shadow(100, 180, 52, 8) +
    `<path d="M56 44h88v128q-44 16-88 0Z" fill="${paint.body}"/><ellipse cx="100" cy="44" rx="44" ry="12" fill="#DDE3E6"/><ellipse cx="100" cy="43" rx="36" ry="8.5" fill="#B9C3C8"/><path d="M56 172q44 16 88 0v6q-44 16-88 0Z" fill="#C9D2D6"/><rect x="56" y="80" width="88" height="76" fill="#fff" opacity=".94"/>` +
    food(0, 72, 101, 56) +
    text(spec.short, 100, 98, { size: fittedSize(spec.short, 16, 82), fill: inkOnWhite, weight: 900 }) +
    '<rect x="56" y="44" width="88" height="128" fill="url(#b)" opacity=".8"/>' +
    weightPill(174) +
    seal(42, 62)
  )
}

export function drawJar({ spec, paint, food, seal, weightPill }: Scene): string {
  return (
    shadow(100, 180, 52, 8) +
    `<rect x="58" y="52" width="84" height="128" rx="16" fill="${spec.liq ?? '#B8742C'}"/><rect x="58" y="52" width="84" height="128" rx="16" fill="url(#b)"/><rect x="62" y="30" width="76" height="26" rx="6" fill="${paint.band}"/><path d="M62 44h76" stroke="#fff" stroke-opacity=".3" stroke-width="2"/><rect x="58" y="80" width="84" height="76" fill="${paint.body}"/>` +
    food(0, 73, 101, 54) +
    text(spec.short, 100, 98, { size: fittedSize(spec.short, 16, 78), fill: paint.ink, weight: 900 }) +
    '<rect x="58" y="80" width="84" height="76" fill="url(#b)" opacity=".8"/>' +
    weightPill(174) +
    seal(42, 62)
  )
}
