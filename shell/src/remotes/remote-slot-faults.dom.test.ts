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

const loadsIn = (happened: readonly string[]) => happened.filter((line) => line.startsWith('load'))
const isQuick = (fault: Fault) => fault === 'rejects' || fault === 'throws'
const quickFaults = everyFault.filter(({ fault }) => isQuick(fault))
const slowFaults = everyFault.filter(({ fault }) => !isQuick(fault))

describe('a release that fails', () => {
  it.each(quickFaults)('$step $fault: tried once more by force, then the one before is shown', async (broken) => {
    const { slot, happened, states, seen, reports } = aSlot({ '2.0.0': { [broken.step]: broken.fault } })
    slot.open()
    await pass(1)
    expect(loadsIn(happened)).toEqual(['load 2.0.0', 'load 2.0.0 again', 'load 1.0.0'])
    expect(states).toEqual(['waiting', 'shown mfe-test@1.0.0'])
    expect(seen()).toEqual(['1.0.0'])
    expect(reports).toEqual(Array(2).fill(expect.stringMatching(new RegExp(`^mfe-test@2.0.0 ${broken.step}: `))))
  })

  it.each(slowFaults)('$step $fault: given up within 5 s, and the one before is shown at once', async (broken) => {
    const { slot, happened, states, seen, reports } = aSlot({ '2.0.0': { [broken.step]: broken.fault } })
    slot.open()
    await pass(5001)
    // Asking the same again would take as long again.
    expect(loadsIn(happened)).toEqual(['load 2.0.0', 'load 1.0.0'])
    expect(states).toEqual(['waiting', 'shown mfe-test@1.0.0'])
    expect(reports).toEqual([expect.stringMatching(new RegExp(`^mfe-test@2.0.0 ${broken.step}: nothing for `))])
    // Nothing that answers late comes back.
    await pass(120_000)
    expect(seen()).toEqual(['1.0.0'])
    expect(states).toEqual(['waiting', 'shown mfe-test@1.0.0'])
  })

  it.each(everyFault)('$step $fault once: it is shown after all', async ({ step, fault }) => {
    const { slot, faults, states, seen } = aSlot({ '2.0.0': { [step]: fault } }, ['2.0.0'])
    slot.open()
    await pass(1)
    faults['2.0.0'] = {}
    await pass(10_000)
    expect([states.at(-1), seen()]).toEqual(['shown mfe-test@2.0.0', ['2.0.0']])
  })

  it.each(everyFault)('$step $fault and nothing before it: the fallback within 5 s', async ({ step, fault }) => {
    const { slot, states, seen } = aSlot({ '2.0.0': { [step]: fault } }, ['2.0.0'])
    slot.open()
    await pass(5001)
    expect([[...new Set(states)], seen()]).toEqual([['waiting', 'failed'], []])
  })

  it.each(everyFault)(
    '[K-146] $step $fault in every release: back within 10 s of its end, or as long again as it was',
    async (broken) => {
      for (const ended of [20_000, 65_000]) {
        const fault = { [broken.step]: broken.fault }
        const { slot, faults, states } = aSlot({ '2.0.0': fault, '1.0.0': fault })
        slot.open()
        await pass(ended)
        expect([...new Set(states)]).toEqual(['waiting', 'failed'])
        faults['2.0.0'] = {}
        faults['1.0.0'] = {}
        await pass(Math.max(10_000, ended))
        expect(states.at(-1)).toMatch(/^shown/)
        slot.close()
        await pass(60_000)
      }
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
