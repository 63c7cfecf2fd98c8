import { useHydrated } from '@shop/shared/first-view'
import { usePlatform } from '@shop/shared/platform'
import { type RefObject, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { writeEdgeCookie } from '../../edge-cookie.ts'
import { hiddenMs, isScrolledPastThird, isWelcomeShown, welcomeKey } from './welcome-rule.ts'

/** Tells the edge that the greeting stays away: its next page keeps no place for it. [K-185] */
const greetedCookie = '__Host-shop-greeted'

/** Whether the view-mode header is shown; scrolling a third of the page down hides it for 24 hours. */
export function useWelcome(header: RefObject<HTMLElement | null>): boolean {
  const { storage, clock } = usePlatform()
  const { local } = storage
  const [isShown, setIsShown] = useState(() => isWelcomeShown(local.read(welcomeKey), clock.now()))

  useEffect(() => {
    if (!isShown) {
      const seconds = Math.ceil(hiddenMs(local.read(welcomeKey), clock.now()) / 1000)
      writeEdgeCookie(document, { name: greetedCookie, value: '1', seconds })
      const look = () => {
        if (!isWelcomeShown(local.read(welcomeKey), clock.now())) return
        local.remove(welcomeKey)
        setIsShown(true)
      }
      document.addEventListener('visibilitychange', look)
      return () => document.removeEventListener('visibilitychange', look)
    }
    const look = () => {
      const page = document.documentElement
      // Whoever is in it by keyboard keeps the place.
      if (!isScrolledPastThird(window.scrollY, page.scrollHeight) || header.current?.contains(document.activeElement))
        return
      local.write(welcomeKey, clock.now().getTime())
      hideWithoutShift(header.current, () => setIsShown(false))
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isShown, header, local, clock])
  return useHydrated(isShown, ({ kind }) => kind.isGreeted !== true)
}

/** The text that is being read stays where it is: Safari has no scroll anchoring. */
function hideWithoutShift(header: HTMLElement | null, hide: () => void): void {
  const height = header?.offsetHeight ?? 0
  flushSync(hide)
  if (!('overflowAnchor' in document.documentElement.style)) document.documentElement.scrollTop -= height
}
