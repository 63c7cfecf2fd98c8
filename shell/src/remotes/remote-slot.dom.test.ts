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

  it('without a release says so, looks into the registry now and then, and shows what is released', async () => {
    const { slot, states, happened, offer } = aSlot({}, [])
    slot.open()
    await pass(119_000)
    // At 0, 1, 3, 7, 15, 31 and 63 s.
    expect([new Set(states), happened]).toEqual([new Set(['waiting', 'failed']), Array(7).fill('ask')])
    offer('1.0.0')
    slot.tryNewChoice()
    await pass(0)
    expect(states.at(-1)).toBe('shown mfe-test@1.0.0')
  })

  it('tells what happened, and how it ended', async () => {
    const { slot, events } = aSlot({ '2.0.0': { mount: 'rejects' } })
    slot.open()
    await pass(0)
    slot.close()
    const once = ['loaded mfe-test@2.0.0', 'bootstrapped mfe-test@2.0.0', 'unmounted mfe-test@2.0.0']
    const shown = ['loaded', 'bootstrapped', 'mounted', 'ready', 'unmounted'].map((what) => `${what} mfe-test@1.0.0`)
    expect(events).toEqual(['asked', ...once, ...once, ...shown])
  })

  it('shows no release that has no screen for the address', async () => {
    const { slot, states, happened, address } = aSlot()
    address(({ version }) => version === '1.0.0')
    slot.open()
    await pass(0)
    expect([states.at(-1), happened]).toEqual(['shown mfe-test@1.0.0', ['load 1.0.0', 'mount 1.0.0']])
  })
})

describe('tries again by itself', () => {
  const broken: Faults = { '2.0.0': { load: 'rejects' } }

  /** How many seconds pass between the beginnings of its tries. */
  async function gapsOf({ slot, happened }: ReturnType<typeof aSlot>): Promise<number[]> {
    slot.open()
    await pass(0)
    // The first round tries twice.
    let tries = happened.filter((line) => line.startsWith('load')).length
    const gaps: number[] = []
    for (let halfSeconds = 1; gaps.length < 6; halfSeconds += 1) {
      await pass(500)
      const now = happened.filter((line) => line.startsWith('load')).length
      if (now > tries) gaps.push(halfSeconds / 2 - gaps.reduce((sum, gap) => sum + gap, 0))
      tries = now
    }
    return gaps
  }

  it('[K-146] after 1, 2, 4, 8, 16 and 32 seconds', async () => {
    expect(await gapsOf(aSlot(broken, ['2.0.0']))).toEqual([1, 2, 4, 8, 16, 32])
  })

  it('[K-146] a dozen times in the first hour of an outage, and every five minutes then', async () => {
    const { slot, happened } = aSlot(broken, ['2.0.0'])
    slot.open()
    await pass(3_600_000)
    const inFirstHour = happened.length
    await pass(3_600_000)
    // A load and a question each.
    expect([inFirstHour, happened.length - inFirstHour]).toEqual([41, 24])
  })

  it('[K-146] never in a tab that nobody sees, and at once when it is seen again', async () => {
    const { slot, faults, page, happened, states } = aSlot({ ...broken }, ['2.0.0'])
    slot.open()
    await pass(0)
    page.isHidden = true
    const before = happened.length
    await pass(3_600_000)
    expect(happened).toHaveLength(before)
    page.isHidden = false
    faults['2.0.0'] = {}
    slot.retry()
    await pass(0)
    expect(states.at(-1)).toBe('shown mfe-test@2.0.0')
  })

  it('[K-146] at once when the registry offers something else, and not for the same', async () => {
    const { slot, happened, states, offer } = aSlot(broken, ['2.0.0'])
    slot.open()
    await pass(100_000)
    const before = happened.length
    slot.tryNewChoice()
    await pass(0)
    expect(happened).toHaveLength(before)
    offer('2.0.1')
    slot.tryNewChoice()
    await pass(0)
    expect(states.at(-1)).toBe('shown mfe-test@2.0.1')
  })

  it('counted from try to try: one that hangs is not waited for on top', async () => {
    expect(await gapsOf(aSlot({ '2.0.0': { load: 'hangs' } }, ['2.0.0']))).toEqual([5.5, 5.5, 5.5, 8, 16, 32])
  })

  it('by force, once each: the copy at hand has failed already', async () => {
    const { slot, happened } = aSlot({ ...broken, '1.0.0': { load: 'rejects' } })
    slot.open()
    await pass(0)
    happened.length = 0
    slot.retry()
    await pass(0)
    expect(happened).toEqual(['load 2.0.0 again', 'load 1.0.0 again', 'ask'])
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
    expect([...new Set(states)]).toEqual(['waiting', 'failed', 'shown mfe-test@2.0.0'])
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

describe('a slow page', () => {
  it('[K-147] on which something moves is waited for, is told of as slow, and as no failure', async () => {
    const { slot, page, states, events, reports } = aSlot({ '2.0.0': { load: 'is late' } })
    slot.open()
    for (let second = 0; second < 20; second += 1) {
      page.arrived += 1
      await pass(1000)
    }
    expect(states).toEqual(['waiting', 'shown mfe-test@2.0.0'])
    expect([events.filter((event) => /^(?:slow|failed)/.test(event)), reports]).toEqual([['slow mfe-test@2.0.0'], []])
  })

  it('[K-147] whose timers come late is waited for', async () => {
    const { slot, states } = aSlot({ '2.0.0': { load: 'is late' } })
    slot.open()
    // The page's own work takes each look from it for two seconds.
    const busy = jest.spyOn(performance, 'now')
    let extraMs = 0
    busy.mockImplementation(() => Date.now() + extraMs)
    for (let look = 0; look < 60; look += 1) {
      extraMs += 2000
      await pass(250)
    }
    expect(states).toEqual(['waiting'])
    busy.mockRestore()
  })

  it('[K-147] that slept in the middle is no failure', async () => {
    const { slot, states } = aSlot({ '2.0.0': { load: 'is slow' } })
    slot.open()
    await pass(1000)
    const clock = jest.spyOn(performance, 'now').mockImplementation(() => Date.now() + 1_800_000)
    await pass(2000)
    expect(states).toEqual(['waiting', 'shown mfe-test@2.0.0'])
    clock.mockRestore()
  })
})

describe('a screen that never stands', () => {
  it('[K-148] keeps nobody: it is reported, and the release before is shown', async () => {
    const { slot, states, seen, reports, happened } = aSlot({ '2.0.0': { screen: 'hangs' } })
    slot.open()
    await pass(7900)
    expect(states).toEqual(['waiting'])
    await pass(200)
    expect([states, seen()]).toEqual([['waiting', 'shown mfe-test@1.0.0'], ['1.0.0']])
    expect(reports).toEqual(['mfe-test@2.0.0 show: nothing for 8000 ms to show'])
    // Asking again would take as long again.
    expect(happened).toEqual(['load 2.0.0', 'mount 2.0.0', 'unmount 2.0.0', 'load 1.0.0', 'mount 1.0.0'])
  })

  it('[K-148] is tried again when it is the only one', async () => {
    const { slot, faults, states } = aSlot({ '2.0.0': { screen: 'hangs' } }, ['2.0.0'])
    slot.open()
    await pass(8100)
    expect(states).toEqual(['waiting', 'failed'])
    faults['2.0.0'] = {}
    await pass(1000)
    expect(states.at(-1)).toBe('shown mfe-test@2.0.0')
  })

  it('[K-148] that stands in time is waited for, out of sight', async () => {
    const { slot, states } = aSlot({ '2.0.0': { screen: 'is slow' } })
    slot.open()
    await pass(slowMs - 1)
    expect(states).toEqual(['waiting'])
    await pass(1)
    expect(states).toEqual(['waiting', 'shown mfe-test@2.0.0'])
  })

  it('[K-148] is given up like one that throws when another one stood before it', async () => {
    const { slot, mounts, states, reports } = aSlot()
    slot.open()
    await pass(0)
    mounts[0]?.onWaiting?.(true)
    await pass(8100)
    expect(states.filter((state, place) => state !== states[place - 1])).toEqual([
      'waiting',
      'shown mfe-test@2.0.0',
      'waiting',
      'shown mfe-test@2.0.0',
    ])
    expect(reports[0]).toBe('mfe-test@2.0.0 show: nothing for 8000 ms to show')
  })

  it('[K-148] is no matter once it was left', async () => {
    const { slot, mounts, reports } = aSlot()
    slot.open()
    await pass(0)
    mounts[0]?.onWaiting?.(true)
    slot.close()
    await pass(60_000)
    expect(reports).toEqual([])
  })
})

describe('a release that took the page of an earlier visit', () => {
  it('[K-148] is passed over, and none of its code runs', async () => {
    const { slot, hung, states, happened, reports } = aSlot()
    hung.set('mfe-test@2.0.0', new Error('hung'))
    slot.open()
    await pass(0)
    expect([states, happened]).toEqual([
      ['waiting', 'shown mfe-test@1.0.0'],
      ['load 1.0.0', 'mount 1.0.0'],
    ])
    expect(reports).toEqual(['mfe-test@2.0.0 answer: hung'])
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

describe('asks the registry before it gives up', () => {
  it('[ERR-023] so that a chunk that is gone leads to the release that took its place', async () => {
    const { slot, states, happened, offer, onNews } = aSlot({ '2.0.0': { bootstrap: 'rejects' } }, ['2.0.0'])
    onNews(async () => offer('3.0.0', '2.0.0'))
    slot.open()
    await pass(0)
    expect(happened).toEqual(['load 2.0.0', 'load 2.0.0 again', 'ask', 'load 3.0.0', 'mount 3.0.0'])
    expect(states).toEqual(['waiting', 'shown mfe-test@3.0.0'])
  })

  it('[ERR-023] also when a chunk of the screen that is asked for is gone while it is mounted', async () => {
    const { slot, faults, states, mounts, offer, onNews } = aSlot({}, ['2.0.0'])
    onNews(async () => offer('3.0.0'))
    slot.open()
    await pass(0)
    faults['2.0.0'] = { bootstrap: 'rejects' }
    mounts[0]?.onCrash(new Error('ChunkLoadError'))
    await pass(0)
    expect(states).toEqual(['waiting', 'shown mfe-test@2.0.0', 'waiting', 'shown mfe-test@3.0.0'])
  })

  it.each([
    { says: 'does not answer', news: () => new Promise(() => undefined) },
    { says: 'is down', news: () => Promise.reject(new Error('503')) },
  ])('and gives up without it when it $says', async ({ news }) => {
    const { slot, states, onNews } = aSlot({ '2.0.0': { load: 'rejects' } }, ['2.0.0'])
    onNews(news)
    slot.open()
    await pass(2001)
    expect([...new Set(states)]).toEqual(['waiting', 'failed'])
  })

  it('[ERR-023] once in a round, whatever it says: no loop', async () => {
    const everyVersion = Array.from({ length: 40 }, (_, major) => `${major}.0.0`)
    const broken = Object.fromEntries(everyVersion.map((version) => [version, { load: 'rejects' } as const]))
    const { slot, happened, offer, onNews } = aSlot(broken, ['1.0.0'])
    let major = 1
    onNews(async () => {
      major += 1
      offer(`${major}.0.0`)
    })
    slot.open()
    await pass(0)
    expect(happened).toEqual(['load 1.0.0', 'load 1.0.0 again', 'ask', 'load 2.0.0', 'load 2.0.0 again'])
  })
})

describe('another page of the same remote', () => {
  async function shown(...args: Parameters<typeof aSlot>) {
    const made = aSlot(...args)
    made.slot.open()
    await pass(0)
    made.happened.length = 0
    return made
  }
  const holdOf = ({ mounts }: ReturnType<typeof aSlot>) => mounts.at(-1)?.platform.holdRelease() ?? (() => undefined)

  it('takes a new release, with the waiting between', async () => {
    const { slot, happened, states, seen, offer } = await shown()
    offer('3.0.0', '2.0.0')
    slot.renew()
    await pass(0)
    expect(happened).toEqual(['unmount 2.0.0', 'load 3.0.0', 'mount 3.0.0'])
    expect([states.at(-1), seen()]).toEqual(['shown mfe-test@3.0.0', ['3.0.0']])
  })

  it('also one that was rolled back to', async () => {
    const { slot, states, offer } = await shown()
    offer('1.0.0')
    slot.renew()
    await pass(0)
    expect(states.at(-1)).toBe('shown mfe-test@1.0.0')
  })

  it('leaves it alone when nothing is new', async () => {
    const { slot, happened, offer } = await shown()
    offer('2.0.0', '1.5.0', '1.0.0')
    slot.renew()
    await pass(0)
    expect(happened).toEqual([])
  })

  it('leaves the last good one alone when the newest has failed before', async () => {
    const { slot, happened } = await shown({ '2.0.0': { load: 'rejects' } })
    slot.renew()
    await pass(0)
    expect(happened).toEqual([])
  })

  it('shows the fallback when the remote was switched off, and the remote when it is on again', async () => {
    const { slot, states, seen, offer } = await shown()
    offer()
    slot.renew()
    await pass(0)
    expect([states.at(-1), seen()]).toEqual(['failed', []])
    offer('2.0.1')
    await pass(30_000)
    expect([states.at(-1), seen()]).toEqual(['shown mfe-test@2.0.1', ['2.0.1']])
  })

  it('waits as long as the mounted one holds, and takes it at the next page', async () => {
    const made = await shown()
    const first = holdOf(made)
    const second = holdOf(made)
    made.offer('3.0.0')
    made.slot.renew()
    first()
    made.slot.renew()
    await pass(0)
    expect([made.happened, made.states.at(-1)]).toEqual([[], 'held'])
    second()
    // Nothing happens to a page on which nobody goes anywhere.
    await pass(60_000)
    expect([made.happened, made.states.at(-1)]).toEqual([[], 'no longer held'])
    made.slot.renew()
    await pass(0)
    expect(made.states.at(-1)).toBe('shown mfe-test@3.0.0')
    expect(made.states.filter((state) => state.includes('held'))).toEqual(['held', 'no longer held'])
  })

  it('is not kept from the member by a hold when the mounted release has no screen for it', async () => {
    const made = await shown()
    holdOf(made)
    made.address(({ version }) => version === '1.0.0')
    made.slot.renew()
    await pass(0)
    expect(made.states.at(-1)).toBe('shown mfe-test@1.0.0')
  })

  it('forgets a hold with the mount that asked for it', async () => {
    const made = await shown()
    const undo = holdOf(made)
    made.slot.close()
    expect(made.states).toContain('no longer held')
    made.slot.open()
    await pass(0)
    undo()
    made.mounts[0]?.platform.holdRelease()
    expect(made.states.filter((state) => state.includes('held'))).toEqual(['held', 'no longer held'])
  })

  it('tries again at once what has failed', async () => {
    const made = await shown({ '2.0.0': { load: 'rejects' } }, ['2.0.0'])
    made.faults['2.0.0'] = {}
    made.slot.renew()
    await pass(0)
    expect(made.states.at(-1)).toBe('shown mfe-test@2.0.0')
  })
})
