import { useSyncExternalStore } from 'react'

function subscribe(on: () => void): () => void {
  window.addEventListener('online', on)
  window.addEventListener('offline', on)
  return () => {
    window.removeEventListener('online', on)
    window.removeEventListener('offline', on)
  }
}

/** Whether the device has a network; it may still not reach the shop. */
export const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
