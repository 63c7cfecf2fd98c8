import { describe, expect, it } from '@jest/globals'
import { createSuiteTimes } from './suite-times.ts'

describe('the seconds of the suites', () => {
  /** A machine with two cores, of which a suite has one and a half at work. */
  function aRun(tellsCpu = true) {
    let now = 1000
    const times = createSuiteTimes({ now: () => now, cpuSeconds: () => (tellsCpu ? (now * 1.5) / 1000 : undefined) })
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
      [
        '              seconds    CPU s',
        'unit            258.5    387.8',
        'mfe-ordering     97.4    146.1',
        'all suites      355.9    533.9',
      ].join('\n'),
    )
  })

  it('are kept of a suite that failed, and its failure is handed on', async () => {
    const { times, lasting } = aRun()
    const failing = async () => {
      await lasting(2000)()
      throw new Error('no Chromium')
    }
    await expect(times.measure('journeys', failing)).rejects.toThrow('no Chromium')
    expect(times.table().split('\n').slice(1)).toEqual(['journeys        2.0      3.0', 'all suites      2.0      3.0'])
  })

  it('have a line for the whole run when no suite has run', () => {
    expect(aRun().times.table().split('\n')[1]).toBe('all suites      0.0      0.0')
  })

  it('are told without those of the CPU by a machine that does not count them', () => {
    expect(aRun(false).times.table().split('\n')[1]).toBe('all suites      0.0        -')
  })
})
