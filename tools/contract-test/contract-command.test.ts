import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startPreviewServer } from 'reference-services/preview-server'
import { testDatabase } from 'reference-services/test-databases'
import { openTestShop, type TestShop } from 'reference-services/test-shop'
import { runContractCommand } from './contract-command.ts'
import { type Answer, type Fault, openFaultyServices, type Reply, replyOf } from './testing/faulty-services.ts'

let shop: TestShop
let CONTRACT_TOKEN = ''
beforeAll(async () => {
  // The services believe the proxy in front, which is another caller for each fault, about who asks.
  shop = await openTestShop(testDatabase, { settings: { PROXY_HOPS: '1' } })
  CONTRACT_TOKEN = await shop.tokenOf('member')
})
afterAll(() => shop.close())
const openFaulty = (fault: Fault) => openFaultyServices(shop.config.api.base, fault)

async function run(base: string, args: readonly string[], environment: NodeJS.ProcessEnv = { CONTRACT_TOKEN }) {
  const [printed, said]: [string[], string[]] = [[], []]
  const code = await runContractCommand([base, '--rate', '5000', ...args], {
    environment,
    print: (line) => printed.push(line),
    log: (line) => said.push(line),
  })
  return { code, printed: printed.join('\n'), said: said.join('\n') }
}

describe('the reference services', () => {
  it('keep the contract for a member, writes among them', async () => {
    const { code, printed } = await run(shop.config.api.base, ['--runs', '5', '--seed', '7', '--writes'])
    expect(printed).not.toContain('failed     ')
    expect(code).toBe(0)
    for (const call of [
      'GET /search/product_search',
      'POST /banner/graphql',
      'PUT /delivery/order',
      'GET /delivery/order_list',
    ])
      expect(printed).toContain(`ok          ${call}\n`)
    expect(printed).toContain('not checked POST /delivery/delivery_application: but for its refusal of visitors')
    const left = await shop.ask('GET', '/delivery/favorite_product_category', { token: CONTRACT_TOKEN })
    expect(left.text).not.toContain('確認')
  })

  it('keep it for a visitor, each at its own address', async () => {
    const base = `delivery=${shop.config.api.base}/delivery,banner=${shop.config.api.base}/banner`
    const { code, printed } = await run(base, ['--runs', '2', '--seed', '7', '--visitor'], {})
    expect([code, printed]).toEqual([0, expect.stringContaining('ok          GET /delivery/ec_category_product_list')])
    expect(printed).toContain('not checked GET /delivery/order_list')
    expect(printed).not.toContain('/search/')
  })
})

const categoryPath = '/delivery/ec_category_product_list'
const products = (change: (list: Reply[], asked: URL) => Reply[]) =>
  replyOf(categoryPath, (reply, asked) => ({
    ...reply,
    product_basic_info_list: change(reply['product_basic_info_list'] as Reply[], asked),
  }))
const slips = (change: (slip: Reply) => Reply) =>
  replyOf('/delivery/purchase_history', (reply) => ({
    ...reply,
    slipPurchases: (reply['slipPurchases'] as Reply[]).map(change),
  }))
const anyProduct: Reply = {
  planning_week: '20261201',
  order_no: '000101',
  product_name: '牛乳',
  base_price: 200,
  taxin_price: 216,
  zei_ritu: 8,
}
const page = { status: 400, type: 'text/html', text: '<h1>Bad Request</h1>' }

describe('services with a fault', () => {
  const faults: readonly { says: string; only: string; words: readonly string[]; fault: Fault }[] = [
    {
      says: 'a field is missing',
      only: categoryPath,
      words: ['[API-039]', 'total_count'],
      fault: replyOf(categoryPath, ({ total_count: _, ...reply }) => reply),
    },
    {
      says: 'a field has another type',
      only: categoryPath,
      words: ['[API-039]', 'product_basic_info_list.0.taxin_price', 'got      "'],
      fault: products((list) => list.map((one) => ({ ...one, taxin_price: String(one['taxin_price']) }))),
    },
    {
      says: 'a price is below zero',
      only: categoryPath,
      words: ['[API-039]', 'base_price', 'got      -1'],
      fault: products((list) => list.map((one) => ({ ...one, base_price: -1 }))),
    },
    {
      says: 'a wrong request is answered with 200',
      only: categoryPath,
      words: ['[ERR-013]', 'a refusal, as a field is wrong, with a status of 4xx', 'got      200'],
      fault: (_asked, answer) => (answer.status === 400 ? { ...answer, status: 200 } : answer),
    },
    {
      says: 'a visitor sees what is a member’s',
      only: 'GET /delivery/member_add_info',
      words: ['[API-001, ERR-005]', 'without a token', 'expected 401', 'got      200'],
      fault: (_asked, answer) => (answer.status === 401 ? { ...answer, status: 200, text: '{}' } : answer),
    },
    {
      says: 'a login that is missing is refused with another status',
      only: 'GET /delivery/member_add_info',
      words: ['[API-001, ERR-005]', 'expected 401', 'got      403'],
      fault: (_asked, answer) => (answer.status === 401 ? { ...answer, status: 403 } : answer),
    },
    {
      says: 'a code is refused with another status',
      only: categoryPath,
      words: ['[ERR-013]', 'CSP90003 with the status 400', 'got      422'],
      fault: (_asked, answer) => (answer.status === 400 ? { ...answer, status: 422 } : answer),
    },
    {
      says: 'it fails where it should answer',
      only: 'GET /delivery/product',
      words: ['an answer, or a refusal with a status of 4xx', 'got      500'],
      fault: (asked, answer) => (asked.pathname === '/delivery/product' ? { ...answer, status: 500 } : answer),
    },
    {
      says: 'refusals are pages of HTML',
      only: categoryPath,
      words: ['[ERR-013]', 'with error_status or error_message', '<h1>Bad Request</h1>'],
      fault: (_asked, answer) => (answer.status === 400 ? page : answer),
    },
    {
      says: 'a list is not sorted',
      only: categoryPath,
      words: ['[CAT-042, BIZ-009]', 'est first'],
      fault: products((list, asked) => (asked.searchParams.get('sort')?.endsWith('3') ? list.toReversed() : list)),
    },
    {
      says: 'a list has fewer rows than it says',
      only: categoryPath,
      words: ['[BIZ-002, BIZ-031]', 'expected rows at'],
      fault: replyOf(categoryPath, (reply) => ({ ...reply, total_count: Number(reply['total_count']) + 1 })),
    },
    {
      says: 'a page beyond the last one has a row again',
      only: categoryPath,
      words: ['[BIZ-002, BIZ-031]', ' a page: 0', 'got      1'],
      fault: products((list) => (list.length === 0 ? [anyProduct] : list)),
    },
    {
      says: 'another page has rows of the one before',
      only: 'POST /banner/graphql',
      words: ['[API-067]', 'no banner of a page before'],
      fault: replyOf('/banner/graphql', (reply) => {
        const banners = (reply['data'] as { listBanners: Reply }).listBanners
        return { data: { listBanners: { ...banners, nextToken: '0' } } }
      }),
    },
    {
      says: 'a total is not the sum of its parts',
      only: '/purchase_history',
      words: ['[ACC-062, API-055]', 'total: the sum of its subtotals and taxes'],
      fault: slips((slip) => ({ ...slip, total: Number(slip['total']) + 1 })),
    },
    {
      says: 'a subtotal is not the sum of its lines',
      only: '/purchase_history',
      words: ['[ACC-062, API-055]', 'the sum of its items'],
      fault: slips((slip) => ({
        ...slip,
        subtotalReduced8: Number(slip['subtotalReduced8']) + 1,
        total: Number(slip['total']) + 1,
      })),
    },
    {
      says: 'products are of another week',
      only: categoryPath,
      words: ['[API-029]', 'products of '],
      fault: products((list) => list.map((one) => ({ ...one, planning_week: '20200101' }))),
    },
  ]

  it.each(faults)('are found out: $says', async ({ only, words, fault }) => {
    const services = await openFaulty(fault)
    const { code, printed } = await run(services.origin, ['--only', only, '--runs', '20', '--seed', '7'])
    await services.close()
    expect(code).toBe(1)
    expect(printed).toContain(`failed      `)
    for (const word of words) expect(printed).toContain(word)
  })

  it('are shown by the smallest request that was found', async () => {
    const services = await openFaulty(products((list) => [...list, ...list.slice(0, 1)]))
    const { printed } = await run(services.origin, ['--only', categoryPath, '--visitor', '--seed', '7'], {})
    await services.close()
    expect(printed).toMatch(/request {2}GET \/ec_category_product_list\?.*&sort=-1&limit=1&offset=0, without a token/)
    expect(printed).toContain('--seed 7')
  })

  it.each([
    {
      says: 'an order is not kept',
      only: '/delivery/order',
      words: '[ORD-052]',
      fault: replyOf('/delivery/order_list', (reply) => ({ ...reply, total_count: 0, order_list: [] })),
    },
    {
      says: 'a write without a one-time token is taken',
      only: '/favorite_product',
      words: '[ERR-013]',
      fault: (_asked: URL, answer: Answer) =>
        answer.text.includes('CSP90001') ? { ...answer, status: 200, text: '{}' } : answer,
    },
  ])('are found out by writes: $says', async ({ only, words, fault }) => {
    const services = await openFaulty(fault)
    const { code, printed } = await run(services.origin, ['--only', only, '--runs', '1', '--writes'])
    await services.close()
    expect([code, printed]).toEqual([1, expect.stringContaining(words)])
  })
})

describe('what cannot be asked', () => {
  it('reads only, unless writes are asked for', async () => {
    const methods = new Set<string>()
    const services = await openFaulty((asked, answer, method) => {
      if (asked.pathname !== '/banner/graphql') methods.add(method)
      return answer
    })
    await run(services.origin, ['--runs', '1'])
    await services.close()
    expect([...methods]).toEqual(['GET'])
  })

  it.each([
    { says: 'no address', args: ['search'], words: 'search is no address' },
    { says: 'a service of another name', args: ['basket=https://a.example'], words: 'is no address' },
    { says: 'nothing to check', args: ['http://localhost', '--rate', '0'], words: '--rate 0 is no whole number' },
    {
      says: 'a visitor who writes',
      args: ['http://localhost', '--visitor', '--writes'],
      words: 'a visitor writes nothing',
    },
    { says: 'no base', args: [], words: 'usage: pnpm contract-test' },
  ])('ends with 1 and says so: $says', async ({ args: [base = '--runs=1', ...args], words }) => {
    const { code, said } = await run(base, args)
    expect([code, said]).toEqual([1, expect.stringContaining(words)])
  })

  it('ends with 1 and names the services that cannot be reached', async () => {
    const gone = await startPreviewServer(() => undefined)
    await gone.close()
    const { code, said } = await run(gone.origin, [])
    expect([code, said]).toEqual([1, `${gone.origin}/delivery cannot be reached: ECONNREFUSED`])
  })

  it('ends with 1 and names the token that is missing, or not taken', async () => {
    const { base } = shop.config.api
    expect((await run(base, [], {})).said).toContain('CONTRACT_TOKEN is not set')
    expect((await run(base, [], { CONTRACT_TOKEN: 'opaque' })).said).toContain('set CONTRACT_SUBJECT as well')
    const { code, said } = await run(base, [], { CONTRACT_TOKEN: 'opaque', CONTRACT_SUBJECT: 'somebody' })
    expect([code, said]).toEqual([1, expect.stringContaining('do not take CONTRACT_TOKEN (401)')])
  })
})
