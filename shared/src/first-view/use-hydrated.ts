import type { FirstViewOfPage } from './first-view-of-page.ts'
import { useAsRendered } from './use-as-rendered.ts'

const neverChanges = () => () => undefined

/** Gives what the HTML shows while a part of the page is rendered or taken up, and from then on the value of this drawing. */
export const useHydrated = <T>(value: T, rendered: (view: FirstViewOfPage) => T): T =>
  useAsRendered(neverChanges, () => value, rendered)

/** Gives the hour: while a part of the page is rendered or taken up, the one that its HTML was rendered for. */
export function useNow(clock: { now(): Date }): Date {
  const renderedAt = useHydrated<number | undefined>(undefined, ({ now }) => now)
  return renderedAt === undefined ? clock.now() : new Date(renderedAt)
}
