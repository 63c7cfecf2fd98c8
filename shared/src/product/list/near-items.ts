import type { Span } from './drawing.ts'

/** What comes into sight next is drawn before. */
const beforeSightPx = 300

/**
 * The items of a list on the screen or near it. Read from the layout of some twenty elements, however long the list is:
 * an observer of each item would cost more than the list.
 *
 * @param list Its children are chunks, and theirs the items, in their order down the page.
 * @param size Items of a chunk; one that is not drawn yet counts as full.
 */
export function nearItems(list: Element, size: number, screenHeight: number): Span {
  const chunks = list.children
  const isBelowTop = (element: Element) => element.getBoundingClientRect().bottom > -beforeSightPx
  const isBelowEnd = (element: Element) => element.getBoundingClientRect().top >= screenHeight + beforeSightPx
  const first = firstOf(chunks, isBelowTop)
  const last = firstOf(chunks, isBelowEnd) - 1
  const from = first * size + firstOf(itemsOf(chunks[first]), isBelowTop)
  const itemsOfLast = itemsOf(chunks[last])
  return { from, to: last * size + (itemsOfLast.length === 0 ? size : firstOf(itemsOfLast, isBelowEnd)) }
}

const itemsOf = (chunk: Element | undefined): ArrayLike<Element> => chunk?.children ?? []

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
