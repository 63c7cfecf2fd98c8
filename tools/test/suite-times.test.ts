import { describe, expect, it } from '@jest/globals'
import { createSuiteTimes } from './suite-times.ts'

describe('the seconds of the suites', () => {
  function aRun() {
    let now = 1000
    const times = createSuiteTimes(() => now)
    const lasting = (ms: number) => async () => {
      now += ms
    }
    return { times, lasting }
  }

  it('stand in one line a suite, with those of the whole run below', async () => {
    const { times, lasting } = aRun()
    await times.measure('unit', lasting(258_500))
    await times.measure('mfe-ordering', lasting(97_411))
    expect(times.table()).toBe(
      ['unit           258.5 s', 'mfe-ordering    97.4 s', 'all suites     355.9 s'].join('\n'),
    )
  })

  it('are kept of a suite that failed, and its failure is handed on', async () => {
    const { times, lasting } = aRun()
    const failing = async () => {
      await lasting(2000)()
      throw new Error('no Chromium')
    }
    await expect(times.measure('journeys', failing)).rejects.toThrow('no Chromium')
    expect(times.table()).toBe(['journeys       2.0 s', 'all suites     2.0 s'].join('\n'))
  })

  it('have a line for the whole run when no suite has run', () => {
    expect(aRun().times.table()).toBe('all suites     0.0 s')
  })
})
