import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { beginReporting, type TakeError } from './begin-reporting.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

function aBeginning() {
  let becomeQuiet = () => {}
  const quiet = new Promise<void>((resolve) => {
    becomeQuiet = resolve
  })
  const taken: string[] = []
  let answer: (loaded: Promise<TakeError>) => void = () => undefined
  let loads = 0
  const tell = beginReporting({
    quiet,
    load() {
      loads += 1
      return new Promise((resolve) => {
        answer = resolve
      })
    },
    onOnline: () => () => undefined,
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  const settled = () => jest.advanceTimersByTimeAsync(0)
  const arrive = () => {
    answer(Promise.resolve(({ doing }, release) => void taken.push(`${release} ${doing}`)))
    return settled()
  }
  const fail = () => {
    answer(Promise.reject(new Error('ChunkLoadError')))
    return settled()
  }
  const begin = () => {
    becomeQuiet()
    return settled()
  }
  return { tell, begin, taken, arrive, fail, loads: () => loads }
}

describe('the reporter', () => {
  it('is loaded once, when the page is quiet', async () => {
    const { begin, loads } = aBeginning()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(loads()).toBe(0)
    await begin()
    await jest.advanceTimersByTimeAsync(60_000)
    expect(loads()).toBe(1)
  })

  it('hears of errors from before it was there, as far as they can be kept', async () => {
    const { tell, begin, taken, arrive } = aBeginning()
    for (let one = 0; one < 60; one += 1) tell({ error: 'x', doing: String(one) }, 'mfe-a@1.0.0')
    await begin()
    expect(taken).toEqual([])
    await arrive()
    expect([taken.length, taken.at(-1)]).toEqual([50, 'mfe-a@1.0.0 49'])
    tell({ error: 'x', doing: 'later' }, 'mfe-a@1.0.0')
    expect(taken.at(-1)).toBe('mfe-a@1.0.0 later')
  })

  it('is asked for until it has come', async () => {
    const { tell, begin, taken, arrive, fail, loads } = aBeginning()
    tell({ error: 'x', doing: 'early' }, 'mfe-a@1.0.0')
    await begin()
    await fail()
    await jest.advanceTimersByTimeAsync(1000)
    await arrive()
    expect([loads(), taken]).toEqual([2, ['mfe-a@1.0.0 early']])
  })
})
