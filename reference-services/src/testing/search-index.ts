import { setTimeout as pause } from 'node:timers/promises'
import { type TestShop, weeks } from './test-shop.ts'

const pollMs = 100

/** Until the index of each open week is there: on a busy machine the first ones who ask are told to come later. */
export async function waitForSearchIndex({ ask }: Pick<TestShop, 'ask'>): Promise<void> {
  for (const planningWeek of [weeks.first, weeks.second])
    while ((await ask('GET', '/search/popular_words', { query: { planningWeek } })).status === 503) await pause(pollMs)
}
