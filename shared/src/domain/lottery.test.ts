import { describe, expect, it } from '@jest/globals'
import { lotteryOutcome, lotteryText } from './lottery.ts'

describe('what became of a lottery', () => {
  it.each([
    { id: 'CAT-075', hasResult: false, won: 0, ordered: 2, says: '抽選結果は15時頃に反映されます' },
    { id: 'CAT-074', hasResult: true, won: 0, ordered: 2, says: '抽選の結果、お届けできません' },
    { id: 'CAT-074', hasResult: true, won: 1, ordered: 2, says: 'ご注文数より少ない数でのお届けとなります（1個）' },
    { id: 'CAT-074', hasResult: true, won: 2, ordered: 2, says: 'ご注文数どおりお届けします' },
    { id: 'CAT-074', hasResult: true, won: 3, ordered: 2, says: 'ご注文数どおりお届けします' },
  ])('[$id] [CAT-076] $won of $ordered, drawn $hasResult: $says', ({ says, ...draw }) => {
    expect(lotteryText(lotteryOutcome(draw))).toBe(says)
  })
})
