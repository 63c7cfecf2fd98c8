/** When the visitor read on, in the browser's own storage: the key of the specification. */
export const welcomeKey = 'topViewModeTimestamp'

const againAfterMs = 24 * 60 * 60 * 1000

/** Hidden for 24 hours of the server since it was scrolled past; a value that is none counts for nothing. */
export const isWelcomeShown = (scrolledPastAt: unknown, now: Date): boolean => hiddenMs(scrolledPastAt, now) === 0

/** For how many milliseconds it stays away from now on. */
export function hiddenMs(scrolledPastAt: unknown, now: Date): number {
  if (typeof scrolledPastAt !== 'number') return 0
  const sinceMs = now.getTime() - scrolledPastAt
  return sinceMs >= 0 && sinceMs < againAfterMs ? againAfterMs - sinceMs : 0
}

/** Further than a third of the page. */
export const isScrolledPastThird = (scrolled: number, pageHeight: number): boolean => scrolled > pageHeight / 3
