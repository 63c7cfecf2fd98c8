import { describe, expect, it } from '@jest/globals'
import {
  advanceWindow,
  chunksOf,
  initialWindow,
  type RenderWindow,
  retargetWindow,
  type Span,
} from './render-window.ts'

const keyOf = (item: string) => item
const untouched = { keyOf, touched: new Set<string>() }
const items = (count: number, from = 1) => Array.from({ length: count }, (_, at) => `品${from + at}`)
const windowOf = (all: readonly string[], size = 3) => initialWindow(chunksOf(all, size), 'grid', keyOf)
const words = ({ shown }: RenderWindow<string>) => shown.map((chunk) => chunk.join())
const full = (renderWindow: RenderWindow<string>) => [...renderWindow.full].join()

/** All that stands in the page on the way to the end. */
function wayTo(from: RenderWindow<string>, near: Span, touched: readonly string[] = []) {
  const way = [from]
  for (;;) {
    const last = way.at(-1) ?? from
    const next = advanceWindow(last, { near, touched: new Set(touched), keyOf })
    if (next === last) return way
    way.push(next)
  }
}
const endOf = (...args: Parameters<typeof wayTo>) => wayTo(...args).at(-1) ?? args[0]

describe('what stands in the page of a long list', () => {
  it('begins with the first chunk, and room for the others', () => {
    const first = windowOf(items(7))
    expect(words(first)).toEqual(['品1,品2,品3', '', ''])
    expect(full(first)).toBe('品1,品2,品3')
  })

  it('begins with twelve in full, however large a chunk is', () => {
    expect(windowOf(items(60), 60).full.size).toBe(12)
  })

  it('has the words of all in the end, and in full what is near', () => {
    const end = endOf(windowOf(items(7)), { from: 2, to: 5 })
    expect(words(end)).toEqual(['品1,品2,品3', '品4,品5,品6', '品7'])
    expect(full(end)).toBe('品3,品4,品5')
  })

  it('draws what is near before the words of the rest', () => {
    const [, first, second, third, fourth, fifth] = wayTo(windowOf(items(30)), { from: 12, to: 15 })
    expect(words(first as RenderWindow<string>)[4]).toBe('品13,品14,品15')
    expect(full(second as RenderWindow<string>)).toBe('品13')
    expect(full(third as RenderWindow<string>)).toBe('品13,品14')
    expect(full(fourth as RenderWindow<string>)).toBe('品13,品14,品15')
    expect(words(fifth as RenderWindow<string>)[1]).toBe('品4,品5,品6')
  })

  it('draws one in full in one step', () => {
    const sizes = wayTo(windowOf(items(18), 18), { from: 0, to: 18 }).map((one) => one.full.size)
    expect(sizes).toEqual([12, 13, 14, 15, 16, 17, 18])
  })

  it('never gives up what was touched', () => {
    expect(full(endOf(windowOf(items(30)), { from: 20, to: 22 }, ['品2']))).toBe('品2,品21,品22')
  })

  it('keeps what was touched where it moves within its chunk', () => {
    const [before, turned] = [endOf(windowOf(items(3)), { from: 0, to: 3 }), [['品3', '品1', '品2']]]
    const now = retargetWindow(before, turned, 'grid', { keyOf, touched: new Set(['品3']) })
    expect(words(now)).toEqual(['品3,品1,品2'])
    expect(full(now)).toBe('品3')
    expect(full(retargetWindow(before, turned, 'grid', untouched))).toBe('')
  })

  it('draws no step for a screen that moves among what is drawn', () => {
    const end = endOf(windowOf(items(9)), { from: 0, to: 3 })
    expect(advanceWindow(end, { near: { from: 0, to: 3 }, touched: new Set(), keyOf })).toBe(end)
  })
})

describe('a change of a long list', () => {
  const near = { from: 3, to: 6 }
  const before = endOf(windowOf(items(9)), near)

  it('of its look begins with the words of the first, and what is near comes by and by', () => {
    const now = retargetWindow(before, before.target, 'list', untouched)
    expect(words(now)).toEqual(['品1,品2,品3', '', '品7,品8,品9'])
    expect(full(now)).toBe('')
    const end = endOf(now, near)
    expect(words(end)).toEqual(words(before))
    expect(full(end)).toBe('品4,品5,品6')
  })

  it('by an item or two has the new words at once where somebody looks, and elsewhere step by step', () => {
    const without = chunksOf(
      items(9).filter((item) => item !== '品5'),
      3,
    )
    const now = retargetWindow(before, without, 'grid', untouched)
    expect(words(now)).toEqual(['品1,品2,品3', '品4,品6,品7', '品7,品8,品9'])
    expect(full(now)).toBe('品4,品5,品6')
    expect(words(endOf(now, near))).toEqual(['品1,品2,品3', '品4,品6,品7', '品8,品9'])
  })

  it('of its order comes by and by, even where it is the same items', () => {
    const turned = chunksOf(items(9).toReversed(), 3)
    const now = retargetWindow(before, turned, 'grid', untouched)
    expect(words(now)).toEqual(['品9,品8,品7', '品4,品5,品6', '品7,品8,品9'])
    expect(words(endOf(now, near))).toEqual(['品9,品8,品7', '品6,品5,品4', '品3,品2,品1'])
  })

  it('has the words first of what comes from elsewhere, and leaves in full what stays where it was', () => {
    const twelve = endOf(windowOf(items(12), 12), { from: 0, to: 12 })
    const now = retargetWindow(twelve, [['品1', '品9', ...items(10, 31)]], 'grid', untouched)
    expect(full(now)).toBe([...items(8), ...items(3, 10)].join())
    // Items that stood before 品9 would have to move behind it.
    expect(now.shown).toEqual([['品1', '品9', ...items(5, 31), '品10', '品11', '品12']])
  })

  it('to other items has the first of them at once, and those on the screen by and by', () => {
    const now = retargetWindow(before, chunksOf(items(9, 11), 3), 'grid', untouched)
    expect(words(now)).toEqual(['品11,品12,品13', '品4,品5,品6', '品7,品8,品9'])
    expect(words(advanceWindow(now, { near, touched: new Set(), keyOf }))[1]).toBe('品14,品15,品16')
  })

  it('to many other items has the first six of them at once', () => {
    const twelve = windowOf(items(12), 12)
    const now = retargetWindow(twelve, [items(12, 31)], 'grid', untouched)
    expect(now.shown).toEqual([[...items(6, 31), ...items(6, 7)]])
    expect(endOf(now, { from: 0, to: 12 }).shown).toEqual([items(12, 31)])
  })

  it('draws six words in one step, in the place of those that stood there', () => {
    const all = { from: 0, to: 24 }
    const listed = (own: string[]) => chunksOf([...items(12, 101), ...own], 12)
    const twelve = endOf(initialWindow(listed(items(12)), 'grid', keyOf), all)
    const now = retargetWindow(twelve, listed([...items(4), ...items(8, 31)]), 'grid', untouched)
    const [first, second, third] = wayTo(now, all).map((one) => one.shown[1])
    expect(first).toEqual(items(12))
    expect(second).toEqual([...items(4), ...items(6, 31), '品11', '品12'])
    expect(third).toEqual([...items(4), ...items(8, 31)])
  })

  it('leaves what it does not touch the same', () => {
    const more = retargetWindow(before, chunksOf(items(11), 3), 'grid', untouched)
    expect(more.shown[0]).toBe(before.shown[0])
    expect(more.shown[1]).toBe(before.shown[1])
    expect(words(more)).toEqual([...words(before), ''])
    expect(wayTo(more, near)).toHaveLength(2)
  })

  it('to a shorter one gives up the rest step by step', () => {
    const now = retargetWindow(before, chunksOf(['別'], 3), 'grid', untouched)
    expect(words(now)).toEqual(['別', '品4,品5,品6', '品7,品8,品9'])
    expect(words(endOf(now, { from: 0, to: 3 }))).toEqual(['別'])
    expect(words(retargetWindow(before, [], 'grid', untouched))).toEqual(words(before))
  })

  it('to an empty one and back draws all again', () => {
    const none = endOf(retargetWindow(before, [], 'grid', untouched), near)
    expect(words(none)).toEqual([])
    expect(words(endOf(retargetWindow(none, before.target, 'grid', untouched), near))).toEqual(words(before))
  })
})
