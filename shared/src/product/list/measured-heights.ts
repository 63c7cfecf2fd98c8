import { chunksOfAGroup, type KeyOf, type RenderWindow, type Span } from './render-window.ts'

export const chunkElement = (list: Element | null, at: number): Element | undefined =>
  list?.children[Math.floor(at / chunksOfAGroup)]?.children[at % chunksOfAGroup]

/** The browser begins to draw a chunk at some distance from the screen: one frame of a scroll had all of its layout. */
export class LayoutPrewarmer {
  #items = new WeakSet<Element>()

  /** Has the next chunks on both sides of `near` laid out, each once and before the browser comes to it. */
  layOut(list: Element, { from, to }: Span, size: number): void {
    for (const at of [Math.floor(from / size) - 2, Math.ceil(to / size) + 1]) {
      // One that is not drawn yet has none and is asked again; other items have not been laid out.
      const last = chunkElement(list, at)?.lastElementChild
      if (!last || this.#items.has(last)) continue
      this.#items.add(last)
      last.getBoundingClientRect()
    }
  }

  /** For another width. */
  clear(): void {
    this.#items = new WeakSet()
  }
}

/** An item that goes out of sight keeps its room: not every browser holds the page still for what changes above the screen. */
export class Heights {
  readonly #known = new Map<string, Map<string, number>>()

  /** In px, by the keys of the items. */
  of(look: string): Map<string, number> {
    const known = this.#known.get(look) ?? new Map<string, number>()
    this.#known.set(look, known)
    return known
  }

  /** Measures what is drawn in full now and will not be in the next step. */
  keep<T>(list: Element, { shown, full, look }: RenderWindow<T>, next: RenderWindow<T>, keyOf: KeyOf<T>): void {
    const gone = new Set([...full].filter((key) => !next.full.has(key)))
    if (gone.size === 0) return
    shown.forEach((chunk, at) => {
      chunk.forEach((item, place) => {
        if (!gone.has(keyOf(item))) return
        const height = chunkElement(list, at)?.children[place]?.getBoundingClientRect().height
        if (height !== undefined) this.of(look).set(keyOf(item), height)
      })
    })
  }

  clear(): void {
    this.#known.clear()
  }
}
