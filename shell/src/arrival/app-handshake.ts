import { findAppHost } from './app-host.ts'

/** An app that has not answered by then did not open this page. */
const patienceMs = 3000

export type HandshakePorts = {
  page: Window
  /** Once, and nobody can guess it. */
  randomId(): string
  setTimer(run: () => void, afterMs: number): () => void
}

/**
 * Whether the app opened this page, and so wrote its address: the native handler hears a nonce and gives it back as a
 * message of the page to itself, `window.postMessage(text, origin)`. A plain browser has no such handler, and what a
 * frame or another window says is not heard. [GRD-091, MOB-024]
 */
export function isOpenedByApp({ page, randomId, setTimer }: HandshakePorts): Promise<boolean> {
  const app = findAppHost(page)
  if (app === undefined) return Promise.resolve(false)
  const nonce = randomId()
  return new Promise((resolve) => {
    function end(isOpened: boolean): void {
      cancel()
      page.removeEventListener('message', hear)
      resolve(isOpened)
    }
    function hear({ source, data }: MessageEvent<unknown>): void {
      if (source === page && nonceIn(data) === nonce) end(true)
    }
    const cancel = setTimer(() => end(false), patienceMs)
    page.addEventListener('message', hear)
    app.post({ type: 'handshake', payload: { nonce } })
  })
}

function nonceIn(data: unknown): unknown {
  if (typeof data !== 'string') return undefined
  try {
    const { type, payload } = JSON.parse(data) as { type?: unknown; payload?: { nonce?: unknown } }
    return type === 'handshake' ? payload?.nonce : undefined
  } catch {
    return undefined
  }
}
