import { jest } from '@jest/globals'
import type { Box } from '../free-place.ts'

const letsThrough = '[style*="pointer-events: none"]'

/** Gives elements a place in the window, which jsdom does not: the first of them lies on top. */
export function layOut(places: readonly (readonly [Element, Box])[]): void {
  const ofElement = new Map(places)
  const elementsAt = (x: number, y: number) =>
    places
      .filter(([, box]) => x >= box.left && x < box.right && y >= box.top && y < box.bottom)
      .map(([one]) => one)
      .filter((one) => one.closest(letsThrough) === null)
  jest.spyOn(document, 'elementsFromPoint').mockImplementation(elementsAt)
  jest.spyOn(document, 'elementFromPoint').mockImplementation((x, y) => elementsAt(x, y)[0] ?? null)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const { left, top, right, bottom } = ofElement.get(this) ?? { left: 0, top: 0, right: 0, bottom: 0 }
    return new DOMRect(left, top, right - left, bottom - top)
  })
}
