/** The forms a product is packed in; `packShot` has one drawing for each. */
export const packKinds = [
  'loose',
  'net',
  'tray',
  'pouch',
  'carton',
  'bottle',
  'pet',
  'cup',
  'can',
  'jar',
  'box',
  'egg',
  'tofu',
  'plate',
] as const
export type PackKind = (typeof packKinds)[number]

export const tintNames = ['leaf', 'sun', 'berry', 'sea', 'meat', 'dairy', 'wood', 'frost', 'home', 'sweet'] as const
/** The family of the wall behind the pack. */
export type TintName = (typeof tintNames)[number]

export const packColours = [
  'red',
  'orange',
  'yellow',
  'green',
  'teal',
  'blue',
  'navy',
  'purple',
  'pink',
  'cream',
  'white',
  'brown',
  'black',
  'kraft',
  'sky',
] as const
export type PackColour = (typeof packColours)[number]

/** Everything the picture recipe needs; stored with the product, so the same product is always the same picture. */
export type PictureSpec = {
  kind: PackKind
  tint: TintName
  pack: PackColour
  /** One or two names: a file of `illustrations/` or a drawn food. The second is a garnish. */
  ill: readonly [string, string?]
  /** Up to 8 characters on the pack. */
  short: string
  /** Weight or count on the pack: 500g, 4切. */
  wt: string
  /** Small brand line above `short`. */
  pb?: string
  /** Top line of a tray's sticker, also of the tray that the detail page shows besides: 北海道産・冷凍. */
  origin?: string
  /** Round seal: 産直, 有機. */
  claim?: string
  /** How many foods or cups are seen. */
  n?: number
  /** Colour of what is inside a bottle or a jar, #RRGGBB. */
  liq?: string
}
