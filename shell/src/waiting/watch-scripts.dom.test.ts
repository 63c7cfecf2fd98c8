import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { watchScripts } from './watch-scripts.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)

function aPage() {
  const { head } = document.implementation.createHTMLDocument()
  const page = { arrived: 0 }
  const asked: string[] = []
  const ended: string[] = []
  watchScripts({
    head,
    elapsedMs: () => performance.now(),
    setTimer(work, ms) {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
    arrivals: {
      count: () => page.arrived,
      askAfter(address) {
        asked.push(address)
        return () => void ended.push(address)
      },
    },
    isOurs: (address) => address.startsWith('https://assets.shop.test/'),
  })
  async function add(file: string) {
    const script = document.createElement('script')
    script.src = file
    const errors: Event[] = []
    script.addEventListener('error', (event) => errors.push(event))
    head.append(script)
    await pass(0)
    return { script, errors }
  }
  return { add, page, asked, ended }
}
const own = 'https://assets.shop.test/late.js'

describe('[K-147] a file that is asked for later', () => {
  it('fails when nothing moves, so that it can be asked for anew', async () => {
    const { add, asked, ended } = aPage()
    const { errors } = await add(own)
    await pass(5250)
    expect([errors, asked]).toEqual([[], [own]])
    await pass(250)
    expect(errors).toHaveLength(1)
    await pass(60_000)
    expect([errors.length, asked, ended]).toEqual([1, [own], [own]])
  })

  it('is asked after when it is quiet, once, and waited for as long as its pieces come', async () => {
    const { add, page, asked, ended } = aPage()
    const { script, errors } = await add(own)
    for (let second = 0; second < 60; second += 1) {
      await pass(1000)
      if (second % 4 === 3) page.arrived += 1
    }
    expect([errors, asked, ended]).toEqual([[], [own], []])
    script.dispatchEvent(new Event('load'))
    await pass(60_000)
    expect([errors, ended]).toEqual([[], [own]])
  })

  it('that comes in time is left alone', async () => {
    const { add, asked } = aPage()
    const { script, errors } = await add(own)
    await pass(1900)
    script.dispatchEvent(new Event('load'))
    await pass(60_000)
    expect([errors, asked]).toEqual([[], []])
  })

  it('that was taken away is no matter', async () => {
    const { add, asked } = aPage()
    const { script, errors } = await add(own)
    script.remove()
    await pass(60_000)
    expect([errors, asked]).toEqual([[], []])
  })

  it('of another company is none of our business', async () => {
    const { add, asked } = aPage()
    const { errors } = await add('https://elsewhere.test/tag.js')
    await pass(60_000)
    expect([errors, asked]).toEqual([[], []])
  })

  it('is watched by its own time', async () => {
    const { add, asked } = aPage()
    const first = await add(own)
    await pass(4000)
    const second = await add(`${own}?again=1`)
    await pass(1500)
    expect([first.errors.length, second.errors.length, asked]).toEqual([1, 0, [own]])
    await pass(4000)
    expect([first.errors.length, second.errors.length]).toEqual([1, 1])
  })
})
