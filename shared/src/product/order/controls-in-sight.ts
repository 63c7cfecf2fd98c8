import type { Box } from './free-place.ts'

/** No control is smaller than this. */
const stepPx = 40
const controls = 'button, select, input, textarea, fieldset, [data-floating]'
/** A message that goes by itself takes no room. */
const passing = '[data-held]'

/** Asked for all its controls at once. */
const card = 'article'

/**
 * Where controls stand in a part of the window, and whatever lies around the screen. They are looked for point by
 * point: to ask a page of a thousand products for all its buttons would lay out those that are far. A point costs such a
 * page a tenth of a millisecond, so that a card is looked at once: bars over it are as wide as the page, and are found in
 * the first column; what floats says so.
 */
export function controlsInSight(area: Box): Element[] {
  const found = new Set(within(area, document.querySelectorAll('[data-floating]')).filter(isVisible))
  const main = document.querySelector('main')
  const cards = new Map<Element, Box>()
  const isKnown = (x: number, y: number) => x > area.left && [...cards.values()].some((box) => holds(box, x, y))
  for (const [x, y] of grid(area)) {
    const hit = isKnown(x, y) ? undefined : uppermost(x, y)
    const control = hit?.closest(controls) ?? aroundScreen(hit, main)
    if (control !== null) found.add(control)
    const around = hit?.closest(card) ?? undefined
    if (around === undefined || cards.has(around)) continue
    cards.set(around, around.getBoundingClientRect())
    for (const one of within(area, around.querySelectorAll(controls))) found.add(one)
  }
  return [...found]
}

const within = (area: Box, elements: Iterable<Element>): Element[] =>
  [...elements].filter((one) => overlaps(one.getBoundingClientRect(), area))

const overlaps = (one: Box, other: Box): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top

const holds = (box: Box, x: number, y: number): boolean =>
  x >= box.left && x < box.right && y >= box.top && y < box.bottom

const isVisible = (element: Element): boolean => getComputedStyle(element).visibility !== 'hidden'

/** To ask for all that lies at a point takes many times as long in a page of a thousand products. */
function uppermost(x: number, y: number): Element | undefined {
  const first = document.elementFromPoint(x, y)
  if (first === null || first.closest(passing) === null) return first ?? undefined
  return document.elementsFromPoint(x, y).find((element) => element.closest(passing) === null)
}

/** A fixed header or strip is no place to lie over; a footer is. */
const aroundScreen = (hit: Element | undefined, main: Element | null): Element | null =>
  hit === undefined || main === null || hit.contains(main) || hit.closest('main, footer') !== null ? null : hit

function grid({ left, top, right, bottom }: Box): [x: number, y: number][] {
  const rows = points(top, bottom)
  return points(left, right).flatMap((x) => rows.map((y): [x: number, y: number] => [x, y]))
}

function points(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / stepPx))
  return [...Array.from({ length: count }, (_, at) => from + at * stepPx), to - 1]
}
