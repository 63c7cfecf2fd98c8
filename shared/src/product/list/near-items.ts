import { chunksOfAGroup, type Span } from './render-window.ts'

/** Items that come into sight next are drawn before. */
const beforeSightPx = 300

/**
 * The items of a list on the screen or near it. Read from the layout of some twenty elements, however long the list is:
 * an observer of each item would cost more than the list.
 *
 * @param list Its children are groups, theirs the chunks, and theirs the items, in their order down the page.
 * @param size Items of a chunk; one that is not drawn yet counts as full.
 */
export function nearItems(list: Element, size: number, screenHeight: number): Span {
  const isBelowTop = (element: Element) => element.getBoundingClientRect().bottom > -beforeSightPx
  const isBelowEnd = (element: Element) => element.getBoundingClientRect().top >= screenHeight + beforeSightPx
  const firstGroup = firstOf(list.children, isBelowTop)
  const chunks = childrenOf(list, firstGroup)
  const firstChunk = firstOf(chunks, isBelowTop)
  const first = firstOf(chunks[firstChunk]?.children ?? [], isBelowTop)
  const lastGroup = firstOf(list.children, isBelowEnd) - 1
  const lastChunks = childrenOf(list, lastGroup)
  const lastChunk = firstOf(lastChunks, isBelowEnd) - 1
  const itemsOfLast = lastChunks[lastChunk]?.children ?? []
  const behindLast = itemsOfLast.length === 0 ? size : firstOf(itemsOfLast, isBelowEnd)
  const placeOf = (group: number, chunk: number, item: number) => (group * chunksOfAGroup + chunk) * size + item
  return { from: placeOf(firstGroup, firstChunk, first), to: Math.max(0, placeOf(lastGroup, lastChunk, behindLast)) }
}

const childrenOf = (element: Element, at: number): ArrayLike<Element> => element.children[at]?.children ?? []

/** The first place for which it is true, as it is for all that follow; their number, if for none. */
function firstOf(elements: ArrayLike<Element>, isTrue: (element: Element) => boolean): number {
  let [low, high] = [0, elements.length]
  while (low < high) {
    const middle = (low + high) >> 1
    const element = elements[middle]
    if (element !== undefined && isTrue(element)) high = middle
    else low = middle + 1
  }
  return low
}
