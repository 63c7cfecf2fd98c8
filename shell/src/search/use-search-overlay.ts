import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { useCallback, useRef } from 'react'
import { isOverlay, overlayState } from '../frame/screen/overlay-state.ts'

/**
 * Whether the full-screen search is open: an entry of the history says so, and a step back closes it first and leads to
 * where it was opened. It lies over that page, or over the search page.
 */
export function useSearchOverlay(): { isOpen: boolean; open(over: 'thisPage' | 'searchPage'): void; close(): void } {
  const { navigation } = usePlatform()
  const { state, key } = useLocation()
  const isOpen = isOverlay(state)
  const closed = useRef<string>(undefined)

  const open = useCallback(
    (over: 'thisPage' | 'searchPage') => {
      const { pathname, search, hash, state: own } = navigation.current()
      const isHere = over === 'thisPage' || pathname === href.searchPrompt()
      if (isHere) navigation.navigate(`${pathname}${search}${hash}`, { state: overlayState(own) })
      else navigation.navigate(href.searchPrompt(), { state: overlayState(undefined) })
    },
    [navigation],
  )

  const close = useCallback(() => {
    // Esc asks twice in some browsers, and two steps back would leave the page.
    if (!isOpen || closed.current === key) return
    closed.current = key
    navigation.go(-1)
  }, [navigation, isOpen, key])

  return { isOpen, open, close }
}
