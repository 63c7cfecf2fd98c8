import { startTransition, useEffect, useReducer, useState, useSyncExternalStore } from 'react'
import { type FirstViewOfPage, firstViewOfPage } from './first-view-of-page.ts'

/**
 * Gives a value that may be another one in the browser than where the page was rendered: while a part of the page is rendered or
 * taken up, what the HTML shows; from then on what is so now. The change from the one to the other is a transition: many parts
 * make it together, and the page answers in between.
 *
 * @param subscribe calls back when the value changes; gives its undo.
 * @param now the value of now; stable while nothing changes.
 * @param rendered the value that the HTML shows.
 */
export function useAsRendered<T>(
  subscribe: (on: () => void) => () => void,
  now: () => T,
  rendered: (view: FirstViewOfPage) => T,
): T {
  const [hydration] = useState<{ shown?: { value: T } }>({})
  const [, drawAgain] = useReducer((count: number) => count + 1, 0)
  const value = useSyncExternalStore(
    subscribe,
    () => (hydration.shown === undefined ? now() : hydration.shown.value),
    // React asks for it on the server and while it hydrates alone.
    () => {
      const view = firstViewOfPage()
      if (view === undefined) return now()
      hydration.shown ??= { value: rendered(view) }
      return hydration.shown.value
    },
  )
  // After React's own look at whether the value is another one, which would draw at once.
  useEffect(() => {
    const { shown } = hydration
    delete hydration.shown
    if (shown !== undefined && !Object.is(shown.value, now())) startTransition(drawAgain)
  })
  return value
}
