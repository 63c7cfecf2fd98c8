import { beforeAll, describe, expect, it, jest } from '@jest/globals'
import { sql } from 'kysely'
import { stopClocks } from '../testing/clock-ahead.ts'
import { openTestDatabase, testDatabase, testDatabases } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { apiWays, openTestShop, weeks } from '../testing/test-shop.ts'
import { type Caller, createReadBudget, type ReadBudget } from './read-budget.ts'
import { shareInDatabase } from './share-budget.ts'

describe('[K-159] the budget of what is read', () => {
  const nobody = async () => undefined
  const login: Caller = { is: 'login', name: 'me' }

  function spend(caller: Caller, units: number, hour: { ms: number } = { ms: 0 }) {
    const budget = createReadBudget(nobody, () => hour.ms)
    return (times: number): number => {
      for (let at = 0; at < times; at += 1)
        try {
          budget.take(caller, units)
        } catch {
          return at
        }
      return times
    }
  }

  it('is generous for people: a press every second, and a page every two, on three devices', () => {
    const eachPress = 4
    const eachPage = 20
    expect(spend(login, 20)(3 * (60 * eachPress + 30 * eachPage))).toBe(3 * (60 * eachPress + 30 * eachPage))
  })

  it.each<[Caller['is'], number, number]>([
    ['login', 20, 3000],
    ['address', 20, 1200],
    ['address', 80, 300],
    ['address', 1079, 23],
    ['ticket', 20, 1200],
  ])('of a %s at %i units ends after %i', (is, units, times) => {
    expect(spend({ is, name: 'one' }, units)(5000)).toBe(times)
  })

  it('begins anew after a minute', () => {
    const hour = { ms: 0 }
    const again = spend(login, 60_000, hour)
    expect([again(2), again(1)]).toEqual([1, 0])
    hour.ms = 60_000
    expect(again(1)).toBe(1)
  })

  it('begins anew after a minute also where the system clock was set back meanwhile', () => {
    stopClocks()
    try {
      const budget = createReadBudget(nobody)
      budget.take(login, 60_000)
      jest.setSystemTime(Date.now() - 3 * 60 * 60_000)
      expect(() => budget.take(login, 1)).toThrow()
      jest.advanceTimersByTime(60_000)
      expect(() => budget.take(login, 1)).not.toThrow()
    } finally {
      jest.useRealTimers()
    }
  })
})

describe.each(testDatabases)('[K-159] one budget in two processes, on $name', (database) => {
  const shop = setUp(() => openTestDatabase(database))
  const nobody = async () => undefined
  const hour = { ms: 0 }
  const open = () => createReadBudget(nobody, () => hour.ms)
  /** How many requests of a thousand units are heard, sharing after each. */
  async function ask(budgets: readonly ReadBudget[], caller: Caller, times: number): Promise<number> {
    for (let at = 0; at < times; at += 1) {
      const budget = budgets[at % budgets.length]
      try {
        budget?.take(caller, 1000)
      } catch {
        return at
      }
      await budget?.share(shareInDatabase(shop.db))
    }
    return times
  }

  const moveEnds = (seconds: number) =>
    shop.db
      .updateTable('read_budget')
      .set({ ends_at: sql`ends_at + ${seconds} * interval '1 s'` })
      .execute()

  it('ends for both, however the requests are dealt out, and begins anew with the next minute', async () => {
    const caller: Caller = { is: 'address', name: database.name }
    const both = [open(), open()]
    // Units spent since the last word of the other one are not known: 5 % of each.
    const heard = await ask(both, caller, 100)
    expect(heard).toBeGreaterThanOrEqual(24)
    expect(heard).toBeLessThanOrEqual(27)
    hour.ms += 60_000
    await moveEnds(-60)
    expect(await ask(both, caller, 10)).toBe(10)
  })

  it('holds nobody off for longer than its minute after the clock of the database was set back', async () => {
    const caller: Caller = { is: 'address', name: `${database.name} later` }
    await ask([open()], caller, 30)
    await moveEnds(3 * 60 * 60)
    expect(await ask([open(), open()], caller, 10)).toBe(10)
  })

  it('is not written down for who reads little', async () => {
    const caller: Caller = { is: 'login', name: `${database.name} little` }
    await ask([open()], caller, 2)
    const rows = await shop.db.selectFrom('read_budget').select('caller').execute()
    expect(rows.map((row) => row.caller)).not.toContain(`login ${caller.name}`)
  })
})

describe('[K-159] every route of the services', () => {
  const shop = setUp(() => openTestShop(testDatabase, { settings: { PROXY_HOPS: '1' } }))
  let token = ''
  beforeAll(async () => {
    token = await shop.tokenOf('member')
  })

  const server = () => {
    const { services } = shop.servers
    if (services === undefined) throw new Error('no services')
    return services
  }

  /** Methods and paths as the running server knows them. */
  function routes(): { method: string; url: string }[] {
    const above: string[] = []
    return server()
      .printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap((line) => {
        const [, lead = '', segment = '', methods = ''] = /^([│├└─ ]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
        if (segment === '') return []
        const depth = lead.length / 4
        above.splice(depth - 1, above.length, segment)
        return methods
          .split(', ')
          .filter((method) => method !== '' && method !== 'HEAD' && method !== 'OPTIONS')
          .map((method) => ({ method, url: above.join('') }))
      })
  }

  const ask = async (method: string, url: string, from: string, bearer?: string) =>
    server().inject({
      method: method as 'GET',
      url: url.replace(/:\w+|\*/g, 'x'),
      headers: { 'X-Forwarded-For': from, ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }) },
      ...(method === 'GET' ? {} : { payload: {} }),
    })

  const wholeCategory = (at: number) =>
    `/delivery/ec_category_product_list?planningWeek=${weeks.first}&largeCategoryCd=11&middleCategoryCd=0&smallCategoryCd=0&sort=-2&limit=999&offset=${at}`

  async function spendAll(from: string, bearer?: string): Promise<number> {
    for (let at = 0; at < 100; at += 1)
      if ((await ask('GET', wholeCategory(at), from, bearer)).statusCode === 429) return at
    return 100
  }

  it('refuses a visitor and a member who have used it up, in our words, and nobody else', async () => {
    expect(await spendAll('198.51.100.1')).toBeLessThan(30)
    expect(await spendAll('198.51.100.2', token)).toBeLessThan(80)
    const all = routes()
    expect(all.length).toBeGreaterThan(60)
    const open: string[] = []
    for (const { method, url } of all)
      for (const [from, bearer] of [
        ['198.51.100.1', undefined],
        ['198.51.100.9', token],
      ] as const) {
        const reply = await ask(method, url, from, bearer)
        const isTicket = bearer !== undefined && url.startsWith('/delivery/web_catalogue_')
        if (reply.statusCode !== 429 && !isTicket) open.push(`${method} ${url} ${reply.statusCode}`)
        if (reply.statusCode !== 429) continue
        expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0)
        expect(reply.json()).toEqual({
          error_status: 'CSP90009',
          error_message: 'ただいまアクセスが集中しています。しばらく時間をおいてから再度お試しください。',
        })
      }
    expect([...new Set(open)]).toEqual(['GET /healthz 200', 'GET /readyz 200'])
    expect((await ask('GET', wholeCategory(0), '198.51.100.3')).statusCode).toBe(200)
    expect((await ask('GET', wholeCategory(0), '198.51.100.1', await shop.tokenOf('family'))).statusCode).toBe(200)
  })

  it('a ticket that is none counts for whoever sends it', async () => {
    const lines = () => ask('POST', '/delivery/web_catalogue_lines', '198.51.100.4')
    let status = 0
    for (let at = 0; at < 130 && status !== 429; at += 1) status = (await lines()).statusCode
    expect(status).toBe(429)
  })
})

describe.each(apiWays)('lists of visitors, called $way', ({ only }) => {
  const madePerMinute = 300
  const shop = setUp(() => openTestShop(testDatabase, { only, settings: { PROXY_HOPS: '1' } }))

  const list = (offset: number, from: string, token?: string) =>
    shop.ask('GET', '/delivery/ec_category_product_list', {
      query: {
        planningWeek: weeks.first,
        largeCategoryCd: '11',
        middleCategoryCd: '0',
        smallCategoryCd: '0',
        sort: '-2',
        limit: '10',
        offset: String(offset),
      },
      headers: { 'X-Forwarded-For': from, 'Accept-Encoding': 'br' },
      token,
    })

  it('a list that one visitor was answered is another visitor’s too; a member’s has their marks of now [K-187]', async () => {
    const first = await list(0, '198.51.100.1')
    await sql`update product set name = 'another name'`.execute(shop.db)
    const second = await list(0, '198.51.100.2')
    expect([first.status, second.text]).toEqual([200, first.text])
    expect(second.headers.get('Content-Type')).toMatch(/^application\/json/)
    const token = await shop.tokenOf('member')
    const marks = async () => {
      const { product_basic_info_list: cards } = (await list(0, '198.51.100.1', token)).body as {
        product_basic_info_list: { product_name: string; is_favorite: number }[]
      }
      return [cards[0]?.product_name === 'another name', cards.some(({ is_favorite }) => is_favorite === 0)]
    }
    expect(await marks()).toEqual([false, true])
    await sql`
      insert into favourite (member_code, order_no, added_at)
      select code, order_no, now() from member, product on conflict do nothing`.execute(shop.db)
    expect(await marks()).toEqual([false, false])
  })

  it('an address that makes the database work all the time has to wait; others and members have not', async () => {
    const from = '2001:db8:1:2::'
    let refused = await list(0, `${from}1`)
    for (let at = 0; at <= madePerMinute && refused.status === 200; at += 1)
      refused = await list(1000 + at, `${from}${(at % 9) + 1}`)
    expect([refused.status, refused.body['error_status']]).toEqual([429, 'CSP90009'])
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect((await list(0, '2001:db8:1:3::1')).status).toBe(200)
    expect((await list(0, `${from}1`, await shop.tokenOf('member'))).status).toBe(200)
  })
})
