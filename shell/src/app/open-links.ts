import type { AppBridge } from '@shop/shared/platform'
import { isPlainClick } from '@shop/shared/router'
import { toOtherOrigin } from './hand-over.ts'

export type LinkPorts = { document: Document; origin: string; app: Pick<AppBridge, 'post'> }

/**
 * A webview has no tabs: a link to a new one, or to another origin, is the app's to open. Where the app does not take it,
 * the webview follows the link by itself. [WV-01]
 */
export function openLinksInApp({ document, origin, app }: LinkPorts): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || event.defaultPrevented || !isPlainClick(event)) return
    if (!/^https?:$/.test(link.protocol) || (link.origin === origin && link.target !== '_blank')) return
    const title = link.textContent.trim().replace(/\s+/g, ' ')
    if (app.post(toOtherOrigin(new URL(link.href), title))) event.preventDefault()
  })
}
