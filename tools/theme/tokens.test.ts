import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { paletteColors, themeSource } from './tokens.ts'

const folder = 'shared/src/ui/theme'
const tokens = JSON.parse(readFileSync(`${folder}/tokens.json`, 'utf8'))

it('the checked-in theme is the one that tokens.json makes', () => {
  expect(readFileSync(`${folder}/theme.ts`, 'utf8')).toBe(themeSource(tokens))
})

it.each(['brand.750', 'brand', 'blue.700'])('a role cannot refer to %s, which is no color', (path) => {
  const broken = structuredClone(tokens)
  broken.color.text.primary.$value = `{color.palette.${path}}`
  expect(() => themeSource(broken)).toThrow(path)
})

type Pair = { pair: string; fg: string; bg: string }

/** @see WCAG 2.2, relative luminance */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast({ fg, bg }: Pair): number {
  const [dark = 0, light = 0] = [luminance(fg), luminance(bg)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

describe('contrast', () => {
  const palette = paletteColors(tokens)
  const own = new Set(['#FFFFFF', tokens.color.surface.disabled.$value, tokens.color.text.disabled.$value])

  it.each(tokens.contrast.text as Pair[])('$pair is readable', (pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(4.5)
    for (const color of [pair.fg, pair.bg]) expect(palette.has(color) || own.has(color)).toBe(true)
  })

  it.each(tokens.contrast.nonText as Pair[])('$pair is visible', (pair) => {
    expect(contrast(pair)).toBeGreaterThanOrEqual(3)
  })
})
