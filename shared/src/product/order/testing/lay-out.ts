import { jest } from '@jest/globals'
import type { Box } from '../free-place.ts'

/** Gives elements a place in the window, which jsdom does not; all others have none. */
export function layOut(places: readonly (readonly [Element, Box])[]): void {
  const ofElement = new Map(places)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rectOf(this: Element) {
    const { left, top, right, bottom } = ofElement.get(this) ?? { left: 0, top: 0, right: 0, bottom: 0 }
    return new DOMRect(left, top, right - left, bottom - top)
  })
}
