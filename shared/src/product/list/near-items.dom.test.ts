import { describe, expect, it } from '@jest/globals'
import { nearItems } from './near-items.ts'
import { chunksOfAGroup } from './render-window.ts'

const [rowPx, columns, screenPx] = [500, 4, 900]

/** A list of rows of four, scrolled so far; chunks that are not drawn yet keep their room. */
function aList({
  count,
  size,
  scrolled,
  drawn = count,
}: Record<'count' | 'size' | 'scrolled', number> & { drawn?: number }) {
  const list = document.createElement('div')
  const chunks: Element[] = []
  for (let from = 0; from < count; from += size) {
    const chunk = document.createElement('div')
    const until = Math.min(count, from + size)
    place(chunk, (from / columns) * rowPx - scrolled, (Math.ceil(until / columns) - from / columns) * rowPx)
    for (let at = from; at < Math.min(until, drawn); at += 1) {
      const item = document.createElement('div')
      place(item, Math.floor(at / columns) * rowPx - scrolled, rowPx)
      chunk.append(item)
    }
    chunks.push(chunk)
  }
  for (let at = 0; at < chunks.length; at += chunksOfAGroup) {
    const group = document.createElement('div')
    group.append(...chunks.slice(at, at + chunksOfAGroup))
    const [first, last] = [group.firstElementChild, group.lastElementChild].map((chunk) =>
      chunk?.getBoundingClientRect(),
    )
    place(group, first?.top ?? 0, (last?.bottom ?? 0) - (first?.top ?? 0))
    list.append(group)
  }
  return list
}

const place = (element: Element, top: number, height: number) => {
  element.getBoundingClientRect = () =>
    ({ top, bottom: top + height, height, left: 0, right: 0, width: 0, x: 0, y: top, toJSON: () => '' }) as DOMRect
}

describe('the items near the screen', () => {
  it.each([
    { where: 'at the top', scrolled: 0, near: { from: 0, to: 12 } },
    { where: 'in the middle, with a row of each side', scrolled: 5000, near: { from: 36, to: 52 } },
    { where: 'at the end', scrolled: 12_100, near: { from: 92, to: 100 } },
    { where: 'above the list', scrolled: -5000, near: { from: 0, to: 0 } },
    { where: 'below the list', scrolled: 50_000, near: { from: 192, to: 100 } },
    { where: 'in the second group', scrolled: 12_000, near: { from: 92, to: 100 } },
  ])('$where', ({ scrolled, near }) => {
    expect(nearItems(aList({ count: 100, size: 12, scrolled }), 12, screenPx)).toEqual(near)
  })

  it('count a chunk that is not drawn yet as a whole', () => {
    const list = aList({ count: 100, size: 12, scrolled: 5000, drawn: 12 })
    expect(nearItems(list, 12, screenPx)).toEqual({ from: 36, to: 60 })
  })

  it('are none in an empty list', () => {
    const { from, to } = nearItems(document.createElement('div'), 12, screenPx)
    expect(to).toBeLessThanOrEqual(from)
  })
})
