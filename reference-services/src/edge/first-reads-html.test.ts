import vm from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { silentLoginKey } from '@shop/shared/routes'
import { type BegunReads, firstReadsKey, laterReadsKey } from '@shop/shared/routes/first-reads'
import { answersHtml, firstReadsScript } from './first-reads-html.ts'
import { noReads, type PageReads } from './page-reads.ts'

const product = {
  url: 'https://shop.test/_api/delivery/product',
  query: { planningWeek: '{week}', orderNo: '{orderNumber}', officeCode: '{officeCode?}', isViewMode: '{visitor?}' },
}
const reads: PageReads = {
  ...noReads,
  asks: [
    {
      url: 'https://shop.test/_api/delivery/member',
      query: { auth0Id: '{subject}', isViewMode: '{visitor?}' },
      visitor: false,
      member: true,
    },
    { ...product, visitor: true, member: true },
  ],
  known: { orderNumber: '104001' },
  weeks: ['20261201', '20261202'],
}
const now = 1_000_000
const tokens = { accessToken: 'token-1', subject: 'auth0|1', expiresAt: now + 60_000 }

/** Runs the script in a window with what a tab has kept. */
function begin(
  kept: Record<string, unknown>,
  {
    page = reads,
    isClosed = false,
    isLater = false,
    looking,
  }: { page?: PageReads; isClosed?: boolean; isLater?: boolean; looking?: Promise<void> } = {},
) {
  const [, script = ''] =
    /^<script nonce="n">(.*)<\/script>$/s.exec(firstReadsScript('n', page, { now: 7, isLater })) ?? []
  const asked: string[] = []
  const signals: AbortSignal[] = []
  const window = {
    [silentLoginKey]: looking,
    sessionStorage: {
      getItem(name: string) {
        if (isClosed) throw new Error('SecurityError')
        return name in kept ? (typeof kept[name] === 'string' ? kept[name] : JSON.stringify(kept[name])) : null
      },
    },
    fetch(address: string, { headers, signal }: { headers: Record<string, string>; signal: AbortSignal }) {
      signals.push(signal)
      asked.push(`${address.replace('https://shop.test/_api/delivery', '')} ${headers['Authorization'] ?? ''}`.trim())
      return Promise.reject(new Error('no network'))
    },
  }
  vm.runInNewContext(script, { window, Date: { now: () => now }, AbortController })
  const left = Reflect.get(window, firstReadsKey) as BegunReads | undefined
  return { asked, signals, left, token: left?.token, beginLater: () => Reflect.get(window, laterReadsKey)() }
}

describe('the script that begins the first reads', () => {
  it('weighs a kilobyte at most, its data apart', () => {
    expect(firstReadsScript('n', { ...reads, asks: [] }, { now: 7, isLater: false })).toBe('')
    const [source = ''] = firstReadsScript('n', reads, { now: 7, isLater: false }).split(')(window,')
    expect(source.length).toBeLessThanOrEqual(1024)
  })

  it('leaves to the shell how to end what does not come', () => {
    const { signals, left } = begin({ 'shop.tokens': tokens })
    expect(signals.map(({ aborted }) => aborted)).toContain(false)
    left?.stop?.abort()
    expect(signals.map(({ aborted }) => aborted)).not.toContain(false)
  })

  it('asks as the member whose token the tab has, for the week that the tab has chosen', () => {
    const { asked, token } = begin({
      'shop.tokens': tokens,
      'shop.planningWeekIndex': 1,
      'shop.assortment': { officeCode: '01' },
    })
    expect(token).toBe('token-1')
    expect(asked).toEqual([
      '/member?auth0Id=auth0%7C1&_=7 Bearer token-1',
      '/product?planningWeek=20261202&orderNo=104001&officeCode=01&_=7 Bearer token-1',
    ])
  })

  it('leaves to the screen what depends on a member’s assortment, while the tab does not know it', () => {
    const [member, ofAssortment] = [/^\/member/, /^\/product\?planningWeek=20261201&orderNo=104001&_=7/]
    const unknown = begin({ 'shop.tokens': tokens }).asked
    expect(unknown).toEqual([expect.stringMatching(member)])
    const none = begin({ 'shop.tokens': tokens, 'shop.assortment': {} }).asked
    expect(none).toEqual([expect.stringMatching(member), expect.stringMatching(ofAssortment)])
  })

  it.each<{ says: string; kept: Record<string, unknown>; isClosed?: boolean }>([
    { says: 'nobody', kept: {} },
    { says: 'a token that ends', kept: { 'shop.tokens': { ...tokens, expiresAt: now + 30_000 } } },
    { says: 'something else', kept: { 'shop.tokens': 'x' } },
    { says: 'a forbidden storage', kept: {}, isClosed: true },
    { says: 'a broken choice of a member', kept: { 'shop.tokens': tokens, 'shop.planningWeekIndex': '{' } },
  ])('asks as a visitor in a tab of $says', ({ kept, isClosed = false }) => {
    const { asked, token } = begin(kept, { isClosed })
    expect([asked, token]).toEqual([['/product?planningWeek=20261201&orderNo=104001&isViewMode=1&_=7'], ''])
  })

  it.each([
    { says: 'another tab has handed one over', end: () => Promise.resolve() },
    { says: 'that has failed', end: () => Promise.reject(new TypeError('no channel')) },
  ])('[K-28] waits while the page looks for a login, until $says', async ({ end }) => {
    const kept: Record<string, unknown> = {}
    const { asked } = begin(kept, { looking: end() })
    expect(asked).toEqual([])
    kept['shop.tokens'] = tokens
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked[0]).toBe('/member?auth0Id=auth0%7C1&_=7 Bearer token-1')
  })

  it('[K-28] asks for nothing in a page that is left for the provider', async () => {
    const { asked } = begin({}, { looking: new Promise(() => undefined) })
    await new Promise((resolve) => setImmediate(resolve))
    expect(asked).toEqual([])
  })

  it('[K-28] waits in a page that comes back from the provider until the shell has the tokens', () => {
    const kept: Record<string, unknown> = {}
    const { asked, beginLater } = begin(kept, { isLater: true })
    expect(asked).toEqual([])
    kept['shop.tokens'] = tokens
    beginLater()
    expect(asked[0]).toBe('/member?auth0Id=auth0%7C1&_=7 Bearer token-1')
  })

  it('leaves out what needs something that is not known', () => {
    const { asked } = begin({}, { page: { ...reads, weeks: [] } })
    expect(asked).toEqual([])
  })
})

it('an answer can end neither its element nor its address', () => {
  const [html = ''] = answersHtml([
    { address: 'https://shop.test/a?b="><script>', json: '{"name":"</script><!--"}', isCommon: true },
  ])
  expect(html.match(/<\/script>/g)).toHaveLength(1)
  expect(html).toContain('data-first-read="https://shop.test/a?b=&quot;&gt;&lt;script&gt;" data-common>')
  expect(JSON.parse(/>(.*)<\/script>/.exec(html)?.[1] ?? '')).toEqual({ name: '</script><!--' })
})

it('[K-185] a long answer stands in no page: its browser asks for it beside the scripts', () => {
  expect(answersHtml([{ address: 'https://shop.test/a', json: `"${'x'.repeat(120_000)}"`, isCommon: true }])).toEqual(
    [],
  )
})
