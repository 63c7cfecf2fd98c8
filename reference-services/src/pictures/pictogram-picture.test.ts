import { expect, it } from '@jest/globals'
import { pictograms } from '../delivery/pictograms.ts'
import { pictogramSvg } from './pictogram-picture.ts'

it.each(pictograms)(
  '[API-044] $code has a picture of its own in its colours, with its name',
  ({ code, name, colours }) => {
    const svg = pictogramSvg(code) ?? ''
    expect(svg).toMatch(/^<svg .*<\/svg>$/)
    expect(svg.replaceAll(/<[^>]*>/g, '')).toBe(name.replace('・', name.length > 6 ? '' : '・'))
    expect(svg).toContain(colours.foreground)
    expect(svg).toContain(colours.background)
  },
)

it('[API-044] no two of them wear one sign', () => {
  const signs = pictograms.map(({ code }) => /<path d="(M[^"]+)"/.exec(pictogramSvg(code) ?? '')?.[1])
  expect(new Set(signs).size).toBe(pictograms.length)
  expect(signs).not.toContain(undefined)
})

it.each(['', 'nothing', '../direct', '__proto__'])('%j has none', (code) => {
  expect(pictogramSvg(code)).toBeUndefined()
})
