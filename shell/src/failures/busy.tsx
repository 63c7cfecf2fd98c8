import type { OverlayStore } from './overlay-store.ts'
import { BusyOverlay } from './overlays.tsx'

export type BusyPorts = {
  store: OverlayStore
  setTimer(work: () => void, ms: number): () => void
  reload(): void
  /** Asks again for what could not be read. */
  readAgain(): Promise<unknown>
}

type Happened = {
  source: string | undefined
  isTold: boolean
  retryAfterSeconds: number | undefined
  note: string | undefined
}

/** A service that answers again within this time had a hiccup: nothing flashes. */
const timeoutMs = 300
const firstAgainMs = 5000
const maxAgainMs = 30_000

/**
 * The timeout overlay: one, however many calls fail. It asks the services again after 5, 10, 20, 30 s, or as late as
 * they want to be asked, and goes when they answer. Once closed, only another call or the member's own doing brings
 * it back.
 */
export function createBusy({ store, setTimer, reload, readAgain }: BusyPorts) {
  let isOpen = false
  let cancel: (() => void) | undefined
  const areDown = () => store.getState().down.length > 0

  function close(): void {
    cancel?.()
    if (isOpen) store.setState({ overlay: undefined })
    isOpen = false
  }

  function open(retryAfterSeconds = 0, note?: string): void {
    if (store.getState().overlay !== undefined) return
    isOpen = true
    store.setState({ overlay: <BusyOverlay note={note} onReload={reload} onClose={close} /> })
    askAgainAfter(Math.min(Math.max(retryAfterSeconds * 1000, firstAgainMs), maxAgainMs))
  }

  function askAgainAfter(ms: number): void {
    cancel = setTimer(async () => {
      await readAgain()
      if (!isOpen) return
      if (areDown()) askAgainAfter(Math.min(ms * 2, maxAgainMs))
      else close()
    }, ms)
  }

  return {
    happened({ source, isTold, retryAfterSeconds, note }: Happened): void {
      const { down } = store.getState()
      const isKnown = source !== undefined && down.includes(source)
      if (source !== undefined && !isKnown) store.setState({ down: [...down, source] })
      if (isTold) open(retryAfterSeconds, note)
      else if (!isKnown)
        setTimer(() => {
          if (areDown()) open(retryAfterSeconds, note)
        }, timeoutMs)
    },
  }
}
