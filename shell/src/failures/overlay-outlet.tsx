import { useStore } from 'zustand'
import type { OverlayStore } from './overlay-store.ts'

/** The one overlay of the page, when there is one. */
export const OverlayOutlet = ({ store }: { store: OverlayStore }) => useStore(store, ({ overlay }) => overlay) ?? null
