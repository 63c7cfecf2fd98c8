import { inkOnWhite, quietInkOnWhite } from './palette.ts'
import { type Scene, shadow } from './scene.ts'
import { fittedSize, round, text, textUnits } from './svg-text.ts'

type Place = readonly [x: number, y: number, size: number]

/** The layout for so many pieces, or the nearest smaller one that is drawn. */
const layoutFor = (layouts: Readonly<Record<number, readonly Place[]>>, pieces: number): readonly Place[] => {
  const known = Object.keys(layouts)
    .map(Number)
    .filter((count) => count <= pieces)
  return layouts[Math.max(...known, 1)] ?? []
}

const looseLayouts = {
  1: [[42, 34, 118]],
  2: [
    [14, 48, 98],
    [88, 54, 98],
  ],
  3: [
    [60, 24, 86],
    [16, 72, 90],
    [94, 72, 90],
  ],
  4: [
    [26, 22, 80],
    [96, 20, 80],
    [14, 80, 86],
    [98, 80, 86],
  ],
  5: [
    [62, 16, 72],
    [18, 44, 74],
    [108, 46, 74],
    [38, 92, 78],
    [90, 94, 78],
  ],
} as const

/** Nothing is packed here, so a tag in the pack's colour names the variety. */
export function drawLoose(scene: Scene): string {
  const { spec, food, turn, seal, weightPill } = scene
  const pieces = layoutFor(looseLayouts, spec.n ?? 3).map(([x, y, size], i) => food(i, x, y, size, turn()))
  return shadow(100, 152, 78, 16) + pieces.join('') + seal(166, 34) + tag(scene) + weightPill(172, 13)
}

const tagWidest = 88

function tag({ spec, paint }: Scene): string {
  const size = fittedSize(spec.short, 13, tagWidest - 14)
  const width = round(textUnits(spec.short) * size + 14)
  return `<rect x="8" y="172" width="${width}" height="20" rx="4" fill="${paint.body}" stroke="#fff" stroke-opacity=".7"/>${text(spec.short, 8 + width / 2, 186.6, { size, fill: paint.ink })}`
}

const bag = 'M46 44C24 70 20 120 30 160q4 18 26 18h88q22 0 26-18c10-40 6-90-16-116Z'
const netPlaces: readonly Place[] = [
  [56, 40, 62],
  [98, 48, 62],
  [26, 76, 68],
  [72, 86, 70],
  [116, 82, 66],
  [38, 120, 66],
  [92, 124, 70],
]

export function drawNet({ spec, paint, food, turn, seal }: Scene): string {
  const pieces = netPlaces.slice(netPlaces.length - (spec.n ?? netPlaces.length))
  const ink = paint.isPale ? inkOnWhite : '#fff'
  return (
    shadow(100, 176, 74, 12) +
    `<clipPath id="c"><path d="${bag}"/></clipPath><path d="M84 18h32l-4 26H88Z" fill="#fff" opacity=".7"/><path d="${bag}" fill="#fff" opacity=".42"/>` +
    `<g clip-path="url(#c)">${pieces.map(([x, y, size]) => food(0, x, y, size, turn())).join('')}</g>` +
    `<path d="${bag}" fill="none" stroke="#fff" stroke-width="2.5" opacity=".9"/><path d="M48 66c-10 24-12 60-8 86" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6" fill="none"/>` +
    `<rect x="56" y="34" width="88" height="36" rx="5" fill="${paint.body}" stroke="#fff" stroke-width="1.5"/>` +
    text(spec.short, 100, 50, { size: fittedSize(spec.short, 14.5, 80), fill: ink, weight: 800 }) +
    text(spec.wt, 100, 65, { size: fittedSize(spec.wt, 12, 80), fill: ink, weight: 600 }) +
    `<rect x="90" y="26" width="20" height="9" rx="3" fill="${paint.band}"/>` +
    seal(164, 150)
  )
}

const trayLayouts = {
  1: [[38, 34, 124]],
  2: [
    [26, 42, 92],
    [82, 56, 92],
  ],
  3: [
    [24, 44, 78],
    [64, 66, 78],
    [104, 44, 72],
  ],
  4: [
    [28, 42, 62],
    [92, 40, 62],
    [34, 90, 62],
    [96, 86, 62],
  ],
  6: [
    [26, 46, 54],
    [72, 42, 54],
    [118, 46, 54],
    [26, 94, 54],
    [72, 98, 54],
    [118, 94, 54],
  ],
} as const

const stickerRight = 188

export function drawTray(scene: Scene): string {
  const { spec, paint, food, turn, seal } = scene
  const pieces = layoutFor(trayLayouts, spec.n ?? 2).map(([x, y, size], i) => food(i, x, y, size, turn() / 1.4))
  const top = spec.origin ?? spec.pb ?? '冷蔵'
  const width = Math.max(74, Math.min(118, textUnits(spec.short) * 14 + 16))
  const middle = round(stickerRight - width / 2)
  const left = round(stickerRight - width)
  return (
    shadow(100, 168, 88, 14) +
    '<rect x="16" y="34" width="168" height="132" rx="16" fill="#FDFDFB" stroke="#14262a" stroke-opacity=".14" stroke-width="1.5"/><rect x="27" y="45" width="146" height="110" rx="10" fill="#14262a" opacity=".06"/>' +
    pieces.join('') +
    '<path d="M30 40h62L40 160H22V60q0-16 8-20Z" fill="#fff" opacity=".22"/><path d="M120 36h22L82 164H60Z" fill="#fff" opacity=".14"/>' +
    `<rect x="${left}" y="125" width="${round(width)}" height="52" rx="4" fill="#fff" stroke="#14262a" stroke-opacity=".12"/><path d="M${left} 139v-10q0-4 4-4h${round(width - 8)}q4 0 4 4v10Z" fill="${paint.body}"/>` +
    text(top, middle, 135.6, { size: fittedSize(top, 10, width - 8), fill: paint.isPale ? inkOnWhite : '#fff' }) +
    text(spec.short, middle, 155.5, { size: fittedSize(spec.short, 15, width - 10), fill: inkOnWhite, weight: 800 }) +
    text(spec.wt, middle, 171, { size: fittedSize(spec.wt, 12.5, width - 10), fill: quietInkOnWhite, weight: 600 }) +
    seal(36, 44)
  )
}

const plateLayouts: Readonly<Record<number, readonly Place[]>> = {
  1: [[38, 32, 124]],
  2: [
    [30, 52, 82],
    [88, 58, 82],
  ],
  3: [
    [64, 36, 70],
    [30, 72, 74],
    [96, 74, 74],
  ],
  4: [
    [34, 52, 54],
    [66, 40, 54],
    [104, 50, 54],
    [76, 88, 58],
  ],
  6: [
    [34, 52, 54],
    [66, 40, 54],
    [104, 50, 54],
    [44, 88, 54],
    [80, 82, 54],
    [110, 90, 54],
  ],
}

/** 盛付例: a serving suggestion, no pack in sight. */
export function drawPlate({ spec, paint, food, turn, seal, weightPill }: Scene): string {
  const pieces = spec.n ?? 1
  const places = layoutFor(plateLayouts, pieces)
  const rim = paint.isPale ? paint.band : paint.body
  return (
    shadow(100, 168, 86, 14) +
    '<ellipse cx="100" cy="108" rx="86" ry="66" fill="#fff" stroke="#14262a" stroke-opacity=".1" stroke-width="1.5"/>' +
    `<ellipse cx="100" cy="106" rx="64" ry="48" fill="none" stroke="${rim}" stroke-opacity=".55" stroke-width="2.5"/>` +
    places.map(([x, y, size], i) => food(i, x, y, size, pieces === 1 ? 0 : turn())).join('') +
    `<rect x="10" y="172" width="62" height="20" rx="10" fill="#fff" opacity=".92"/>${text('盛付例', 41, 186, { size: 12, fill: quietInkOnWhite, weight: 600 })}` +
    weightPill(172, 12.5) +
    seal(166, 36)
  )
}

const eggRows = [46, 92]
const eggColumns = [14, 46, 78, 110, 142]
const fewEggColumns = [34, 78, 122]

export function drawEggs({ spec, paint, food, seal }: Scene): string {
  const { ink } = paint
  const columns = (spec.n ?? 10) <= 6 ? fewEggColumns : eggColumns
  const eggs = eggRows.flatMap((y) => columns.map((x) => food(0, x, y, 44)))
  return (
    shadow(100, 166, 86, 14) +
    `<rect x="18" y="44" width="164" height="116" rx="14" fill="#fff" opacity=".5"/>${eggs.join('')}` +
    '<rect x="18" y="44" width="164" height="116" rx="14" fill="#fff" fill-opacity=".18" stroke="#fff" stroke-width="3"/><path d="M30 54h40L46 152H26Z" fill="#fff" opacity=".3"/>' +
    `<rect x="54" y="116" width="92" height="56" rx="4" fill="${paint.body}"/>` +
    text(spec.short, 100, 140, { size: fittedSize(spec.short, 18, 84), fill: ink, weight: 900 }) +
    text(spec.wt, 100, 160, { size: fittedSize(spec.wt, 14, 84), fill: ink }) +
    seal(168, 46)
  )
}
