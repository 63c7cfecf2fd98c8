import { describe, expect, it } from '@jest/globals'
import { silentLoginKey } from '@shop/shared/routes'
import { afterSilentLogin } from './after-silent-login.ts'

const tick = () => new Promise((resolve) => setImmediate(resolve))

/** A page with what its first script has left. */
function open(looking?: unknown) {
  const happened: string[] = []
  const timers: { work(): void; isOver: boolean }[] = []
  const window = {
    stop: () => void happened.push('stop'),
    ...(looking === undefined ? {} : { [silentLoginKey]: looking }),
  }
  afterSilentLogin(
    {
      window,
      setTimer(work) {
        const timer = { work, isOver: false }
        timers.push(timer)
        return () => {
          timer.isOver = true
        }
      },
    },
    () => void happened.push('start'),
  )
  return { happened, timers, window }
}

describe('[K-28] the start of the shop', () => {
  it.each([
    { says: 'nobody looks for a login', looking: undefined },
    { says: 'something else has the name', looking: 'x' },
  ])('comes at once where $says', ({ looking }) => {
    expect(open(looking).happened).toEqual(['start'])
  })

  it.each([
    { says: 'there is an answer', looking: () => Promise.resolve() },
    { says: 'the script fails', looking: () => Promise.reject(new TypeError('no such function')) },
  ])('comes once when $says', async ({ looking }) => {
    const { happened, timers, window } = open(looking())
    expect(happened).toEqual([])
    await tick()
    expect([happened, timers[0]?.isOver, silentLoginKey in window]).toEqual([['start'], true, false])
    timers[0]?.work()
    expect(happened.filter((what) => what === 'start')).toHaveLength(1)
  })

  it('does not come in a page that is left, unless the provider does not take it', () => {
    const { happened, timers } = open(new Promise(() => undefined))
    expect(happened).toEqual([])
    timers[0]?.work()
    expect(happened).toEqual(['stop', 'start'])
  })
})
