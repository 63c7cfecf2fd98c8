import type { Box } from './free-place.ts'

/** No control is smaller than this. */
const stepPx = 40
const controls = 'button, select, input, textarea, fieldset, [data-floating]'
/** A message that goes by itself takes no room. */
const passing = '[data-held]'

/**
 * Where controls stand in a part of the window, and whatever lies around the screen. They are looked for point by
 * point: to ask a page of a thousand products for all its buttons would lay out those that are far.
 */
export function controlsInSight(area: Box): Element[] {
  const found = new Set<Element>()
  const main = document.querySelector('main')
  for (const x of points(area.left, area.right))
    for (const y of points(area.top, area.bottom)) {
      const hit = uppermost(x, y)
      const control = hit?.closest(controls) ?? aroundScreen(hit, main)
      if (control !== null) found.add(control)
    }
  return [...found]
}

/** To ask for all that lies at a point takes many times as long in a page of a thousand products. */
function uppermost(x: number, y: number): Element | undefined {
  const first = document.elementFromPoint(x, y)
  if (first === null || first.closest(passing) === null) return first ?? undefined
  return document.elementsFromPoint(x, y).find((element) => element.closest(passing) === null)
}

/** A fixed header or strip is no place to lie over; a footer is. */
const aroundScreen = (hit: Element | undefined, main: Element | null): Element | null =>
  hit === undefined || main === null || hit.contains(main) || hit.closest('main, footer') !== null ? null : hit

function points(from: number, to: number): number[] {
  const count = Math.max(1, Math.ceil((to - from) / stepPx))
  return [...Array.from({ length: count }, (_, at) => from + at * stepPx), to - 1]
}
