import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aSlot, type Faults, slowMs } from './testing/a-slot.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

describe('a slot', () => {
  it('shows the newest release, with a skeleton before it', async () => {
    const { slot, happened, states, seen, mounts } = aSlot()
    slot.open()
    expect(states).toEqual(['waiting'])
    await pass(0)
    expect(states).toEqual(['waiting', 'shown mfe-test@2.0.0'])
    expect(happened).toEqual(['load 2.0.0', 'mount 2.0.0'])
    expect(seen()).toEqual(['2.0.0'])
    expect(mounts[0]).toMatchObject({ release: 'mfe-test@2.0.0', platform: { entry: 'mfe-test@2.0.0' } })
  })

  it('is empty after it was closed, and shows it again when it is opened again', async () => {
    const { slot, happened, seen, mounts } = aSlot()
    slot.open()
    await pass(0)
    slot.close()
    expect(seen()).toEqual([])
    expect(slot.state()).toEqual({ is: 'closed' })
    slot.open()
    await pass(0)
    expect(happened).toEqual(['load 2.0.0', 'mount 2.0.0', 'unmount 2.0.0', 'load 2.0.0', 'mount 2.0.0'])
    expect(seen()).toEqual(['2.0.0'])
    // Each mount has a name of its own, so that single-spa-react does not confuse them.
    expect(new Set(mounts.map(({ name }) => name)).size).toBe(2)
  })

  it('that is slow in every step is waited for', async () => {
    const { slot, states } = aSlot({ '2.0.0': { load: 'is slow', bootstrap: 'is slow', mount: 'is slow' } })
    slot.open()
    await pass(3 * slowMs - 1)
    expect(states).toEqual(['waiting'])
    await pass(1)
    expect(states).toEqual(['waiting', 'shown mfe-test@2.0.0'])
  })

  it('that is left before bootstrap ended mounts nothing', async () => {
    const { slot, happened } = aSlot({ '2.0.0': { bootstrap: 'is slow' } })
    slot.open()
    await pass(100)
    slot.close()
    await pass(60_000)
    expect(happened).toEqual(['load 2.0.0'])
  })

  it('without a release says so and tries nothing', async () => {
    const { slot, states, happened } = aSlot({}, [])
    slot.open()
    await pass(120_000)
    slot.retry()
    await pass(120_000)
    expect([states, happened]).toEqual([['waiting', 'failed'], []])
  })
})

describe('tries again by itself', () => {
  const broken: Faults = { '2.0.0': { load: 'rejects' } }

  it('after 1, 2, 4, 8, 16, 30 and 30 seconds', async () => {
    const { slot, happened } = aSlot(broken, ['2.0.0'])
    slot.open()
    await pass(0)
    const gaps: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const before = happened.length
      let waited = 0
      while (happened.length === before) {
        await pass(500)
        waited += 500
      }
      gaps.push(waited / 1000)
    }
    expect(gaps).toEqual([1, 2, 4, 8, 16, 30, 30])
  })

  it('by force: the copy at hand has failed already', async () => {
    const { slot, happened } = aSlot(broken, ['2.0.0'])
    slot.open()
    await pass(0)
    slot.retry()
    await pass(0)
    expect(happened).toEqual(['load 2.0.0', ...Array(3).fill('load 2.0.0 again')])
  })

  it('at once when it is asked to, and keeps the fallback until something better stands there', async () => {
    const { slot, faults, states } = aSlot({ ...broken }, ['2.0.0'])
    slot.open()
    await pass(0)
    faults['2.0.0'] = { load: 'is late' }
    slot.retry()
    await pass(1000)
    expect(states).toEqual(['waiting', 'failed'])
    faults['2.0.0'] = {}
    await pass(10_000)
    expect(states).toEqual(['waiting', 'failed', 'shown mfe-test@2.0.0'])
  })

  it('once, however often it is asked to while it tries', async () => {
    const { slot, faults, happened } = aSlot({ ...broken }, ['2.0.0'])
    slot.open()
    await pass(0)
    faults['2.0.0'] = { load: 'hangs' }
    const before = happened.length
    for (let press = 0; press < 10; press += 1) slot.retry()
    await pass(100)
    expect(happened.length - before).toBe(1)
  })

  it('not when it is shown, waiting or closed', async () => {
    const { slot, happened } = aSlot()
    slot.retry()
    slot.open()
    slot.retry()
    await pass(0)
    slot.retry()
    await pass(60_000)
    expect(happened).toEqual(['load 2.0.0', 'mount 2.0.0'])
  })

  it('no longer after it was closed', async () => {
    const { slot, happened } = aSlot(broken, ['2.0.0'])
    slot.open()
    await pass(0)
    slot.close()
    const before = happened.length
    await pass(120_000)
    expect(happened).toHaveLength(before)
  })

  it('with short waits again after it was opened anew', async () => {
    const { slot, happened } = aSlot(broken, ['2.0.0'])
    slot.open()
    await pass(60_000)
    slot.close()
    slot.open()
    await pass(0)
    const before = happened.length
    await pass(1000)
    expect(happened.length).toBeGreaterThan(before)
  })
})

describe('screens that throw', () => {
  const crash = new Error('render')

  it('[ERR-022] at the first drawing: the same by force, then the release before', async () => {
    const { slot, faults, mounts, happened, states, seen, reports } = aSlot({ '2.0.0': { mount: 'hangs' } })
    slot.open()
    await pass(0)
    mounts[0]?.onCrash(crash)
    await pass(0)
    expect(happened.filter((line) => line.startsWith('load'))).toEqual(['load 2.0.0', 'load 2.0.0 again'])
    mounts[1]?.onCrash(crash)
    faults['2.0.0'] = {}
    await pass(0)
    expect(states.at(-1)).toBe('shown mfe-test@1.0.0')
    await pass(60_000)
    expect(seen()).toEqual(['1.0.0'])
    expect(reports.filter((line) => line === 'mfe-test@2.0.0 render: render')).toHaveLength(2)
  })

  it('[ERR-022] later: a fresh copy in its place, the waiting between', async () => {
    const { slot, mounts, happened, states, seen } = aSlot()
    slot.open()
    await pass(0)
    mounts[0]?.onCrash(crash)
    expect(seen()).toEqual([])
    await pass(0)
    expect(states).toEqual(['waiting', 'shown mfe-test@2.0.0', 'waiting', 'shown mfe-test@2.0.0'])
    expect(happened).toContain('load 2.0.0 again')
    expect(seen()).toEqual(['2.0.0'])
  })

  it('[ERR-022] again and again: every release in turn, then the fallback, then anew', async () => {
    const { slot, mounts, states } = aSlot()
    slot.open()
    for (let round = 0; round < 4; round += 1) {
      await pass(0)
      mounts.at(-1)?.onCrash(crash)
    }
    await pass(0)
    expect(states.filter((state) => state !== 'waiting')).toEqual([
      'shown mfe-test@2.0.0',
      'shown mfe-test@2.0.0',
      'shown mfe-test@1.0.0',
      'shown mfe-test@1.0.0',
      'failed',
    ])
    await pass(1000)
    expect(states.at(-1)).toBe('shown mfe-test@2.0.0')
  })

  it('after they were left do not matter', async () => {
    const { slot, mounts, states, reports } = aSlot()
    slot.open()
    await pass(0)
    slot.close()
    mounts[0]?.onCrash(crash)
    await pass(60_000)
    expect([states.at(-1), reports]).toEqual(['closed', []])
  })
})
