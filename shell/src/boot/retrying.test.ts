import { describe, expect, it } from '@jest/globals'
import { retryUntilDone } from './retrying.ts'

/** Timers and the network in the hands of the test. */
function aWorld() {
  const timers = new Map<number, { work: () => void; ms: number }>()
  const listeners = new Set<() => void>()
  let last = 0
  return {
    ports: {
      setTimer(work: () => void, ms: number) {
        last += 1
        const id = last
        timers.set(id, { work, ms })
        return () => void timers.delete(id)
      },
      onOnline(work: () => void) {
        listeners.add(work)
        return () => void listeners.delete(work)
      },
    },
    waits: () => [...timers.values()].map(({ ms }) => ms),
    async ring() {
      const [[id, { work }] = [0, { work: () => undefined }]] = timers
      timers.delete(id)
      work()
      await settled()
    },
    async online() {
      for (const listener of [...listeners]) listener()
      await settled()
    },
    listeners,
  }
}
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

describe('untilDone', () => {
  it('does nothing more once it is done', async () => {
    const world = aWorld()
    let tries = 0
    retryUntilDone(async () => {
      tries += 1
      return true
    }, world.ports)
    await settled()
    expect([tries, world.waits(), world.listeners.size]).toEqual([1, [], 0])
  })

  it('waits 1, 2, 4 … 30 seconds', async () => {
    const world = aWorld()
    retryUntilDone(async () => false, world.ports)
    await settled()
    const waited: number[] = []
    for (let round = 0; round < 8; round += 1) {
      waited.push(...world.waits())
      await world.ring()
    }
    expect(waited).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000])
  })

  it('tries at once when the network returns, in place of the waiting try', async () => {
    const world = aWorld()
    let tries = 0
    retryUntilDone(async () => {
      tries += 1
      return false
    }, world.ports)
    await settled()
    await world.online()
    expect(tries).toBe(2)
    expect(world.waits()).toHaveLength(1)
  })

  it('tries once at a time, however often the network comes and goes', async () => {
    const world = aWorld()
    const answers: ((isDone: boolean) => void)[] = []
    retryUntilDone(() => new Promise((resolve) => void answers.push(resolve)), world.ports)
    await world.online()
    await world.online()
    await world.online()
    expect(answers).toHaveLength(1)
    answers[0]?.(false)
    await settled()
    expect(world.waits()).toHaveLength(1)
  })

  it('a try that throws was not done', async () => {
    const world = aWorld()
    let tries = 0
    retryUntilDone(async () => {
      tries += 1
      if (tries === 1) throw new Error('a bug')
      return true
    }, world.ports)
    await settled()
    await world.ring()
    expect([tries, world.waits(), world.listeners.size]).toEqual([2, [], 0])
  })
})
