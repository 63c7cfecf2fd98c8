import type { CDPSession, Page } from 'playwright'
import type { Holding } from './growth.ts'

declare global {
  interface Window {
    benchTimers: Set<number>
  }
}

/** Counts timers that are running. Installed before the page's own code. */
export function countTimers(): void {
  const running = new Set<number>()
  window.benchTimers = running
  const { setTimeout: setOnce, clearTimeout: clear, setInterval: setMany, clearInterval: clearMany } = window
  window.setTimeout = ((work: TimerHandler, ms?: number, ...args: unknown[]) => {
    const timer = setOnce(() => {
      running.delete(timer)
      if (typeof work === 'function') work(...args)
    }, ms)
    running.add(timer)
    return timer
  }) as typeof window.setTimeout
  window.setInterval = ((work: TimerHandler, ms?: number, ...args: unknown[]) => {
    const timer = setMany(work, ms, ...args)
    running.add(timer)
    return timer
  }) as typeof window.setInterval
  // One list of numbers serves both kinds, so either may clear either.
  window.clearTimeout = (timer) => {
    running.delete(Number(timer))
    clear(timer)
  }
  window.clearInterval = (timer) => {
    running.delete(Number(timer))
    clearMany(timer)
  }
}

/** Entries of every set and map that is alive: whoever subscribes is kept in one. */
async function entriesOfSets(protocol: CDPSession): Promise<number> {
  const group = { objectGroup: 'bench' }
  const prototypes = await protocol.send('Runtime.evaluate', { expression: '[Set.prototype, Map.prototype]', ...group })
  let entries = 0
  for (const place of ['0', '1']) {
    const { result } = await protocol.send('Runtime.callFunctionOn', {
      objectId: prototypes.result.objectId ?? '',
      functionDeclaration: `function () { return this[${place}] }`,
      ...group,
    })
    const { objects } = await protocol.send('Runtime.queryObjects', {
      prototypeObjectId: result.objectId ?? '',
      ...group,
    })
    const { result: sum } = await protocol.send('Runtime.callFunctionOn', {
      objectId: objects.objectId ?? '',
      // The other prototype is no set, and ours counts itself.
      functionDeclaration:
        'function () { return this.reduce((sum, one) => one === window.benchTimers || Object.hasOwn(one, "constructor") ? sum : sum + one.size, 0) }',
      returnByValue: true,
    })
    entries += Number(sum.value)
  }
  await protocol.send('Runtime.releaseObjectGroup', group)
  return entries
}

/** Counts what the page holds after its garbage was collected. */
export async function holdingOf(page: Page, protocol: CDPSession): Promise<Holding> {
  const subscriptions = await entriesOfSets(protocol)
  // Objects that a finalizer lets go are garbage only the second time.
  for (let round = 0; round < 3; round += 1) await protocol.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await protocol.send('Memory.getDOMCounters')
  const { usedSize } = await protocol.send('Runtime.getHeapUsage')
  const inPage = await page.evaluate(() => ({
    timers: window.benchTimers.size,
    styleTags: document.querySelectorAll('style').length,
    styleRules: [...document.styleSheets].reduce((sum, { cssRules }) => sum + cssRules.length, 0),
  }))
  return { ...inPage, subscriptions, listeners: jsEventListeners, nodes, heapBytes: usedSize }
}
