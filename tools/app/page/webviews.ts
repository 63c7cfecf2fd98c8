import { type AppState, areas } from './address.ts'
import type { Drawn } from './app.ts'
import { type FromWebview, type Insets, readFromWebview, type ToWebview, webviewName } from './channel.ts'
import { element } from './element.ts'
import { topOf } from './stack.ts'

/** Of the phone with the notch, in both orientations. */
const notch: Readonly<Record<AppState['orientation'], Insets>> = {
  portrait: { top: 47, right: 0, bottom: 34, left: 0 },
  landscape: { top: 0, right: 47, bottom: 21, left: 47 },
}
const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 }

/** Between bars the page touches no safe area. [MOB-022] */
export const insetsOf = ({ area, orientation }: Pick<AppState, 'area' | 'orientation'>): Insets =>
  areas[area] === areas.full ? notch[orientation] : none

/** The frames that are webviews: one for each of the stacks, of which the top one is shown. */
export function createWebviews(shopOrigin: string, hear: (id: number, word: FromWebview) => void) {
  const frames = new Map<number, HTMLIFrameElement>()
  let toldInsets = ''
  const place = element('webviews', HTMLDivElement)

  function open(id: number, handler: string, address: string): HTMLIFrameElement {
    const frame = document.createElement('iframe')
    // The script in the page reads it before anything else.
    frame.name = webviewName(id, handler)
    frame.dataset['webview'] = String(id)
    frame.src = new URL(address, shopOrigin).href
    place.append(frame)
    frames.set(id, frame)
    return frame
  }

  window.addEventListener('message', ({ origin, source, data }: MessageEvent<unknown>) => {
    if (origin !== shopOrigin) return
    const from = [...frames].find(([, frame]) => frame.contentWindow === source)
    const word = readFromWebview(data)
    if (from !== undefined && word !== undefined) hear(from[0], word)
  })

  const tell = (id: number, word: ToWebview): void => frames.get(id)?.contentWindow?.postMessage(word, shopOrigin)

  const tellAll = (word: ToWebview): void => {
    for (const id of frames.keys()) tell(id, word)
  }

  return {
    tell,
    tellAll,
    /** Documents that begin are told by themselves; those that stand, when the device was turned. */
    tellInsets(state: AppState): void {
      const insets = insetsOf(state)
      const text = JSON.stringify(insets)
      if (toldInsets !== '' && text !== toldInsets) tellAll({ kind: 'insets', insets })
      toldInsets = text
    },
    draw({ state, stack }: Drawn, addressOf: (path: string) => string): void {
      const all = Object.values(stack.webviews).flat()
      for (const [id, frame] of frames)
        if (!all.some((webview) => webview.id === id)) {
          frame.remove()
          frames.delete(id)
        }
      const top = topOf(stack)
      for (const { id, path, title } of all) {
        const frame = frames.get(id) ?? open(id, state.transport, addressOf(path))
        frame.title = title || 'ショップ'
        frame.hidden = id !== top?.id
        frame.toggleAttribute('data-top', id === top?.id)
      }
    },
  }
}
