import { describe, expect, it } from '@jest/globals'
import { drawnFoods } from './drawn-foods.ts'
import { illustration, illustrationNames } from './illustrations.ts'
import { type PackKind, type PictureSpec, packColours, packKinds, tintNames } from './picture-spec.ts'
import { pictureSvg, picturesOf, pictureVersion, placeholderSvg, type Shot } from './product-picture.ts'
import { fittedSize, textUnits } from './svg-text.ts'

const aSpec = (over: Partial<PictureSpec> = {}): PictureSpec => ({
  kind: 'pouch',
  tint: 'meat',
  pack: 'cream',
  ill: ['slices'],
  short: '豚小間切れ',
  wt: '500g',
  ...over,
})
const draw = (spec: PictureSpec, over: { no?: string; shot?: Shot; size?: 'list' | 'large' } = {}) =>
  pictureSvg({ spec, no: over.no ?? '103002', shot: over.shot ?? 'main', size: over.size ?? 'list' })

/** Names of the elements that are opened and not closed in order; empty for a well-formed document. */
function unclosed(svg: string): string[] {
  const open: string[] = []
  for (const [, slash, name = '', selfClosed] of svg.matchAll(/<(\/?)([a-zA-Z]+)[^>]*?(\/?)>/g)) {
    if (slash === '/') {
      if (open.pop() !== name) return [...open, `/${name}`]
    } else if (selfClosed !== '/') open.push(name)
  }
  return open
}

const everyKind = packKinds.map((kind) => ({ kind }))

describe('a picture', () => {
  it.each(everyKind)('of a $kind is a whole document that needs nothing from outside', ({ kind }) => {
    for (const shot of ['main', 'plate', 'tray'] as const) {
      const svg = draw(aSpec({ kind, claim: '産直', pb: 'みのりの約束', n: 3, liq: '#B02A35' }), { shot })
      expect(unclosed(svg)).toEqual([])
      expect(svg).not.toMatch(/<script|\son\w+=|style=|href="(?!#|data:)|url\((?!#)|NaN|undefined/)
    }
  })

  it('is the same to the byte for the same product, and another for another number', () => {
    expect(draw(aSpec())).toBe(draw(aSpec()))
    expect(draw(aSpec(), { no: '103003' })).not.toBe(draw(aSpec(), { no: '103004' }))
  })

  it.each(everyKind)('of a $kind shows its colour', ({ kind }) => {
    const pictures = packColours.map((pack) => draw(aSpec({ kind, pack })))
    expect(new Set(pictures).size).toBe(packColours.length)
  })

  it('writes signs of XML as text', () => {
    const svg = draw(aSpec({ short: '<b>&"\'', wt: '<1kg>', pb: 'A&B' }))
    expect(svg).toContain('&#60;b&#62;&#38;&#34;&#39;')
    expect(svg).not.toMatch(/<b>|<1kg>|A&B/)
    expect(unclosed(svg)).toEqual([])
  })

  it('carries a food once, however many are seen', () => {
    const svg = draw(aSpec({ kind: 'net', ill: ['potato'] }))
    expect(svg.match(/data:image\/webp/g)).toHaveLength(1)
    expect(svg.match(/href="#a"/g)).toHaveLength(7)
  })

  it.each(illustrationNames.filter((name) => !name.endsWith('-l')).map((name) => ({ name })))(
    'with $name stays below 12 kB in a list',
    ({ name }) => {
      expect(Buffer.byteLength(draw(aSpec({ kind: 'tray', ill: [name], n: 6 })))).toBeLessThanOrEqual(12_000)
    },
  )

  it('takes the large illustration on the detail page', () => {
    const [list, large] = [draw(aSpec({ ill: ['carrot'] })), draw(aSpec({ ill: ['carrot'] }), { size: 'large' })]
    expect(list).toContain(illustration('carrot')?.toString('base64'))
    expect(large).toContain(illustration('carrot-l')?.toString('base64'))
  })

  it('refuses a food that nobody has drawn', () => {
    expect(() => draw(aSpec({ ill: ['unicorn'] }))).toThrow('unicorn')
  })

  it('stands for itself where a product has none', () => {
    expect(placeholderSvg()).toContain('準備中')
    expect(placeholderSvg()).toBe(placeholderSvg())
  })
})

describe('pictures of a product', () => {
  it.each<{ says: string; spec: Partial<PictureSpec>; shots: Shot[] }>([
    { says: 'meat in a bag: pack, dish and tray', spec: {}, shots: ['main', 'plate', 'tray'] },
    { says: 'fish in a tray: no second tray', spec: { kind: 'tray' }, shots: ['main', 'plate'] },
    { says: 'scallops on a plate: no second plate', spec: { kind: 'plate' }, shots: ['main', 'tray'] },
    { says: 'rice is not sold in a tray', spec: { tint: 'wood', ill: ['sheaf-of-rice'] }, shots: ['main', 'plate'] },
    { says: 'a cooked dish neither', spec: { ill: ['rice-bowl'] }, shots: ['main', 'plate'] },
    { says: 'milk only as its carton', spec: { kind: 'carton', ill: ['cow-face'] }, shots: ['main'] },
    { says: 'soap is never served', spec: { tint: 'home', ill: ['soap'] }, shots: ['main'] },
  ])('$says', ({ spec, shots }) => {
    expect(picturesOf(aSpec(spec))).toEqual(shots)
  })

  it('serves cooked rice from a bag of rice', () => {
    const svg = draw(aSpec({ ill: ['sheaf-of-rice'] }), { shot: 'plate' })
    expect(svg).toContain(illustration('cooked-rice')?.toString('base64'))
  })
})

describe('materials', () => {
  it('weigh at most 450 kB', () => {
    const bytes = illustrationNames.reduce((sum, name) => sum + (illustration(name)?.length ?? 0), 0)
    expect(bytes).toBeLessThanOrEqual(450_000)
  })

  it('are drawn within their field and well formed', () => {
    for (const [name, drawn] of Object.entries(drawnFoods)) {
      expect({ name, unclosed: unclosed(`<g>${drawn}</g>`) }).toEqual({ name, unclosed: [] })
      expect(drawn.length).toBeLessThan(8_000)
    }
  })

  it('give the pictures a version for their addresses', () => {
    expect(pictureVersion).toMatch(/^[0-9a-f]{10}$/)
  })

  it('name tints and kinds once', () => {
    expect(new Set<PackKind>(packKinds).size).toBe(packKinds.length)
    expect(new Set(tintNames).size).toBe(tintNames.length)
  })
})

describe('a label', () => {
  it.each([
    { words: '豚', largest: 23, width: 102, size: 23 },
    { words: 'ヨーグルトドリンク', largest: 23, width: 102, size: 11.3 },
    { words: '500ml×24', largest: 12, width: 40, size: 8.3 },
  ])('$words fits into $width', ({ words, largest, width, size }) => {
    expect(fittedSize(words, largest, width)).toBe(size)
    expect(textUnits(words) * size).toBeLessThanOrEqual(width + 1)
  })
})
