import { describe, expect, it, jest } from '@jest/globals'
import { countArrivals } from './arrivals.ts'

const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 0))

/** The browser's word for files that have come. */
let tellFiles: (count: number) => void = () => undefined
Object.assign(globalThis, {
  PerformanceObserver: class {
    constructor(heard: (list: { getEntries(): unknown[] }) => void) {
      tellFiles = (count) => heard({ getEntries: () => Array(count).fill({}) })
    }
    observe() {}
  },
})

describe('[K-147] what arrives in a page', () => {
  it('is every file that has come', () => {
    const { count } = countArrivals(jest.fn<typeof fetch>())
    tellFiles(2)
    tellFiles(1)
    expect(count()).toBe(3)
  })

  it('is every piece of a file that was asked after', async () => {
    let give: (piece: string | undefined) => void = () => undefined
    const body = new ReadableStream({
      start(controller) {
        give = (piece) => (piece === undefined ? controller.close() : controller.enqueue(piece))
      },
    })
    const answered = jest.fn<typeof fetch>(async () => ({ body }) as unknown as Response)
    const { count, askAfter } = countArrivals(answered)
    askAfter('https://assets.shop.test/slow.js')
    await settled()
    const counts = [count()]
    for (const piece of ['one', 'two', undefined]) {
      give(piece)
      await settled()
      counts.push(count())
    }
    // Its head, then its pieces.
    expect(counts).toEqual([1, 2, 3, 3])
  })

  it('is nothing of a file that fails or does not answer, which may be let go', async () => {
    const signals: (AbortSignal | null | undefined)[] = []
    const failing = jest.fn<typeof fetch>((_, init) => {
      signals.push(init?.signal)
      return Promise.reject(new TypeError('no network'))
    })
    const { count, askAfter } = countArrivals(failing)
    const end = askAfter('https://assets.shop.test/gone.js')
    await settled()
    end()
    expect([count(), signals[0]?.aborted]).toEqual([0, true])
  })
})
