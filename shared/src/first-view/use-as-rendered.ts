import { useSyncExternalStore } from 'react'
import { type FirstViewOfPage, firstViewOfPage } from './first-view-of-page.ts'

/**
 * Gives a value that may be another one in the browser than where the page was rendered: while a part of the page is rendered or
 * taken up, what the HTML shows; from then on what is so now.
 *
 * @param subscribe calls back when the value changes; gives its undo.
 * @param now the value of now; stable while nothing changes.
 * @param rendered the value that the HTML shows.
 */
export const useAsRendered = <T>(
  subscribe: (on: () => void) => () => void,
  now: () => T,
  rendered: (view: FirstViewOfPage) => T,
): T =>
  useSyncExternalStore(subscribe, now, () => {
    const view = firstViewOfPage()
    return view === undefined ? now() : rendered(view)
  })
