import { act } from '@testing-library/react'

const watching = new Set<() => void>()

/** jsdom has no layout: a test says when the foot of the page has come into sight. */
class FakeIntersectionObserver {
  readonly #tell: IntersectionObserverCallback
  #told: (() => void) | undefined

  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell
  }
  observe(target: Element) {
    const entry = { target, isIntersecting: true } as IntersectionObserverEntry
    this.#told = () => this.#tell([entry], this as unknown as IntersectionObserver)
    watching.add(this.#told)
  }
  disconnect() {
    if (this.#told !== undefined) watching.delete(this.#told)
  }
}

globalThis.IntersectionObserver = FakeIntersectionObserver as unknown as typeof IntersectionObserver

export function scrollToFoot(): void {
  act(() => {
    for (const tell of watching) tell()
  })
}
