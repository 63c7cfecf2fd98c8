import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { setTimer } from '../boot/browser-ports.ts'
import { createPageQuiet } from './page-quiet.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

async function aPage() {
  const idle: (() => void)[] = []
  const listeners = new Set<() => void>()
  const touches = new Set<() => void>()
  const hear = (on: Set<() => void>) => (work: () => void) => {
    on.add(work)
    return () => void on.delete(work)
  }
  let isShown = false
  let isReached = false
  const quiet = createPageQuiet({ setTimer, whenIdle: (work) => void idle.push(work), onTouch: hear(touches) })
  void quiet.reached.then(() => {
    isReached = true
  })
  quiet.watch({ isContentShown: () => isShown, onChange: hear(listeners) })
  const settled = () => jest.advanceTimersByTimeAsync(0)
  return {
    async show(now: boolean) {
      isShown = now
      for (const look of [...listeners]) look()
      await settled()
    },
    async beIdle() {
      for (const work of idle.splice(0)) work()
      await settled()
    },
    async touch() {
      for (const work of [...touches]) work()
      await settled()
    },
    pass: (ms: number) => jest.advanceTimersByTimeAsync(ms),
    isReached: () => isReached,
    heldBy: () => listeners.size + touches.size + jest.getTimerCount(),
    asked: () => idle.length,
  }
}

describe('a page', () => {
  it('is quiet once its content is shown and the browser is idle, and holds nothing from then on', async () => {
    const page = await aPage()
    await page.show(true)
    expect(page.isReached()).toBe(false)
    await page.beIdle()
    expect([page.isReached(), page.heldBy()]).toEqual([true, 0])
  })

  it('is not while its screen waits again by the time that the browser is idle', async () => {
    const page = await aPage()
    await page.show(true)
    await page.show(true)
    expect(page.asked()).toBe(1)
    await page.show(false)
    await page.beIdle()
    expect(page.isReached()).toBe(false)
    await page.show(true)
    await page.beIdle()
    expect(page.isReached()).toBe(true)
  })

  it('does not keep whoever touches it waiting', async () => {
    const page = await aPage()
    await page.touch()
    expect([page.isReached(), page.heldBy()]).toEqual([true, 0])
  })

  it('whose content does not come is completed after five seconds', async () => {
    const page = await aPage()
    await page.pass(4999)
    expect(page.isReached()).toBe(false)
    await page.pass(1)
    expect([page.isReached(), page.heldBy()]).toEqual([true, 0])
  })
})
