import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import type { PageRelease } from '@shop/shared/contract'
import type { PlatformServices, RemoteLifecycles, RemoteProps } from '@shop/shared/platform'
import { createRemoteSlot, type SlotState } from './remote-slot.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

type Step = 'load' | 'bootstrap' | 'mount' | 'unmount'
type Fault = 'rejects' | 'throws' | 'hangs' | 'is late'
/** What goes wrong, by release and step; nothing said goes well. */
type Faults = Record<string, Partial<Record<Step, Fault>>>

const lateMs = 20_000

function perform<T>(fault: Fault | undefined, value: T): Promise<T> {
  if (fault === 'throws') throw new Error('thrown')
  if (fault === 'rejects') return Promise.reject(new Error('rejected'))
  if (fault === 'hangs') return new Promise(() => undefined)
  if (fault === 'is late') return new Promise((resolve) => void setTimeout(() => resolve(value), lateMs))
  return Promise.resolve(value)
}

/** A slot with releases 2.0.0 and 1.0.0, and what happens to them in order. */
function aSlot(faults: Faults = {}, versions: readonly string[] = ['2.0.0', '1.0.0']) {
  const happened: string[] = []
  const states: string[] = []
  const reports: string[] = []
  const mounts: RemoteProps[] = []

  const lifecyclesOf = (version: string): RemoteLifecycles => ({
    bootstrap: () => perform(faults[version]?.bootstrap, undefined),
    mount(props) {
      mounts.push(props)
      happened.push(`mount ${version}`)
      const done = perform(faults[version]?.mount, undefined)
      props.container.textContent = version
      return done
    },
    unmount() {
      happened.push(`unmount ${version}`)
      return perform(faults[version]?.unmount, undefined)
    },
  })
  const slot = createRemoteSlot(
    'mfe-test',
    versions.map((version) => ({ version }) as PageRelease),
    {
      loader: {
        load({ version }, { again }) {
          happened.push(`load ${version}${again ? ' again' : ''}`)
          return perform(faults[version]?.load, lifecyclesOf(version))
        },
      },
      openContainer() {
        const container = document.createElement('div')
        document.body.append(container)
        return { container, close: () => container.remove() }
      },
      platformFor: (release) => ({ entry: release }) as unknown as PlatformServices,
      changed: (state: SlotState) => void states.push(state.is === 'shown' ? `shown ${state.release}` : state.is),
      report: (error, release, doing) =>
        void reports.push(`${release} ${doing}: ${error instanceof Error ? error.message : String(error)}`),
      setTimer(work, ms) {
        const timer = setTimeout(work, ms)
        return () => clearTimeout(timer)
      },
    },
  )
  /** What a member sees of it. */
  const seen = () => [...document.body.children].map((child) => child.textContent)
  return { slot, faults, happened, states, reports, mounts, seen }
}

const steps: readonly Step[] = ['load', 'bootstrap', 'mount']
const kinds: readonly Fault[] = ['rejects', 'throws', 'hangs', 'is late']
const everyFault = steps.flatMap((step) => kinds.map((fault) => ({ step, fault })))

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

  it('without a release says so and tries nothing', async () => {
    const { slot, states, happened } = aSlot({}, [])
    slot.open()
    await pass(120_000)
    slot.retry()
    await pass(120_000)
    expect([states, happened]).toEqual([['waiting', 'failed'], []])
  })
})

describe('a release that fails', () => {
  it.each(everyFault)(
    '$step $fault: tried once more by force, then the one before is shown',
    async ({ step, fault }) => {
      const { slot, happened, states, seen, reports } = aSlot({ '2.0.0': { [step]: fault } })
      slot.open()
      await pass(40_000)
      expect(happened.filter((line) => line.startsWith('load'))).toEqual([
        'load 2.0.0',
        'load 2.0.0 again',
        'load 1.0.0',
      ])
      expect(states).toEqual(['waiting', 'shown mfe-test@1.0.0'])
      expect(seen()).toEqual(['1.0.0'])
      expect(reports.filter((line) => line.includes(' load: '))).toHaveLength(2)
      expect(reports.every((line) => line.startsWith('mfe-test@2.0.0'))).toBe(true)
      // Nothing that answers late comes back.
      await pass(120_000)
      expect(seen()).toEqual(['1.0.0'])
    },
  )

  it.each(everyFault)('$step $fault once: the second try shows it', async ({ step, fault }) => {
    const { slot, faults, states, seen } = aSlot({ '2.0.0': { [step]: fault } })
    slot.open()
    await pass(1)
    faults['2.0.0'] = {}
    await pass(40_000)
    expect([states.at(-1), seen()]).toEqual(
      // One that failed at once was tried again at once, too.
      fault === 'rejects' || fault === 'throws'
        ? ['shown mfe-test@1.0.0', ['1.0.0']]
        : ['shown mfe-test@2.0.0', ['2.0.0']],
    )
  })

  it.each(everyFault)('$step $fault: a step of foreign code ends after 8 seconds', async ({ step, fault }) => {
    const { slot, states } = aSlot({ '2.0.0': { [step]: fault } }, ['2.0.0'])
    slot.open()
    await pass(15_900)
    const isQuick = fault === 'rejects' || fault === 'throws'
    expect(states.includes('failed')).toBe(isQuick)
    await pass(200)
    expect(states.includes('failed')).toBe(true)
  })

  it.each(everyFault)(
    '$step $fault in every release: the fallback, and it heals without a reload',
    async ({ step, fault }) => {
      const broken = { [step]: fault }
      const { slot, faults, states, seen } = aSlot({ '2.0.0': broken, '1.0.0': broken })
      slot.open()
      for (let ms = 0; ms < 40_000 && !states.includes('failed'); ms += 500) await pass(500)
      expect(states).toEqual(['waiting', 'failed'])
      expect(seen()).toEqual([])
      faults['2.0.0'] = {}
      faults['1.0.0'] = {}
      await pass(70_000)
      expect(states.at(-1)).toMatch(/^shown/)
      expect(seen()).toHaveLength(1)
    },
  )

  it('does not unmount what was never mounted', async () => {
    const { slot, happened } = aSlot({ '2.0.0': { bootstrap: 'rejects' }, '1.0.0': { load: 'rejects' } })
    slot.open()
    await pass(0)
    expect(happened.filter((line) => line.startsWith('unmount'))).toEqual([])
  })

  it('unmounts what may have been mounted half', async () => {
    const { slot, happened } = aSlot({ '2.0.0': { mount: 'rejects' } })
    slot.open()
    await pass(0)
    expect(happened.filter((line) => line === 'unmount 2.0.0')).toHaveLength(2)
  })
})

describe('tries again by itself', () => {
  const broken: Faults = { '2.0.0': { load: 'rejects' } }

  it('after 1, 2, 4, 8, 16, 30 and 30 seconds', async () => {
    const { slot, happened } = aSlot(broken, ['2.0.0'])
    slot.open()
    await pass(0)
    const firsts = () => happened.filter((line) => line === 'load 2.0.0').length
    const gaps: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const before = firsts()
      let waited = 0
      while (firsts() === before) {
        await pass(500)
        waited += 500
      }
      gaps.push(waited / 1000)
    }
    expect(gaps).toEqual([1, 2, 4, 8, 16, 30, 30])
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

describe('leaving', () => {
  it.each(kinds)('never waits: unmount %s', async (fault) => {
    const { slot, seen, reports } = aSlot({ '2.0.0': { unmount: fault } })
    slot.open()
    await pass(0)
    slot.close()
    expect([slot.state(), seen()]).toEqual([{ is: 'closed' }, []])
    await pass(30_000)
    expect(reports).toEqual(
      fault === 'rejects'
        ? ['mfe-test@2.0.0 unmount: rejected']
        : fault === 'throws'
          ? ['mfe-test@2.0.0 unmount: thrown']
          : [],
    )
  })

  it.each([
    { step: 'load', fault: 'is late' },
    { step: 'load', fault: 'hangs' },
    { step: 'bootstrap', fault: 'is late' },
    { step: 'mount', fault: 'is late' },
    { step: 'mount', fault: 'hangs' },
  ] as const)('while $step $fault: nothing of it is seen, at once or later', async ({ step, fault }) => {
    const { slot, seen, states } = aSlot({ '2.0.0': { [step]: fault } })
    slot.open()
    await pass(100)
    slot.close()
    expect(seen()).toEqual([])
    await pass(120_000)
    expect([seen(), states]).toEqual([[], ['waiting', 'closed']])
  })

  it('while it mounts: what was mounted after all is unmounted', async () => {
    const { slot, happened } = aSlot({ '2.0.0': { mount: 'is late' } })
    slot.open()
    await pass(0)
    slot.close()
    expect(happened).toEqual(['load 2.0.0', 'mount 2.0.0'])
    await pass(lateMs)
    expect(happened).toEqual(['load 2.0.0', 'mount 2.0.0', 'unmount 2.0.0'])
  })

  it('and coming back while the first visit still loads shows it once', async () => {
    const { slot, faults, seen } = aSlot({ '2.0.0': { load: 'is late' } })
    slot.open()
    await pass(100)
    slot.close()
    faults['2.0.0'] = {}
    slot.open()
    await pass(60_000)
    expect(seen()).toEqual(['2.0.0'])
  })
})
