import { afterEach, describe, expect, it } from '@jest/globals'
import { webCataloguesCall } from '@shop/shared/contract'
import { orderSources } from '@shop/shared/input-status'
import * as v from 'valibot'
import { deleteExpired } from '../housekeeping.ts'
import { hashOfToken } from '../http/csrf-tokens.ts'
import { subjectOf } from '../seed/accounts.ts'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { testHour } from '../testing/test-hour.ts'
import { emailOf, openTestShop, weeks } from '../testing/test-shop.ts'
import { contentsReply, partnerPaths } from './wire.ts'

const { web, app } = orderSources.webCatalogue
const corporateCode = '8881234500'

describe('the web catalogue', () => {
  const shop = setUp(() => openTestShop(testDatabase, { only: ['services', 'identity', 'partners'] }))
  afterEach(async () => {
    shop.clock.set(new Date(testHour))
    await shop.db
      .deleteFrom('order_line')
      .where('member_code', '=', corporateCode)
      .where('planning_week', '=', weeks.first)
      .execute()
  })

  type Body = Record<string, unknown>
  const askTicket = (who: string, body: Body = {}) =>
    shop.write(who, 'POST', '/delivery/web_catalogue_ticket', {
      body: { planning_week: weeks.first, input_status: web, ...body },
    })
  const ticketOf = async (who: string, body: Body = {}) => String((await askTicket(who, body)).body['ticket'])
  const put = (body: Body) =>
    shop.ask('PUT', partnerPaths.order, {
      body: { planning_week: weeks.first, order_no: numbers.milk, order_count: 1, ...body },
    })
  const remove = (body: Body) =>
    shop.ask('DELETE', partnerPaths.order, { body: { planning_week: weeks.first, order_no: numbers.milk, ...body } })
  const linesOf = (memberCode = corporateCode) =>
    shop.db
      .selectFrom('order_line')
      .select(['order_no', 'order_count', 'input_status', 'planning_week'])
      .where('member_code', '=', memberCode)
      .where('planning_week', '=', weeks.first)
      .where('cycle', 'is', null)
      .execute()
  const outcomeOf = ({ status, body }: { status: number; body: Body }) => [status, body['error_status']]
  const spent = [403, 'CSP50015']

  describe('a ticket', () => {
    it('[CAT-097] orders for its member, in its week, with the source of the catalogue', async () => {
      const answer = await put({ ticket: await ticketOf('corporate'), order_count: 2 })
      expect([answer.status, answer.body]).toEqual([200, { order_no: numbers.milk, order_count: 2 }])
      expect(await linesOf()).toEqual([
        { order_no: numbers.milk, order_count: 2, input_status: web, planning_week: weeks.first },
      ])
      const query = { planningWeek: weeks.first, limit: '999', offset: '0' }
      const list = await shop.ask('GET', '/delivery/order_list', { query, token: await shop.tokenOf('corporate') })
      expect(list.body).toMatchObject({ order_list: [{ order_count: 2, product_info: { order_no: numbers.milk } }] })
    })

    it('[MOB-020] orders with the app’s source when the app asked for it', async () => {
      await put({ ticket: await ticketOf('corporate', { input_status: app }) })
      expect((await linesOf())[0]?.input_status).toBe(app)
    })

    it('[CAT-097] sets, and takes back, as often as it likes', async () => {
      const ticket = await ticketOf('corporate')
      await put({ ticket, order_count: 3 })
      expect((await put({ ticket, order_count: 1 })).body['order_count']).toBe(1)
      expect((await remove({ ticket })).body).toEqual({ order_no: numbers.milk, order_count: 0 })
      expect((await remove({ ticket })).status).toBe(200)
      expect(await linesOf()).toEqual([])
    })

    it('[CAT-097] tells what its member has ordered in its week, and nobody else', async () => {
      const ticket = await ticketOf('corporate')
      await put({ ticket, order_count: 4 })
      const lines = (body: Body) =>
        shop.ask('POST', partnerPaths.lines, { body: { planning_week: weeks.first, ...body } })
      expect((await lines({ ticket })).body).toEqual({ order_list: [{ order_no: numbers.milk, order_count: 4 }] })
      const other = await ticketOf('family')
      expect(JSON.stringify((await lines({ ticket: other })).body)).not.toContain(`"order_count":4`)
      expect(outcomeOf(await lines({ ticket: 'forged' }))).toEqual(spent)
      expect(outcomeOf(await lines({ ticket, planning_week: weeks.second }))).toEqual(spent)
    })

    it('[CAT-097] is kept as a hash alone, and is no access token', async () => {
      const ticket = await ticketOf('corporate')
      expect(ticket).toMatch(/^[\w-]{43}$/)
      const rows = await shop.db.selectFrom('web_catalogue_ticket').selectAll().execute()
      expect(rows.map(({ hash }) => hash)).toContain(hashOfToken(ticket))
      expect(JSON.stringify(rows)).not.toContain(ticket)
      const remembered = await shop.db.selectFrom('remembered_answer').selectAll().execute()
      expect(JSON.stringify(remembered)).not.toContain(ticket)
      expect((await shop.ask('GET', '/delivery/member', { token: ticket })).status).toBe(401)
    })

    it('[CAT-097] is not for visitors, nor without a token of its own, nor for another source or a week that is not open yet', async () => {
      const body = { planning_week: weeks.first, input_status: web }
      expect((await shop.ask('POST', '/delivery/web_catalogue_ticket', { body })).status).toBe(401)
      const token = await shop.tokenOf('corporate')
      expect(outcomeOf(await shop.ask('POST', '/delivery/web_catalogue_ticket', { body, token }))).toEqual([
        403,
        'CSP90001',
      ])
      expect(outcomeOf(await askTicket('corporate', { input_status: 62 }))).toEqual([400, 'CSP90003'])
      expect((await askTicket('corporate', { planning_week: '20991201' })).status).toBe(404)
    })

    it('[CAT-097] ten of a login live at once, and the eldest gives way', async () => {
      const tickets: string[] = []
      for (let count = 0; count < 11; count += 1) tickets.push(await ticketOf('corporate'))
      const [first = '', second = ''] = tickets
      expect(outcomeOf(await put({ ticket: first }))).toEqual(spent)
      expect((await put({ ticket: second })).status).toBe(200)
    })
  })

  describe('a ticket that is good for nothing', () => {
    const setExpiry = (ticket: string, expires_at: Date) =>
      shop.db.updateTable('web_catalogue_ticket').set({ expires_at }).where('hash', '=', hashOfToken(ticket)).execute()

    it.each(['forged', 'A'.repeat(43), 'A'.repeat(200)])('[CAT-097] %s orders nothing', async (ticket) => {
      expect(outcomeOf(await put({ ticket }))).toEqual(spent)
      expect(outcomeOf(await remove({ ticket }))).toEqual(spent)
    })

    it('[CAT-097] after half an hour it orders nothing, and is swept out', async () => {
      const ticket = await ticketOf('corporate')
      const hash = hashOfToken(ticket)
      const row = () =>
        shop.db.selectFrom('web_catalogue_ticket').selectAll().where('hash', '=', hash).executeTakeFirst()
      const minutes = ((await row())?.expires_at.getTime() ?? 0) - Date.now()
      expect(Math.round(minutes / 60_000)).toBe(30)
      await setExpiry(ticket, new Date(Date.now() - 1))
      expect(outcomeOf(await put({ ticket }))).toEqual(spent)
      expect(outcomeOf(await remove({ ticket }))).toEqual(spent)
      expect(await linesOf()).toEqual([])
      await deleteExpired(shop.db)
      expect(await row()).toBeUndefined()
    })

    it('[CAT-097] in another week it orders nothing', async () => {
      const ticket = await ticketOf('corporate')
      expect(outcomeOf(await put({ ticket, planning_week: weeks.second }))).toEqual(spent)
      expect(outcomeOf(await remove({ ticket, planning_week: weeks.second }))).toEqual(spent)
    })

    it('[CAT-097] after a logout it orders nothing', async () => {
      const ticket = await ticketOf('union')
      expect((await put({ ticket })).status).toBe(200)
      await shop.db
        .deleteFrom('identity_record')
        .where(
          (row) => row.fn('jsonb_extract_path_text', ['payload', row.val('accountId')]),
          '=',
          subjectOf(emailOf('union')),
        )
        .execute()
      expect(outcomeOf(await put({ ticket }))).toEqual(spent)
    })

    it.each([
      { ticket: '<b>1</b>' },
      { ticket: '' },
      { ticket: 5 },
      { ticket: ['a'] },
      { ticket: 'A'.repeat(201) },
      { order_no: '<img src=x>' },
      { order_no: '101' },
      { order_count: 0 },
      { order_count: 100 },
      { order_count: '1' },
      { planning_week: '2026' },
      { planning_week: "'; drop table order_line" },
    ])('[CAT-097] refuses %j', async (body) => {
      expect(outcomeOf(await put({ ticket: await ticketOf('corporate'), ...body }))).toEqual([400, 'CSP90003'])
      expect(await linesOf()).toEqual([])
    })
  })

  describe('meets the rules of every order', () => {
    it.each([
      { says: 'the limit of a product', body: { order_no: numbers.capped, order_count: 6 }, code: 'CSP50001' },
      { says: 'a number that is none', body: { order_no: '999999' }, code: 'CSP9001' },
      { says: 'points, for a corporate member', body: { order_no: numbers.pointExchange }, code: 'CSP50004' },
    ])('[ORD-073] $says', async ({ body, code }) => {
      expect((await put({ ticket: await ticketOf('corporate'), ...body })).body['error_status']).toBe(code)
    })

    it('[ORD-072] a member without delivery use', async () => {
      expect(outcomeOf(await put({ ticket: await ticketOf('newcomer') }))).toEqual([403, 'CSP50004'])
    })

    it('[ORD-069] a week that has closed meanwhile', async () => {
      const ticket = await ticketOf('corporate')
      await put({ ticket })
      const week = await shop.db
        .selectFrom('planning_week')
        .select('closes_at')
        .where('number', '=', weeks.first)
        .executeTakeFirstOrThrow()
      shop.clock.set(new Date(week.closes_at.getTime() + 60_000))
      expect(outcomeOf(await put({ ticket, order_count: 2 }))).toEqual([409, 'CSP50002'])
      expect(outcomeOf(await remove({ ticket }))).toEqual([409, 'CSP50002'])
    })

    it('[CAT-097] a ticket is heard a hundred and twenty times a minute, whoever else orders from the same address', async () => {
      const [busy, calm] = [await ticketOf('corporate'), await ticketOf('family')]
      const answers = await Promise.all(Array.from({ length: 125 }, () => put({ ticket: busy, order_no: '<' })))
      const statuses = answers.map(({ status }) => status)
      expect([statuses.filter((status) => status === 400).length, statuses.includes(429)]).toEqual([120, true])
      expect((await put({ ticket: calm, order_no: '<' })).status).toBe(400)
    })
  })

  describe('the goods of a medium', () => {
    const contents = async (catalogue_code: string, planning_week: string = weeks.first) =>
      shop.ask('GET', partnerPaths.contents, { query: { planning_week, catalogue_code } })
    const list = async () => {
      const { body } = await shop.ask('GET', '/delivery/web_catalogue_list', { query: { planningWeek: weeks.first } })
      return v.parse(webCataloguesCall.reply, body).catalogue_list
    }

    it('[API-046] fill as many pages as the list says, six on each behind a cover, each section on pages of its own', async () => {
      for (const { catalogueCode, totalPages } of await list()) {
        const { section_list } = v.parse(contentsReply, (await contents(catalogueCode)).body)
        const pages = section_list.reduce((sum, { product_list }) => sum + Math.ceil(product_list.length / 6), 1)
        expect([catalogueCode, totalPages]).toEqual([catalogueCode, pages])
      }
    })

    it('[API-046] are of the week, the best liked first, without what needs a question of its own', async () => {
      const { section_list } = v.parse(contentsReply, (await contents('4010')).body)
      expect(section_list.map(({ name }) => name)).toEqual(['牛乳・卵'])
      const printed = section_list.flatMap(({ product_list }) => product_list.map(({ order_no }) => order_no))
      expect(printed).toHaveLength(24)
      for (const no of [numbers.limited, numbers.pointExchange, numbers.beer]) expect(printed).not.toContain(no)
    })

    it.each([
      ['4999', weeks.first, 404],
      ['4010', '20991201', 404],
      ['abc', weeks.first, 400],
      ['4010', '2026', 400],
    ])('[CAT-036] of %s in %s there are none: %s', async (code, week, status) => {
      expect((await contents(code, week)).status).toBe(status)
    })
  })

  describe('the page of the company that draws it', () => {
    const post = (fields: Record<string, string> | string, headers: Record<string, string> = {}) =>
      fetch(`${shop.origins.partners}/web-catalogue`, { method: 'POST', body: new URLSearchParams(fields), headers })
    const fields = { ticket: '', setPlanTimeCode: weeks.first, baitaiCode: '4010', todokWebFlag: '1' }
    const factsOf = (page: string) => JSON.parse(/id="facts">(.*?)<\/script>/s.exec(page)?.[1] ?? '{}')

    it('[CAT-029] is the medium that was posted, at its page, with what the member has ordered', async () => {
      const ticket = await ticketOf('corporate')
      await put({ ticket, order_count: 3 })
      const answer = await post({ ...fields, ticket, page: '2' })
      const page = await answer.text()
      expect(answer.status).toBe(200)
      expect(page).toContain('<h1>トドック <small>12月1週号</small></h1>')
      expect(page).toContain(`data-no="${numbers.milk}" data-count="3"`)
      expect(factsOf(page)).toMatchObject({ ticket, week: weeks.first, code: '4010', page: 2 })
    })

    it('[CAT-097] keeps the ticket out of every address, and stands in the shop’s frame alone', async () => {
      const ticket = await ticketOf('corporate')
      const answer = await post({ ...fields, ticket })
      const page = await answer.text()
      expect(page.replace(/<script type="application\/json".*?<\/script>/s, '')).not.toContain(ticket)
      const policy = answer.headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain(`frame-ancestors ${shop.origins.shop}`)
      expect(policy).toContain("script-src 'self';")
      expect(policy).not.toMatch(/unsafe|\*/)
      expect(answer.headers.get('Cache-Control')).toBe('no-store')
      expect(answer.headers.get('Referrer-Policy')).toBe('no-referrer')
      expect(page).not.toMatch(/ on\w+="/)
    })

    it.each([
      ['where this browser left off', 'web-catalogue-place=4010.3', { code: '4010', page: 3 }],
      ['the first without a place', '', { code: '4010', page: 1 }],
      ['the first when the place is of a medium that is gone', 'web-catalogue-place=4999.3', { code: '4010', page: 1 }],
      ['the first when the place is none', 'web-catalogue-place=<b>', { code: '4010', page: 1 }],
    ])('[CAT-030] without a medium it opens %s', async (_, cookie, place) => {
      const page = await (await post({ ...fields, baitaiCode: '' }, { Cookie: cookie })).text()
      expect(factsOf(page)).toMatchObject(place)
    })

    it('[CAT-036] [ERR-007] a medium that is gone says CSP1001', async () => {
      const answer = await post({ ...fields, baitaiCode: '4999' })
      expect(answer.status).toBe(404)
      expect(factsOf(await answer.text()).failure).toEqual({ type: 'catalogError', code: 'CSP1001' })
    })

    it.each([
      { ticket: '</script><script>alert(1)</script>' },
      { setPlanTimeCode: '<b>' },
      { baitaiCode: '<img src=x onerror=alert(1)>' },
      { page: '0' },
      { page: '1000' },
      { todokWebFlag: 'x'.repeat(99) },
    ])('[CAT-029] %j is read as no post', async (over) => {
      const answer = await post({ ...fields, ...over })
      const page = await answer.text()
      expect(answer.status).toBe(400)
      expect(factsOf(page).failure.type).toBe('catalogError')
      for (const value of Object.values(over)) expect(value.length < 5 || !page.includes(value)).toBe(true)
    })

    it.each(['baitaiCode=4010&baitaiCode=4030', 'ticket=a', ''])('[CAT-029] %s is read as no post', async (body) => {
      expect((await post(body)).status).toBe(400)
    })

    it('[CAT-097] its server passes an order on, and says what came of it', async () => {
      const order = (method: string, body: unknown) =>
        fetch(`${shop.origins.partners}/web-catalogue/order`, {
          method,
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify(body),
        })
      const ticket = await ticketOf('corporate')
      const line = { ticket, planning_week: weeks.first, order_no: numbers.milk }
      expect(await (await order('PUT', { ...line, order_count: 2 })).json()).toEqual({
        order_no: numbers.milk,
        order_count: 2,
      })
      expect((await linesOf())[0]?.order_count).toBe(2)
      expect((await order('DELETE', line)).status).toBe(200)
      const refused = await order('PUT', { ...line, ticket: 'forged', order_count: 1 })
      expect([refused.status, await refused.json()]).toMatchObject([403, { error_status: 'CSP50015' }])
    })

    it.each(['swiper-bundle.min.js', 'catalogue.js'])('brings its own %s', async (name) => {
      const answer = await fetch(`${shop.origins.partners}/web-catalogue/files/${name}`)
      expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'text/javascript; charset=utf-8'])
    })

    it.each(['package.json', 'constructor', '..%2Fcatalogue.js'])('and nothing else: %s', async (name) => {
      expect((await fetch(`${shop.origins.partners}/web-catalogue/files/${name}`)).status).toBe(404)
    })
  })
})
