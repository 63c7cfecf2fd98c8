import type { Box } from './free-place.ts'

const floating = '[data-floating]'
const controls = `button, select, input, textarea, fieldset, ${floating}`
/** A message that goes by itself takes no room. */
const passing = '[data-held]'

/**
 * Where controls stand in a part of the window, and whatever lies around the screen. Of the screen only what overlaps it is
 * looked into: to ask a page of a thousand products for all its buttons would lay out those that are far, and to ask for what
 * lies at a point costs such a page a tenth of a millisecond.
 */
export function controlsInSight(area: Box): Element[] {
  const main = document.querySelector('main')
  const isAroundScreen = (element: Element) =>
    main !== null && !element.contains(main) && element.closest('main, footer') === null
  const controlsIn = (parent: Element): Element[] => [...parent.children].flatMap(controlsOf)
  function controlsOf(element: Element): Element[] {
    const box = element.getBoundingClientRect()
    const isFar = hasSize(box) && !overlaps(box, area)
    // A bar that stays in the window may belong to a part of the page that does not.
    if (element.matches(passing) || (isFar && main?.contains(element) === true)) return []
    const isTaken = element.matches(controls) || isAroundScreen(element)
    return isTaken && overlaps(box, area) && isTouchable(element) ? [element] : controlsIn(element)
  }
  return [...new Set([...controlsIn(document.body), ...[...document.querySelectorAll(floating)].flatMap(controlsOf)])]
}

const hasSize = ({ left, top, right, bottom }: Box): boolean => right > left && bottom > top

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

function isTouchable(element: Element): boolean {
  const { visibility, pointerEvents } = getComputedStyle(element)
  return visibility !== 'hidden' && pointerEvents !== 'none'
}
