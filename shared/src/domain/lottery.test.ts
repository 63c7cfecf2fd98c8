import { describe, expect, it } from '@jest/globals'
import { isLotteryAnnounced, lotteryOutcome, lotteryText } from './lottery.ts'

describe('what became of a lottery', () => {
  it.each([
    { id: 'CAT-075', hasResult: undefined, won: undefined, ordered: 2, says: '抽選結果は15時頃に反映されます' },
    { id: 'CAT-075', hasResult: false, won: 0, ordered: 2, says: '抽選結果は15時頃に反映されます' },
    { id: 'CAT-075', hasResult: true, won: undefined, ordered: 2, says: '抽選結果は15時頃に反映されます' },
    { id: 'CAT-074', hasResult: true, won: 0, ordered: 2, says: '抽選の結果、お届けできません' },
    { id: 'CAT-074', hasResult: true, won: 1, ordered: 2, says: 'ご注文数より少ない数でのお届けとなります（1個）' },
    { id: 'CAT-074', hasResult: true, won: 2, ordered: 2, says: 'ご注文数どおりお届けします' },
    { id: 'CAT-074', hasResult: true, won: 3, ordered: 2, says: 'ご注文数どおりお届けします' },
  ])('[$id] [CAT-076] $won of $ordered, drawn $hasResult: $says', ({ says, ...draw }) => {
    expect(lotteryText(lotteryOutcome(draw))).toBe(says)
  })

  it.each([
    { outcome: { is: 'awaited' }, isClosed: false, isTold: false },
    { outcome: { is: 'awaited' }, isClosed: true, isTold: true },
    { outcome: { is: 'lost' }, isClosed: false, isTold: true },
    { outcome: { is: 'fewer', won: 1 }, isClosed: true, isTold: true },
    { outcome: { is: 'full' }, isClosed: false, isTold: true },
  ] as const)(
    '[CAT-075] $outcome.is with the week closed $isClosed is told: $isTold',
    ({ outcome, isClosed, isTold }) => {
      expect(isLotteryAnnounced(outcome, isClosed)).toBe(isTold)
    },
  )
})
