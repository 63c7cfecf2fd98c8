import { inkOnWhite } from './palette.ts'
import { type Scene, shadow } from './scene.ts'
import { fittedSize, round, text, textUnits } from './svg-text.ts'

const pouch = 'M46 20h108q3 0 3 4l-2 20 5 118q1 20-16 20H56q-17 0-16-20l5-118-2-20q0-4 3-4Z'

/** Three label styles, chosen by the order number: a wave, a round window, a broad band. */
export function drawPouch({ spec, paint, chance, food, seal }: Scene): string {
  const { ink } = paint
  const style = Math.floor(chance() * 3)
  const ground = [
    `<path d="M30 120Q100 84 170 120V190H30Z" fill="${paint.band}"/>`,
    '<circle cx="100" cy="131" r="49" fill="#fff" opacity=".92"/>',
    '<path d="M30 96h140v70H30z" fill="#fff" opacity=".9"/>',
  ][style]
  const shown = style === 2 ? food(0, 60, 86, 80) : food(0, 56, 85, 88)
  return (
    shadow(100, 182, 66, 9) +
    `<clipPath id="c"><path d="${pouch}"/></clipPath><g clip-path="url(#c)"><path d="${pouch}" fill="${paint.body}"/>${ground}${shown}` +
    (spec.ill[1] === undefined ? '' : food(1, 112, 116, 46, 8)) +
    `<path d="M30 20h140v14H30z" fill="${paint.band}"/><path d="M40 34h120" stroke="#fff" stroke-opacity=".35" stroke-dasharray="3 2"/>` +
    (spec.pb === undefined
      ? ''
      : text(spec.pb, 100, 48, { size: fittedSize(spec.pb, 11, 100), fill: ink, weight: 600 })) +
    text(spec.short, 100, spec.pb === undefined ? 68 : 73, {
      size: fittedSize(spec.short, 23, 102),
      fill: ink,
      weight: 900,
    }) +
    `<path d="${pouch}" fill="url(#b)"/></g><rect x="58" y="162" width="84" height="17" rx="8.5" fill="#fff" opacity=".92"/>` +
    text(spec.wt, 100, 174.8, { size: fittedSize(spec.wt, 12, 78), fill: inkOnWhite }) +
    seal(158, 92)
  )
}

export function drawBox({ spec, paint, food, seal }: Scene): string {
  const { ink } = paint
  return (
    shadow(104, 178, 78, 9) +
    `<path d="M30 50h116v126H30Z" fill="${paint.body}"/><path d="M146 50l24-14v126l-24 14Z" fill="${paint.band}"/><path d="M30 50 54 36h116l-24 14Z" fill="${paint.body}"/><path d="M30 50 54 36h116l-24 14Z" fill="#fff" opacity=".3"/><path d="M30 128q58-30 116-4v52H30Z" fill="#fff" opacity=".92"/>` +
    food(0, 47, 88, 78) +
    (spec.ill[1] === undefined ? '' : food(1, 34, 128, 44)) +
    (spec.pb === undefined
      ? ''
      : text(spec.pb, 88, 66, { size: fittedSize(spec.pb, 11, 106), fill: ink, weight: 600 })) +
    text(spec.short, 88, spec.pb === undefined ? 82 : 90, {
      size: fittedSize(spec.short, 22, 106),
      fill: ink,
      weight: 900,
    }) +
    boxWeight(spec.wt) +
    seal(152, 116)
  )
}

/** At the lower right of the front, on white, because the food reaches down there. */
function boxWeight(weight: string): string {
  if (weight === '') return ''
  const size = fittedSize(weight, 12.5, 76)
  const width = round(textUnits(weight) * size + 10)
  return `<rect x="${143 - width}" y="156" width="${width}" height="17" rx="8.5" fill="#fff" opacity=".9"/>${text(weight, 143 - width / 2, 168.8, { size, fill: inkOnWhite })}`
}

export function drawCarton({ spec, paint, food, seal }: Scene): string {
  const ink = paint.isPale ? (spec.pack === 'white' ? '#1B4A86' : paint.ink) : '#fff'
  const onBand = paint.isPale && spec.pack !== 'sky' ? inkOnWhite : '#fff'
  return (
    shadow(104, 184, 50, 8) +
    `<path d="M62 60 74 30h56l12 30Z" fill="${paint.body}"/><path d="M62 60 74 30h56l12 30Z" opacity=".1"/><rect x="72" y="16" width="60" height="16" rx="2" fill="${paint.body}" stroke="#14262a" stroke-opacity=".16"/><path d="M62 60h80v124H62Z" fill="${paint.body}"/><path d="M62 128q40-22 80 0v56H62Z" fill="${paint.band}"/>` +
    food(0, 76, 112, 52) +
    text(spec.short, 102, 85, { size: fittedSize(spec.short, 19, 74), fill: ink, weight: 900 }) +
    (spec.pb === undefined ? '' : text(spec.pb, 102, 102, { size: fittedSize(spec.pb, 13, 74), fill: ink })) +
    '<path d="M62 60h80v124H62Z" fill="url(#b)"/>' +
    `<path d="M142 60l10 8v110l-10 6Z" fill="${paint.band}"/><path d="M142 60 130 30l2-14 12 10 8 42Z" fill="${paint.band}" opacity=".85"/>` +
    text(spec.wt, 102, 179, { size: fittedSize(spec.wt, 13, 74), fill: onBand }) +
    seal(44, 118)
  )
}

export function drawTofu({ spec, paint, food, seal }: Scene): string {
  const { ink } = paint
  return (
    shadow(100, 164, 80, 12) +
    `<path d="M26 56q0-10 10-10h128q10 0 10 10l-8 92q-1 10-11 10H45q-10 0-11-10Z" fill="#fff"/><path d="M26 56q0-10 10-10h128q10 0 10 10l-2 20H28Z" fill="${paint.band}" opacity=".18"/><rect x="34" y="54" width="132" height="88" rx="6" fill="${paint.body}"/><path d="M34 118q66-26 132-4v24q0 6-6 6H40q-6 0-6-6Z" fill="#fff" opacity=".85"/>` +
    food(0, 108, 92, 54) +
    (spec.pb === undefined
      ? ''
      : text(spec.pb, 46, 74, { size: fittedSize(spec.pb, 11, 90), fill: ink, weight: 600, anchor: 'start' })) +
    text(spec.short, 46, 97, { size: fittedSize(spec.short, 21, 100), fill: ink, weight: 900, anchor: 'start' }) +
    text(spec.wt, 46, 134, { size: fittedSize(spec.wt, 12.5, 60), fill: inkOnWhite, anchor: 'start' }) +
    '<path d="M34 60h132" stroke="#fff" stroke-opacity=".5" stroke-width="2"/>' +
    seal(164, 50)
  )
}
