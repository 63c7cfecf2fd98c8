import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { favouritesCall, memberAddInfoCall, memberCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { subjectOf } from '../seed/accounts.ts'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { emailOf, openTestShop, weeks } from '../testing/test-shop.ts'

describe('members and what they like', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const askMember = async (who: string, auth0Id = subjectOf(emailOf(who))) =>
    shop.ask('GET', '/delivery/member', { query: { auth0Id }, token: await shop.tokenOf(who) })

  describe('the member behind a login', () => {
    it.each([
      { who: 'member', wire: { member_code: '1203456701', family_div: '0', delivery_div: '1', week_div: '2' } },
      { who: 'family', wire: { family_div: '1', delivery_div: '1', family_member_fname: 'ひかり' } },
      { who: 'corporate', wire: { member_code: expect.stringMatching(/^888/) } },
      { who: 'watched', wire: { member_code: expect.stringMatching(/^978/) } },
      { who: 'newcomer', wire: { delivery_div: '0' } },
    ])('[API-009] is answered with the member’s own kind and card: $who', async ({ who, wire }) => {
      const { status, body } = await askMember(who)
      expect(status).toBe(200)
      expect(v.parse(memberCall.reply, body)).toMatchObject(wire)
    })

    it('[GRD-054] 404 CSP17004 for a login without a member', async () => {
      const { status, body } = await askMember('unregistered')
      expect([status, body['error_status']]).toEqual([404, 'CSP17004'])
    })

    it('is told to nobody else', async () => {
      expect((await askMember('family', subjectOf(emailOf('member')))).status).toBe(403)
    })

    it('[API-010] is answered with address and phone', async () => {
      const reply = await shop.ask('GET', '/delivery/member_add_info', { token: await shop.tokenOf('member') })
      expect(v.parse(memberAddInfoCall.reply, reply.body)).toMatchObject({
        post_code: '0600001',
        address1: '北海道',
        mobile_phone: '09020000001',
        card_type: '0',
      })
    })
  })

  describe('favourites', () => {
    const body = (order_no: string) => ({ planning_week: weeks.first, order_no })
    const add = (order_no: string, who = 'corporate') =>
      shop.write(who, 'POST', '/delivery/favorite_product', { body: body(order_no), key: randomUUID() })
    const remove = (order_no: string, who = 'corporate') =>
      shop.write(who, 'DELETE', '/delivery/favorite_product', { body: body(order_no), key: randomUUID() })
    const list = async (who: string, planningWeek: string = weeks.first, page: Record<string, string> = {}) => {
      const reply = await shop.ask('GET', '/delivery/favorite_product', {
        query: { planningWeek, ...page },
        token: await shop.tokenOf(who),
      })
      return v.parse(favouritesCall.reply, reply.body)
    }
    const marks = async (order_no: string[], who = 'corporate') => {
      const query = { planning_week: weeks.first, order_no }
      const reply = await shop.ask('GET', '/delivery/favorite_product_order_code', {
        query,
        token: await shop.tokenOf(who),
      })
      return reply.body['order_code_list'] as Record<string, unknown>[]
    }

    it('[API-025] are added and removed, and the number of those who like it follows', async () => {
      await remove(numbers.beer)
      const before = (await marks([numbers.beer]))[0]
      const added = await add(numbers.beer)
      expect(added.body).toEqual({
        order_no: numbers.beer,
        is_favorite: 1,
        favorite_count: Number(before?.['favorite_count']) + 1,
      })
      expect((await marks([numbers.beer]))[0]).toMatchObject({ is_favorite: 1, has_products: 1 })
      expect((await remove(numbers.beer)).body).toMatchObject({
        is_favorite: 0,
        favorite_count: before?.['favorite_count'],
      })
    })

    it('stay the same when the same change comes twice', async () => {
      const first = await add(numbers.milk)
      expect((await add(numbers.milk)).body).toEqual(first.body)
      const gone = await remove(numbers.milk)
      expect((await remove(numbers.milk)).body).toEqual(gone.body)
    })

    it('[API-026] come newest first', async () => {
      await add(numbers.special)
      const { total_count, product_list } = await list('corporate')
      expect(product_list[0]).toMatchObject({ order_no: numbers.special, is_favorite: true, is_order: true })
      expect(total_count).toBe(product_list.length)
    })

    it('[API-026] come in pages', async () => {
      for (const no of [numbers.special, numbers.milk, numbers.lowFat]) await add(no, 'watched')
      const whole = (await list('watched')).product_list.map((one) => one.order_no)
      const pages = await Promise.all(
        ['0', '1', '2'].map((offset) => list('watched', weeks.first, { limit: '1', offset })),
      )
      expect(pages.flatMap((page) => page.product_list.map((one) => one.order_no))).toEqual(whole.slice(0, 3))
      expect(pages.map((page) => page.total_count)).toEqual(Array(3).fill(whole.length))
    })

    it('[API-022] [API-025] count all who like it, before and now', async () => {
      const countOf = async () => Number((await marks([numbers.capped]))[0]?.['favorite_count'])
      await remove(numbers.capped, 'family')
      await remove(numbers.capped)
      const before = await countOf()
      await add(numbers.capped, 'family')
      expect((await add(numbers.capped)).body['favorite_count']).toBe(before + 2)
      expect(await countOf()).toBe(before + 2)
      expect((await remove(numbers.capped)).body['favorite_count']).toBe(before + 1)
      expect(await countOf()).toBe(before + 1)
      await remove(numbers.capped, 'family')
    })

    it('[FAV-038] stay in the list when they are not on sale', async () => {
      await add(numbers.capped, 'newcomer')
      await shop.db
        .deleteFrom('offer')
        .where('order_no', '=', numbers.capped)
        .where('planning_week', '=', weeks.second)
        .execute()
      const { product_list } = await list('newcomer', weeks.second)
      expect(product_list.find((one) => one.order_no === numbers.capped)).toMatchObject({
        is_order: false,
        has_products: false,
        taxin_price: 216,
        planning_week: weeks.second,
      })
    })

    it('[API-022] marks unknown numbers as neither liked nor on sale', async () => {
      expect(await marks(['999999', '101'])).toEqual([
        { order_no: '999999', is_favorite: 0, favorite_count: 0, has_products: 0 },
        expect.objectContaining({ order_no: numbers.milk, has_products: 1 }),
      ])
    })

    it('of a product that does not exist: 404', async () => {
      expect((await add('999999')).body['error_status']).toBe('CSP9001')
    })

    it('show as marks in every list of that member alone', async () => {
      await add(numbers.lowFat)
      const query = {
        planningWeek: weeks.first,
        largeCategoryCd: '11',
        middleCategoryCd: '1101',
        smallCategoryCd: '110102',
        sort: '-1',
        limit: '1',
        offset: '0',
      }
      const flagFor = async (who?: string) => {
        const token = who === undefined ? {} : { token: await shop.tokenOf(who) }
        const reply = await shop.ask('GET', '/delivery/ec_category_product_list', { query, ...token })
        return (reply.body['product_basic_info_list'] as { is_favorite: number }[])[0]?.is_favorite
      }
      expect([await flagFor('corporate'), await flagFor('watched'), await flagFor()]).toEqual([
        1,
        expect.any(Number),
        0,
      ])
    })

    it('are refused to a login without a member', async () => {
      expect((await add(numbers.milk, 'unregistered')).body['error_status']).toBe('CSP17004')
    })
  })
})
