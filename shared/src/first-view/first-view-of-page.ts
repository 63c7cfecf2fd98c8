import type { PageKind, SlotInView } from '@shop/shared/contract'

/** The state that the HTML of a page shows, while it is rendered and while the browser hydrates it. */
export type FirstViewOfPage = {
  kind: PageKind
  /** The hour that it was rendered for, in milliseconds since 1970. */
  now: number
  /** The session that it was rendered with. */
  session: unknown
  /** Keys of the queries whose answers it shows. */
  answered: Set<string>
  /** On the server alone. */
  server?: {
    /** Keys of the queries that have no answer. */
    unanswered: Set<string>
    /** Slots of the screen, by their `id`. */
    slots: Map<string, SlotInView>
  }
}

const key = Symbol.for('shop.firstView')
const room = globalThis as { [key]?: FirstViewOfPage | undefined }

/** Gives the view of this page, for all copies of this entry point; nothing in a page that the browser draws itself. */
export const firstViewOfPage = (): FirstViewOfPage | undefined => room[key]

/** For the shell at its start, and for the server before it renders. */
export function beginFirstView(view: FirstViewOfPage): void {
  room[key] = view
}

export function endFirstView(): void {
  room[key] = undefined
}
