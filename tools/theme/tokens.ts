/** A design token file: groups of tokens, a token has a `$value`. */
export type TokenGroup = { readonly [name: string]: unknown }

type Leaf = { readonly $value: unknown }
const isGroup = (value: unknown): value is TokenGroup => typeof value === 'object' && value !== null
const isLeaf = (value: unknown): value is Leaf => isGroup(value) && '$value' in value

type Shadow = { offsetX: string; offsetY: string; blur: string; spread: string; color: string }
type TextStyle = { fontSize: string; lineHeight: number; fontWeight: number; letterSpacing: string }

/** A group with every token turned into something else; what is no token (`$type`, a description) is left out. */
type Values = { [name: string]: string | number | Values }
function valuesOf(group: TokenGroup, toValue: (token: Leaf, path: string[]) => string | number, path: string[] = []) {
  const values: Values = {}
  for (const [name, child] of Object.entries(group)) {
    const here = [...path, name]
    if (isLeaf(child)) values[name] = toValue(child, here)
    else if (isGroup(child) && !name.startsWith('$')) values[name] = valuesOf(child, toValue, here)
  }
  return values
}

const groupAt = (group: TokenGroup, ...path: string[]): TokenGroup =>
  path.reduce<TokenGroup>((inner, name) => {
    const child = inner[name]
    if (!isGroup(child)) throw new TypeError(`the tokens have no group ${path.join('.')}`)
    return child
  }, group)

const paletteReference = /^\{color\.palette\.([\w.]+)\}$/

const shadowText = ({ offsetX, offsetY, blur, spread, color }: Shadow) =>
  [offsetX, offsetY, blur, spread, color].join(' ')

const rootPx = 16
/** Texts grow with the reader's own text size. */
const rem = (px: string) => `${Number.parseFloat(px) / rootPx}rem`
const textStyle = ({ fontSize, lineHeight, fontWeight, letterSpacing }: TextStyle) =>
  `font-size: ${rem(fontSize)}; line-height: ${lineHeight}; font-weight: ${fontWeight}; letter-spacing: ${letterSpacing};`

const shadowsOf = (tokens: TokenGroup) =>
  Object.entries(groupAt(tokens, 'elevation')).filter(
    (entry): entry is [string, { $value: Shadow }] => isLeaf(entry[1]) && isGroup(entry[1].$value),
  )

/** Every colour of the design. */
export function paletteColors(tokens: TokenGroup): Set<string> {
  const colors = new Set<string>()
  valuesOf(groupAt(tokens, 'color', 'palette'), ({ $value }) => {
    colors.add(String($value))
    return ''
  })
  return colors
}

function colorAt(tokens: TokenGroup, path: string[]): string {
  const color = groupAt(tokens, 'color', 'palette', ...path)
  if (!isLeaf(color)) throw new TypeError(`the tokens have no color ${path.join('.')}`)
  return String(color.$value)
}

/** Groups of the palette that have one role only: code writes the role. */
const rolesOnly = ['bg', 'danger', 'fav', 'focus', 'info', 'ok', 'point', 'sale', 'stage', 'warn', 'web']
const withoutRoles = (palette: TokenGroup): TokenGroup =>
  Object.fromEntries(Object.entries(palette).filter(([name]) => !rolesOnly.includes(name)))

/**
 * The theme that code reads: names by role, and their values. No custom properties: an element whose style refers to one is
 * styled anew from all its rules by every dialog that opens.
 */
function themeOf(tokens: TokenGroup): Values {
  const { palette, ...roles } = groupAt(tokens, 'color')
  const plain = ({ $value }: Leaf) => (typeof $value === 'number' ? $value : String($value))
  const milliseconds = ({ $value }: Leaf) => Number.parseInt(String($value), 10)
  const color = valuesOf(roles, ({ $value }) => {
    const referred = paletteReference.exec(String($value))?.[1]
    return referred === undefined ? String($value) : colorAt(tokens, referred.split('.'))
  })
  const radius = valuesOf(groupAt(tokens, 'radius'), plain)
  const { border, surface } = color as { border: Values; surface: Values }
  const box = (edge: string, corner: string) =>
    `border: 1px solid ${border[edge]}; border-radius: ${radius[corner]}; background: ${surface['card']};`
  return {
    palette: valuesOf(withoutRoles(palette as TokenGroup), plain),
    color,
    font: (groupAt(tokens, 'typography', 'family', 'base')['$value'] as string[])
      .map((family) => (family.includes(' ') ? `"${family}"` : family))
      .join(', '),
    text: valuesOf(groupAt(tokens, 'typography', 'scale'), ({ $value }) => textStyle($value as TextStyle)),
    box: { card: box('default', 'card'), control: box('control', 'control') },
    radius,
    shadow: Object.fromEntries(shadowsOf(tokens).map(([name, { $value }]) => [name, shadowText($value)])),
    durationMs: valuesOf(groupAt(tokens, 'motion', 'duration'), milliseconds),
    easing: valuesOf(
      groupAt(tokens, 'motion', 'easing'),
      ({ $value }) => `cubic-bezier(${($value as number[]).join(', ')})`,
    ),
    layer: valuesOf(groupAt(tokens, 'zIndex'), plain),
    size: valuesOf(groupAt(tokens, 'size'), plain),
  }
}

const quoted = (value: string | number) =>
  typeof value === 'number' ? String(value) : `'${value.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`
const key = (name: string) => (/^(?:[A-Za-z_]\w*|0|[1-9]\d*)$/.test(name) ? name : quoted(name))

function literal(values: Values, indent = ''): string {
  const lines = Object.entries(values).map(([name, value]) => {
    const text = typeof value === 'object' ? literal(value, `${indent}  `) : quoted(value)
    return `${indent}  ${key(name)}: ${text},\n`
  })
  return `{\n${lines.join('')}${indent}}`
}

const banner = '// Written by tools/theme/write.ts from tokens.json: change that file and run it again.\n'

/** The source text of `theme/theme.ts`. */
export const themeSource = (tokens: TokenGroup): string => `${banner}
/** The looks of the shop by their role. Texts and boxes are whole declarations: \`\${theme.text.body}\`. */
export const theme = ${literal(themeOf(tokens))} as const
`
