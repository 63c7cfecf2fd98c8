/** When the visitor read on, in the browser's own storage: the key of the specification. */
export const welcomeKey = 'topViewModeTimestamp'

const againAfterMs = 24 * 60 * 60 * 1000

/** Hidden for 24 hours of the server since it was scrolled past; a value that is none counts for nothing. */
export function isWelcomeShown(scrolledPastAt: unknown, now: Date): boolean {
  if (typeof scrolledPastAt !== 'number') return true
  const sinceMs = now.getTime() - scrolledPastAt
  return !(sinceMs >= 0 && sinceMs < againAfterMs)
}

/** Further than a third of the page. */
export const isScrolledPastThird = (scrolled: number, pageHeight: number): boolean => scrolled > pageHeight / 3
