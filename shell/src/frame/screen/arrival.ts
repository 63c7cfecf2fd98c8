import { afterPaint } from '@shop/shared/ui'
import type { Place } from './scroll-memory.ts'

export type ArrivalPorts = {
  window: Window
  main(): HTMLElement | null
}

/** Pages of a slow service fill up later; after this the screen is told of as it stands. */
const maxWaitMs = 2000
/** Who does nothing meanwhile is still brought to their place. No call of a page takes longer. */
const maxReturnMs = 30_000

/** React leaves the old screen in the page while the chunk of the new one is on its way, hidden by a style. */
const isDrawn = (element: Element) => element.closest('[hidden], [style*="display: none"]') === null

/** Calls once, when something is there or after `maxMs`; gives its undo. */
function whenThere(
  { window, main }: ArrivalPorts,
  isThere: () => boolean,
  then: () => void,
  maxMs = maxWaitMs,
): () => void {
  const area = main()
  let isOver = false
  const finish = () => {
    stop()
    then()
  }
  const look = () => {
    if (!isOver && isThere()) finish()
  }
  const observer = new MutationObserver(look)
  const timer = window.setTimeout(() => {
    if (!isOver) finish()
  }, maxMs)
  function stop() {
    isOver = true
    observer.disconnect()
    window.clearTimeout(timer)
  }
  // The screen that is left is still drawn at this moment.
  const first = window.setTimeout(() => {
    if (isOver) return
    if (area !== null)
      observer.observe(area, { subtree: true, childList: true, attributes: true, attributeFilter: ['hidden', 'style'] })
    look()
  })
  return () => {
    stop()
    window.clearTimeout(first)
  }
}

/** Brings the focus to the heading of a new screen, once it is painted: before, the browser would lay it out a second time. */
export function focusScreen(ports: ArrivalPorts, then: () => void): () => void {
  let stop = whenThere(
    ports,
    () => headingOf(ports.main()) !== undefined,
    () => {
      stop = afterPaint(() => {
        takeFocus(ports.main(), headingOf(ports.main()))
        then()
      })
    },
  )
  return () => stop()
}

/**
 * Scrolls back to where somebody was, as soon as the page is long enough again, and brings the focus to the link
 * that was followed there. Who stepped back without one is told of the screen, and after two seconds in any case; who
 * reloaded it knows.
 */
export function returnToPlace(ports: ArrivalPorts, place: Place, tell?: () => void): () => void {
  const { window, main } = ports
  const { documentElement: root } = window.document
  let untold = tell
  let given: HTMLElement | undefined

  const link = () => linkTo(main(), place.focus)
  const isLongEnough = () => headingOf(main()) !== undefined && root.scrollHeight - window.innerHeight >= place.y
  let stopWaiting = whenThere(ports, isLongEnough, scrollBack, maxReturnMs)
  const late = window.setTimeout(() => {
    window.scrollTo(0, place.y)
    if (link() !== undefined) arrive()
    else if (untold !== undefined) takeAndTell(headingOf(main()))
  }, maxWaitMs)

  function scrollBack() {
    window.scrollTo(0, place.y)
    // A long list keeps the place of what it has still to draw.
    if (place.focus === undefined || link() !== undefined) arrive()
    else stopWaiting = whenThere(ports, () => link() !== undefined, arrive, maxReturnMs)
  }
  function arrive() {
    stop()
    const followed = link()
    if (followed !== undefined || untold !== undefined) takeAndTell(followed ?? headingOf(main()))
    if (followed !== undefined && place.top !== undefined) holdAt(window, followed, place.top)
  }
  function takeAndTell(wanted: HTMLElement | undefined) {
    given = takeFocus(main(), wanted, given)
    untold?.()
    untold = undefined
  }
  // Who scrolls or types meanwhile is where they want to be.
  const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const
  const stop = () => {
    stopWaiting()
    window.clearTimeout(late)
    for (const gesture of gestures) window.removeEventListener(gesture, stop)
  }
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true })
  return stop
}

/** Frames in which cards that come into sight take their real height. */
const settlingFrames = 4

/**
 * Cards out of sight have an estimated height, so the same scroll position is another place in the list:
 * the product that was opened stands where it stood.
 */
function holdAt(window: Window, link: HTMLElement, top: number, frames = settlingFrames): void {
  window.scrollBy(0, link.getBoundingClientRect().top - top)
  if (frames > 1) window.requestAnimationFrame(() => holdAt(window, link, top, frames - 1))
}

const headingOf = (area: HTMLElement | null): HTMLElement | undefined =>
  [...(area?.querySelectorAll<HTMLElement>('h1') ?? [])].find(isDrawn)

const linkTo = (area: HTMLElement | null, address: string | undefined): HTMLElement | undefined =>
  address === undefined
    ? undefined
    : [...(area?.querySelectorAll<HTMLElement>('a[href]') ?? [])].find(
        (link) => link.getAttribute('href') === address && isDrawn(link),
      )

/**
 * Without moving the page, and not from a screen that has taken the focus for a field of its own. Gives what has it, which a
 * second call may take it from.
 */
function takeFocus(
  area: HTMLElement | null,
  wanted: HTMLElement | undefined,
  given?: HTMLElement,
): HTMLElement | undefined {
  const focused = area?.ownerDocument.activeElement ?? null
  const isTaken = focused !== null && focused !== area && focused !== given && area?.contains(focused) === true
  if (isTaken && isDrawn(focused)) return undefined
  const target = wanted ?? area
  if (target === null) return undefined
  // A heading is no stop of the Tab key, and can hold the focus all the same.
  if (target.matches('h1') && !target.hasAttribute('tabindex')) target.tabIndex = -1
  target.focus({ preventScroll: true })
  return target
}
