import { act } from '@testing-library/react'

type Heard = { element: Element; tell: IntersectionObserverCallback }

const heard = new Set<Heard>()

/** jsdom has no layout: a test says what has left the screen. */
class FakeIntersectionObserver {
  readonly #tell: IntersectionObserverCallback
  readonly #own = new Set<Heard>()

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(element: Element) {
    const one = { element, tell: this.#tell }
    this.#own.add(one)
    heard.add(one)
  }
  disconnect() {
    for (const one of this.#own) heard.delete(one)
  }
}

globalThis.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver

/** The page is scrolled until everything that is watched stands so far from the top of the screen. */
export function scrollWatchedTo(top: number): void {
  act(() => {
    for (const { element, tell } of heard) {
      const entry = { target: element, isIntersecting: top >= 0 && top < 600, boundingClientRect: { top } }
      tell([entry as unknown as IntersectionObserverEntry], undefined as never)
    }
  })
}
