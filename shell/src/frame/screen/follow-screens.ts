import type { StoragePort } from '@shop/shared/platform'
import type { PlatformLocation } from '@shop/shared/router'
import type { GuardedNavigation, Shown } from '../../guard/navigation.ts'
import { focusScreen, returnToPlace } from './arrival.ts'
import { isOverlay } from './overlay-state.ts'
import { createScrollMemory } from './scroll-memory.ts'

export type FollowPorts = {
  navigation: Pick<GuardedNavigation, 'shown' | 'subscribe'>
  window: Window
  main(): HTMLElement | null
  storage: StoragePort
  /** Gives the page the words of the route on show. */
  nameScreen(): void
  /** Speaks the title of a screen, once. */
  announce(): void
}

/** How a change of the address is to be taken by whoever looks at the page. */
export type Arrival = 'first' | 'return' | 'newScreen' | 'newAddress' | 'sameScreen'

const titleDelayMs = 100

const addressOf = ({ pathname, search }: PlatformLocation) => `${pathname}${search}`

/**
 * A replaced address on the same route is the screen's own doing: a sort order, a filter. A pushed one
 * is a new place, and a new screen when its path is another. What opens or closes over a screen is no change of it.
 */
export function arrivalOf(before: Shown, after: Shown, how: { isStep: boolean; isPushed: boolean }): Arrival {
  if (before.match === undefined) return 'first'
  if (isOverlayMoved(before.location, after.location)) return 'sameScreen'
  if (how.isStep) return 'return'
  if (before.match.route !== after.match?.route) return 'newScreen'
  if (!how.isPushed || addressOf(before.location) === addressOf(after.location)) return 'sameScreen'
  return before.location.pathname === after.location.pathname ? 'newAddress' : 'newScreen'
}

const isOverlayMoved = (before: PlatformLocation, after: PlatformLocation) =>
  isOverlay(before.state) !== isOverlay(after.state) && addressOf(before) === addressOf(after)

/**
 * Keeps title, scroll position, focus and the spoken title in step with the screen, whichever remote
 * draws it. Returns its own undo.
 */
export function followScreens(ports: FollowPorts): () => void {
  const { navigation, window, main } = ports
  const memory = createScrollMemory(ports.storage)
  let before = navigation.shown()
  let beforeIndex = historyIndex(window)
  let stopArriving: (() => void) | undefined
  let speaking: number | undefined

  /** A screen that names itself does so right after it was drawn. */
  function speak(): void {
    speaking = window.setTimeout(ports.announce, titleDelayMs)
  }

  // Not the focus: in Safari a link that is clicked does not get it.
  let followed: Element | null = null
  const clicked = ({ target }: Event) => {
    followed = target instanceof Element ? target.closest('a[href]') : null
  }

  function leave({ key }: PlatformLocation): void {
    const link = main()?.contains(followed) === true ? followed : null
    const focus = link?.getAttribute('href')
    const at = link && focus ? { focus, top: link.getBoundingClientRect().top } : {}
    memory.remember(key, { y: window.scrollY, ...at })
  }

  function arrive(arrival: Arrival, { key }: PlatformLocation, isClosing: boolean): void {
    stopArriving?.()
    window.clearTimeout(speaking)
    stopArriving = undefined
    const place = memory.placeOf(key)
    if ((arrival === 'first' || arrival === 'return') && place !== undefined) {
      // An overlay gives the focus back itself.
      stopArriving = returnToPlace(ports, place, arrival === 'return' && !isClosing ? speak : undefined)
    } else if (arrival === 'newScreen') {
      window.scrollTo(0, 0)
      stopArriving = focusScreen(ports, speak)
    } else if (arrival === 'newAddress') window.scrollTo(0, 0)
  }

  function enter(arrival: Arrival, { match, location }: Shown, isClosing = false): void {
    if (match !== undefined && arrival !== 'sameScreen') ports.nameScreen()
    arrive(arrival, location, isClosing)
  }

  function changed(): void {
    const after = navigation.shown()
    if (after.location === before.location && after.match === before.match) return
    const index = historyIndex(window)
    // Whoever arrives at an entry that was left before has stepped back or forward to it: a move makes a new one.
    const isStep = after.location.key !== before.location.key && memory.placeOf(after.location.key) !== undefined
    // A choice in an overlay replaces its entry, and is a new place all the same.
    const isPushed = index !== beforeIndex || isOverlay(before.location.state)
    const arrival = arrivalOf(before, after, { isStep, isPushed })
    if (arrival !== 'first') leave(before.location)
    const isClosing = isOverlay(before.location.state)
    before = after
    beforeIndex = index
    enter(arrival, after, isClosing)
  }

  const keep = () => {
    leave(before.location)
    memory.keep()
  }

  // The guard may have been quicker than the page.
  if (before.match !== undefined) enter('first', before)
  const stopFollowing = navigation.subscribe(changed)
  window.addEventListener('click', clicked, { capture: true })
  window.addEventListener('pagehide', keep)
  return () => {
    stopArriving?.()
    window.clearTimeout(speaking)
    stopFollowing()
    window.removeEventListener('click', clicked, { capture: true })
    window.removeEventListener('pagehide', keep)
  }
}

/** The guard numbers the entries it writes. */
function historyIndex({ history }: Window): number {
  const state: unknown = history.state
  return typeof state === 'object' && state !== null && 'index' in state ? Number(state.index) : 0
}
