import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { illustration, illustrationNames } from './illustrations.ts'
import { packShot } from './pack-shot.ts'
import type { PictureSpec } from './picture-spec.ts'

/** `main` leads; `plate` and `tray` are the further pictures of the detail page. [CAT-050] */
export type Shot = 'main' | 'plate' | 'tray'
/** `list` for cards, `large` for the detail page (larger illustrations where there are any). */
export type PictureSize = 'list' | 'large'

export type PictureRequest = { spec: PictureSpec; no: string; shot: Shot; size: PictureSize }

/** Standing for the animal or plant on the pack: what of it comes to the table. */
const served: Readonly<Record<string, string>> = {
  'cow-face': 'glass-of-milk',
  'sheaf-of-rice': 'cooked-rice',
  noodles: 'steaming-bowl',
  soba: 'steaming-bowl',
}

const edibleKinds: readonly string[] = ['loose', 'net', 'tray', 'pouch', 'box', 'tofu', 'plate', 'can']
/** On a plate these would be odd: seasonings, plants, things of the house. */
const neverOnPlates: readonly string[] = [
  'salt',
  'honey-pot',
  'jar',
  'droplet',
  'herb',
  'tulip',
  'bouquet',
  'seedling',
  'package',
  'teacup-without-handle',
  'hot-beverage',
  'ice',
  'basket',
]

/** Already in a dish: one is enough on a plate, and none lies in a tray. */
const wholeDishes: readonly string[] = [
  'bento-box',
  'bowl-with-spoon',
  'cooked-rice',
  'cooking',
  'curry-rice',
  'hot-beverage',
  'miso-soup',
  'oden',
  'pot-of-food',
  'rice-bowl',
  'shallow-pan-of-food',
  'simmered-dish',
  'small-dish',
  'spaghetti',
  'steaming-bowl',
]

/** Raw fish and meat are what one looks at in a tray. */
const trayTints: readonly string[] = ['meat', 'sea']

/** Which pictures a product has: foods two or three, a bottle or a thing of the house only its own. */
export function picturesOf(spec: PictureSpec): readonly Shot[] {
  const food = spec.ill[0]
  if (spec.tint === 'home' || !edibleKinds.includes(spec.kind) || neverOnPlates.includes(food)) return ['main']
  if (spec.kind === 'plate') return ['main', 'tray']
  const isRaw = trayTints.includes(spec.tint) && !wholeDishes.includes(food)
  return isRaw && spec.kind !== 'tray' ? ['main', 'plate', 'tray'] : ['main', 'plate']
}

/** The SVG of one picture of a product, complete in itself: fit for `<img>`. */
export function pictureSvg({ spec, no, shot, size }: PictureRequest): string {
  return packShot(shotSpec(spec, shot), no, { largeIllustrations: size === 'large' })
}

function shotSpec(spec: PictureSpec, shot: Shot): PictureSpec {
  if (shot === 'main') return spec
  const { claim, ...plain } = spec
  if (shot === 'tray') return { ...plain, kind: 'tray', n: spec.n === 1 ? 1 : 2 }
  const [food, garnish] = spec.ill
  const dish = served[food] ?? food
  return {
    ...plain,
    kind: 'plate',
    ill: garnish === undefined ? [dish] : [dish, garnish],
    n: wholeDishes.includes(dish) ? 1 : 3,
  }
}

/** Shown where a product has no picture. */
export const placeholderSvg = (): string =>
  packShot({ kind: 'box', tint: 'home', pack: 'kraft', ill: ['package'], short: '準備中', wt: '' }, '000000', {
    largeIllustrations: false,
  })

const ownFolder = new URL('.', import.meta.url)
const recipeFiles = readdirSync(ownFolder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort()
  .map((file) => readFileSync(new URL(file, ownFolder)))
const materials = [...recipeFiles, ...illustrationNames.flatMap((name) => illustration(name) ?? [])]

/**
 * Part of a picture's address, made of the recipe and its illustrations: it changes whenever a picture
 * may, so the address can be cached for ever.
 */
export const pictureVersion: string = materials
  .reduce((hash, bytes) => hash.update(bytes), createHash('sha256'))
  .digest('hex')
  .slice(0, 10)
