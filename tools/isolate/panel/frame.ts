import { keepInAddress } from './address.ts'
import { element } from './element.ts'
import { note } from './log.ts'
import { followPage } from './page-events.ts'

const frame = element('frame', HTMLIFrameElement)
const unframed = element('unframed', HTMLAnchorElement)
const followMs = 250

/** Where the frame is, `undefined` on another site. */
function pathInFrame(): string | undefined {
  try {
    const { origin, pathname, search, hash } = frame.contentWindow?.location ?? window.location
    return origin === window.location.origin ? `${pathname}${search}${hash}` : undefined
  } catch {
    return undefined
  }
}

const loaded = () => new Promise<void>((resolve) => frame.addEventListener('load', () => resolve(), { once: true }))

/** Takes the page away, so that nothing of it writes into the stores any more. */
export async function emptyFrame(): Promise<void> {
  const empty = loaded()
  frame.src = 'about:blank'
  await empty
}

export function showInFrame(path: string): void {
  frame.src = new URL(path, window.location.origin).href
}

/** From now on the panel's address names the page that is shown, and its words are written down. */
export function followFrame(): void {
  let last: string | undefined
  frame.addEventListener('load', () => {
    const page = frame.contentWindow
    if (page !== null && pathInFrame()?.startsWith('/') === true) followPage(page, note)
  })
  window.setInterval(() => {
    const path = pathInFrame()
    if (path === undefined || path === last || !path.startsWith('/')) return
    last = path
    unframed.href = path
    element('path', HTMLInputElement).value = path
    keepInAddress({ path })
  }, followMs)
}
