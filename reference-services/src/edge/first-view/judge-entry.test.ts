import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { describe, expect, it } from '@jest/globals'
import { judgeEntry } from './judge-entry.ts'
import { anEntry, aRequest } from './testing/a-request.ts'

const good = aRequest({ path: '/good' })
const bad = aRequest({ path: '/bad' })

/** Keeps a processor busy for so long: the quickest of short pieces of work was done without a break. */
const work = (ms: number) => `
  const piece = () => { let sum = 0; for (let step = 0; step < 1e5; step += 1) sum += Math.sqrt(step); globalThis.sum = sum }
  let quickest = Infinity
  for (let pieces = 0; pieces === 0 || pieces * quickest < ${ms}; pieces += 1) {
    const from = performance.now()
    piece()
    quickest = Math.min(quickest, performance.now() - from)
  }`

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
    const others = Array.from({ length: 4 * availableParallelism() }, () =>
      spawn(process.execPath, ['-e', 'for (;;);']),
    )
    try {
      expect(await judged(`${work(20)}; return view("milk")`)).toEqual([])
    } finally {
      for (const one of others) one.kill('SIGKILL')
    }
  })

  it('[K-185] that does not load has a fault of its own', async () => {
    const faults = await judgeEntry({ release: 'mfe-a@1.0.0', code: 'document.title', requests: [good] })
    expect(faults).toEqual([
      { request: undefined, reason: 'notStarted', words: expect.stringContaining('document is not defined') },
    ])
  })
})
