import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { aSlot, type Fault, type Step, slowMs } from './testing/a-slot.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.replaceChildren()
})
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

const steps: readonly Step[] = ['load', 'bootstrap', 'mount']
const kinds: readonly Fault[] = ['rejects', 'throws', 'hangs', 'is late']
const everyFault = steps.flatMap((step) => kinds.map((fault) => ({ step, fault })))

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
    { step: 'load', fault: 'is slow' },
    { step: 'load', fault: 'is late' },
    { step: 'load', fault: 'hangs' },
    { step: 'bootstrap', fault: 'is slow' },
    { step: 'mount', fault: 'is slow' },
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
    const { slot, happened } = aSlot({ '2.0.0': { mount: 'is slow' } })
    slot.open()
    await pass(0)
    slot.close()
    expect(happened).toEqual(['load 2.0.0', 'mount 2.0.0'])
    await pass(slowMs)
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
