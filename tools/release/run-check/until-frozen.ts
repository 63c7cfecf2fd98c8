import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from 'playwright'

const everyMs = 1000
/** Of processor time that a page spends without giving an answer. One that only waits for the machine spends none. */
const frozenAfterS = 4

/** Settles when the code of a page no longer gives it back; never settles once `over` is aborted. */
export async function untilFrozen(page: Page, session: CDPSession, over: AbortSignal): Promise<void> {
  let spentAtAnswer = Number.NaN
  for (;;) {
    const isOver = await pause(everyMs, false, { signal: over, ref: false }).catch(() => true)
    if (isOver) return new Promise(() => undefined)
    const answer = page.evaluate(() => true).catch(() => true)
    const hasAnswered = await Promise.race([answer, pause(everyMs, false, { ref: false })])
    const spent = await spentSeconds(session)
    if (hasAnswered || Number.isNaN(spentAtAnswer)) spentAtAnswer = spent
    else if (spent - spentAtAnswer > frozenAfterS) return
  }
}

/** Answered while scripts run, too. */
async function spentSeconds(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics')
  return metrics.find(({ name }) => name === 'ProcessTime')?.value ?? 0
}
