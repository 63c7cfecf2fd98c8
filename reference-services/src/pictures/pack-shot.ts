import { drawnFoods } from './drawn-foods.ts'
import { illustrationUri } from './illustrations.ts'
import { seedOf } from './mulberry32.ts'
import { drawBox, drawCarton, drawPouch, drawTofu } from './packs-bag-and-box.ts'
import { drawEggs, drawLoose, drawNet, drawPlate, drawTray } from './packs-flat.ts'
import { drawBottle, drawCan, drawCups, drawJar, drawPlasticBottle } from './packs-vessel.ts'
import { walls } from './palette.ts'
import type { PackKind, PictureSpec } from './picture-spec.ts'
import { makeScene, type Scene } from './scene.ts'

/** `isFlat`: seen from above on a cloth; the others stand on a table. */
const archetypes: Readonly<Record<PackKind, { draw: (scene: Scene) => string; isFlat: boolean }>> = {
  loose: { draw: drawLoose, isFlat: true },
  net: { draw: drawNet, isFlat: true },
  tray: { draw: drawTray, isFlat: true },
  plate: { draw: drawPlate, isFlat: true },
  egg: { draw: drawEggs, isFlat: true },
  tofu: { draw: drawTofu, isFlat: true },
  pouch: { draw: drawPouch, isFlat: false },
  box: { draw: drawBox, isFlat: false },
  carton: { draw: drawCarton, isFlat: false },
  bottle: { draw: drawBottle, isFlat: false },
  pet: { draw: drawPlasticBottle, isFlat: false },
  cup: { draw: drawCups, isFlat: false },
  can: { draw: drawCan, isFlat: false },
  jar: { draw: drawJar, isFlat: false },
}

const lights =
  '<linearGradient id="w" x2="0" y2="1"><stop stop-color="#fff" stop-opacity=".55"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
  '<linearGradient id="b"><stop stop-opacity=".16"/><stop offset=".16" stop-color="#fff" stop-opacity=".22"/><stop offset=".55" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-opacity=".2"/></linearGradient>' +
  '<radialGradient id="s"><stop stop-color="#14262a" stop-opacity=".34"/><stop offset="1" stop-color="#14262a" stop-opacity="0"/></radialGradient>'

const cloths = [
  '',
  '<pattern id="p" width="20" height="20" patternUnits="userSpaceOnUse"><path d="M0 0h10v20H0zM0 0h20v10H0z" fill="#fff" opacity=".38"/></pattern>',
  '<pattern id="p" width="12" height="12" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><path d="M0 0h5v12H0z" fill="#fff" opacity=".34"/></pattern>',
  '',
] as const

const fontFamily = "'Hiragino Sans','Noto Sans JP','Noto Sans CJK JP','BIZ UDPGothic',sans-serif"

/**
 * The picture of a product as a document of its own, 200×200. The order number decides wall, cloth,
 * label style and turns; the same arguments give the same bytes.
 */
export function packShot(spec: PictureSpec, no: string, look: { largeIllustrations: boolean }): string {
  const seed = seedOf(no)
  const { draw, isFlat } = archetypes[spec.kind]
  const wall = walls[spec.tint][seed % 3]
  const cloth = isFlat ? (cloths[(seed >>> 5) % cloths.length] ?? '') : ''
  const ground = isFlat
    ? cloth && '<rect width="200" height="200" fill="url(#p)"/>'
    : '<path d="M0 152h200v48H0z" fill="#14262a" opacity=".055"/>'
  const [food, garnish] = spec.ill
  const foods = foodDefinition('a', food, look) + (garnish === undefined ? '' : foodDefinition('z', garnish, look))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="400" height="400" font-family="${fontFamily}"><defs>${lights}${cloth}${foods}</defs>` +
    `<rect width="200" height="200" fill="${wall}"/><rect width="200" height="200" fill="url(#w)"/>${ground}` +
    `${draw(makeScene(spec, no))}</svg>`
  )
}

/** Each food is in the document once and placed by `<use>`, however many are seen. */
function foodDefinition(id: string, name: string, look: { largeIllustrations: boolean }): string {
  const drawn = drawnFoods[name]
  if (drawn !== undefined) return `<g id="${id}">${drawn}</g>`
  const uri = illustrationUri(name, look.largeIllustrations)
  if (uri === undefined) throw new RangeError(`no such illustration: ${name}`)
  return `<image id="${id}" width="100" height="100" href="${uri}"/>`
}
