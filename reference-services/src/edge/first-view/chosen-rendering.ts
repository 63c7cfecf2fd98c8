import { setTimeout } from 'node:timers/promises'
import type { FirstViews } from './first-views.ts'

/** Where the first view of a page is drawn, when QA has chosen it. */
export type Rendering = 'server' | 'browser'

type Views = Pick<FirstViews, 'view'>

const askAgainMs = 50

/**
 * Gives the views of `views` where nothing is chosen, none for the browser, and for the server the one that comes before the page
 * is late: also while a process starts or two first views are compared, for which no page of members waits.
 */
export const withChosenRendering = (views: Views, rendering: () => Rendering | undefined): Views => ({
  async view(release, request, late) {
    if (rendering() === 'browser') return undefined
    const first = await views.view(release, request, late)
    if (first !== undefined || rendering() === undefined) return first
    const isLate = late.then(() => true)
    while (!(await Promise.race([isLate, setTimeout(askAgainMs, false)]))) {
      const view = await views.view(release, request, late)
      if (view !== undefined) return view
    }
    return undefined
  },
})
