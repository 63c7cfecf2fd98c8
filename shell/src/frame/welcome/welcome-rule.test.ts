import { describe, expect, it } from '@jest/globals'
import { isScrolledPastThird, isWelcomeShown } from './welcome-rule.ts'

const readAt = Date.parse('2026-11-20T18:00:00+09:00')

describe('the view-mode header', () => {
  it.each([
    { says: 'was never scrolled past', stored: undefined, now: '2026-11-20T18:00:00+09:00', isShown: true },
    { says: 'has just been', stored: readAt, now: '2026-11-20T18:00:00+09:00', isShown: false },
    {
      says: 'was a moment less than 24 hours ago',
      stored: readAt,
      now: '2026-11-21T17:59:59.999+09:00',
      isShown: false,
    },
    { says: 'was 24 hours ago', stored: readAt, now: '2026-11-21T18:00:00+09:00', isShown: true },
    { says: 'will be tomorrow', stored: readAt, now: '2026-11-20T17:59:59+09:00', isShown: true },
    { says: 'has a value that is no time', stored: '1795165200000', now: '2026-11-20T18:00:00+09:00', isShown: true },
    { says: 'has a value that is no number', stored: Number.NaN, now: '2026-11-20T18:00:00+09:00', isShown: true },
  ])('[CHR-011] that $says is shown: $isShown', ({ stored, now, isShown }) => {
    expect(isWelcomeShown(stored, new Date(now))).toBe(isShown)
  })

  it.each([
    { scrolled: 0, isPast: false },
    { scrolled: 1000, isPast: false },
    { scrolled: 1000.5, isPast: true },
  ])('[CHR-010] is left behind at $scrolled of 3000: $isPast', ({ scrolled, isPast }) => {
    expect(isScrolledPastThird(scrolled, 3000)).toBe(isPast)
  })
})
