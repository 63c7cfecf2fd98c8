import { startTransition, useState, useSyncExternalStore } from 'react'
import { type FirstViewOfPage, firstViewOfPage } from './first-view-of-page.ts'

type UseRendered = <T>(
  subscribe: (on: () => void) => () => void,
  now: () => T,
  rendered: (view: FirstViewOfPage) => T,
) => T

/**
 * Gives a value that may be another one in the browser than where the page was rendered: while a part of the page is rendered or
 * taken up, what the HTML shows; from then on what is so now.
 *
 * @param subscribe calls back when the value changes; gives its undo. Stable.
 * @param now the value of now; stable while nothing changes.
 * @param rendered the value that the HTML shows.
 */
export const useAsRendered: UseRendered = (subscribe, now, rendered) => {
  // The same one as long as the page lives. What comes for a member would interrupt a transition, and begin it anew many times.
  const useRendered = firstViewOfPage()?.kind.who === 'visitor' ? useInTransition : useAtOnce
  return useRendered(subscribe, now, rendered)
}

const useAtOnce: UseRendered = (subscribe, now, rendered) =>
  useSyncExternalStore(subscribe, now, () => {
    const view = firstViewOfPage()
    return view === undefined ? now() : rendered(view)
  })

/** `shown`: what the HTML shows, from the drawing that hydrates until the next one. */
type Hydration<T> = { shown?: { value: T }; subscribe(on: () => void): () => void }

/** All parts go on to what is so now in one transition, and the page answers in between. */
const useInTransition: UseRendered = <T>(...[subscribe, now, rendered]: Parameters<typeof useAsRendered<T>>): T => {
  const [hydration, goOn] = useState((): Hydration<T> => {
    const begun: Hydration<T> = {
      subscribe(on) {
        // After React's own look at whether the value is another one, which would draw at once.
        if (begun.shown !== undefined) queueMicrotask(endHydration)
        return subscribe(on)
      },
    }
    function endHydration() {
      const { shown } = begun
      delete begun.shown
      if (shown !== undefined && !Object.is(shown.value, now()))
        startTransition(() => goOn({ subscribe: begun.subscribe }))
    }
    return begun
  })
  return useSyncExternalStore(
    hydration.subscribe,
    () => (hydration.shown === undefined ? now() : hydration.shown.value),
    // React asks for it while it hydrates alone.
    () => {
      const view = firstViewOfPage()
      if (view === undefined) return now()
      hydration.shown ??= { value: rendered(view) }
      return hydration.shown.value
    },
  )
}
