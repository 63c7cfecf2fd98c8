import { describe, expect, it } from '@jest/globals'
import { judgeEntry } from './judge-entry.ts'
import { anEntry, aRequest } from './testing/a-request.ts'
import { besideOthers, work } from './testing/busy-processors.ts'

const good = aRequest({ path: '/good' })
const bad = aRequest({ path: '/bad' })

const judged = (body: string, hungMs?: number) =>
  judgeEntry({
    release: 'mfe-a@1.0.0',
    code: anEntry(`if (request.path === '/good') return view('milk'); ${body}`),
    requests: [good, bad, good],
    ...(hungMs === undefined ? {} : { hungMs }),
  })

describe('a server entry', () => {
  it('[K-185] has no fault when it renders the same at once, and when it leaves a page to the browser', async () => {
    expect(await judged('return view(request.path)')).toEqual([])
    expect(await judged("throw Object.assign(new Error('of a member'), { name: 'NotRenderedError' })")).toEqual([])
  })

  it.each([
    { says: 'throws', body: 'throw new TypeError("no such product")', reason: 'thrown', words: 'no such product' },
    {
      says: 'is random',
      body: 'return view(String(Math.random()))',
      reason: 'keepsState',
      words: 'differ: …{"html":"0.',
    },
    { says: 'has a script', body: 'return view("<script>1</script>")', reason: 'refused', words: 'forbidden element' },
    {
      says: 'is late each time',
      body: `${work(100)}; return view("late")`,
      reason: 'slow',
      words: 'and a page waits 50 ms',
    },
    {
      says: 'ends its process',
      body: 'setTimeout(() => { throw 1 }); return new Promise(() => {})',
      reason: 'died',
      words: 'ended',
    },
  ])('[K-185] whose page $says is told of with that page alone', async ({ body, reason, words }) => {
    expect(await judged(body)).toEqual([{ request: bad, reason, words: expect.stringContaining(words) }])
  })

  it('[K-185] that loops is ended, and judged by its other pages anew', async () => {
    const words = 'no answer within 400 ms'
    expect(await judged('for (;;) {}', 400)).toEqual([{ request: bad, reason: 'hung', words }])
  })

  it('[K-185] is not slow where only the first view of a screen is', async () => {
    const body = `
      globalThis.isWarm ??= setUp()
      function setUp() { const from = performance.now(); while (performance.now() - from < 60); return true }
      return view("milk")`
    expect(await judged(body)).toEqual([])
  })

  it('[K-185] is not slow because others have the processors', async () => {
    const judging = () => judged(`${work(20)}; return view("milk")`)
    expect(await besideOthers(judging)).toEqual([])
  })

  it('[K-185] that does not load has a fault of its own', async () => {
    const faults = await judgeEntry({ release: 'mfe-a@1.0.0', code: 'document.title', requests: [good] })
    expect(faults).toEqual([
      { request: undefined, reason: 'notStarted', words: expect.stringContaining('document is not defined') },
    ])
  })
})
