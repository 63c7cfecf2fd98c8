import type { ReactElement } from 'react'
import { createStore } from 'zustand/vanilla'

export type OverlayState = {
  /** Over the whole page; one, however many calls fail. */
  overlay: ReactElement | undefined
  /** Services that did not answer when they were last asked: the documents' timeout flag. Calls that read, services that write. */
  down: readonly string[]
}

export type OverlayStore = ReturnType<typeof createOverlayStore>

export const createOverlayStore = () => createStore<OverlayState>()(() => ({ overlay: undefined, down: [] }))
