import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { useCallback, useRef } from 'react'
import { isOverlay, overlayState } from '../frame/screen/overlay-state.ts'

/** Whether the full-screen search is open: an entry of the history says so, and a step back closes it first. [CHR-057] */
export function useSearchOverlay(): { isOpen: boolean; open(): void; close(): void } {
  const { navigation } = usePlatform()
  const { state, key } = useLocation()
  const isOpen = isOverlay(state)
  const closed = useRef<string>(undefined)

  const open = useCallback(() => {
    const { pathname, search, hash, state: own } = navigation.current()
    navigation.navigate(`${pathname}${search}${hash}`, { state: overlayState(own) })
  }, [navigation])

  const close = useCallback(() => {
    // Esc asks twice in some browsers, and two steps back would leave the page.
    if (!isOpen || closed.current === key) return
    closed.current = key
    navigation.go(-1)
  }, [navigation, isOpen, key])

  return { isOpen, open, close }
}
