import { randomUUID } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import {
  addToFavouriteListCall,
  createFavouriteListCall,
  deleteFavouriteListCall,
  favouriteListsCall,
  removeFromFavouriteListCall,
  renameFavouriteListCall,
} from '@shop/shared/contract'
import * as v from 'valibot'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { favouriteCalls, resetFavourites } from '../testing/favourite-shop.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

const { milk, lowFat, beer, special, capped } = numbers
const corporate = '8881234500'
const family = { db: '1203456702', who: 'family' }
const path = '/delivery/favorite_product_category'

describe('lists of favourites', () => {
  const shop = setUp(() => openTestShop(testDatabase))
  let own: ReturnType<typeof favouriteCalls>
  let others: ReturnType<typeof favouriteCalls>
  beforeAll(async () => {
    own = favouriteCalls(shop, 'corporate')
    others = favouriteCalls(shop, family.who)
  })
  beforeEach(() => resetFavourites(shop, corporate, [milk, lowFat, beer, special]))

  describe('a new list', () => {
    it('[API-027] [API-047] has its name, its products and pictures of four', async () => {
      await own.press(capped)
      const { status, body } = await own.create(' 朝ごはん　', [milk, lowFat, beer, special, capped])
      expect(status).toBe(200)
      const made = v.parse(createFavouriteListCall.reply, body)
      expect(made).toMatchObject({ favorite_category_name: '朝ごはん', product_count: 5 })
      expect(made.image_url_list).toHaveLength(4)
      expect(await own.lists()).toEqual([made])
      // Of those that come in together the newest favourite stands first.
      expect(await own.numbersOf(made.favorite_category_id)).toEqual([capped, milk, lowFat, beer, special])
      expect(made.image_url_list.map(({ image_url }) => /\d{6}/.exec(image_url)?.[0])).toEqual([
        capped,
        milk,
        lowFat,
        beer,
      ])
    })

    it('[API-027] may be empty, and stands before the older ones', async () => {
      for (const name of ['一', '二', '三']) expect((await own.create(name)).status).toBe(200)
      const lists = await own.lists()
      expect(lists.map((list) => list.favorite_category_name)).toEqual(['三', '二', '一'])
      expect(lists[0]).toMatchObject({ product_count: 0, image_url_list: [] })
    })

    it('[FAV-019] leaves out what is no favourite, and says so', async () => {
      const { body } = await own.create('朝', [milk, capped, '999999', milk])
      expect(body['product_count']).toBe(1)
      expect(await own.numbersOf(String(body['favorite_category_id']))).toEqual([milk])
    })

    it.each([
      { name: '一二三四五六七八九十一', code: 'CSP20005' },
      { name: ' 　', code: 'CSP20005' },
      { name: '\u200b', code: 'CSP20005' },
      { name: `a${'\u0301'.repeat(200)}`, code: 'CSP20005' },
      { name: 'a\0b', code: 'CSP90003' },
    ])('[FAV-021] [FAV-025] is refused with the name $name: 400 $code', async ({ name, code }) => {
      const { status, body } = await own.create(name)
      expect([status, body['error_status']]).toEqual([400, code])
      expect(await own.lists()).toEqual([])
    })

    it.each([
      { name: `a${'\u0301'.repeat(199)}`, stored: `a${'\u0301'.repeat(199)}` },
      { name: '\ud83c朝', stored: '\ufffd朝' },
      { name: '👨‍👩‍👧‍👦'.repeat(10), stored: '👨‍👩‍👧‍👦'.repeat(10) },
    ])('[FAV-025] may be called $name', async ({ name, stored }) => {
      const key = randomUUID()
      const { status, body } = await own.create(name, [], key)
      expect([status, body['favorite_category_name']]).toEqual([200, stored])
      expect((await own.create(name, [], key)).body).toEqual(body)
    })

    it.each(['ﾊﾟﾝ', ' パン　', 'パン'])('[FAV-024] of a name that is there already is refused: %j', async (name) => {
      await own.create('パン', [milk])
      const { status, body } = await own.create(name, [lowFat])
      expect([status, body['error_status']]).toEqual([409, 'CSP20004'])
      expect(await own.lists()).toHaveLength(1)
    })

    it('[FAV-024] may have a name that another member’s list has, or that is free again', async () => {
      await resetFavourites(shop, family.db, [])
      await others.create('パン')
      const id = await own.made('パン')
      expect((await own.remove(id)).status).toBe(200)
      expect((await own.create('パン')).status).toBe(200)
    })

    it('[API-027] with more products than there are favourites is no request: 400', async () => {
      const { status } = await own.create('朝', Array<string>(1001).fill(milk))
      expect(status).toBe(400)
    })
  })

  it('[FAV-027] [API-027] is renamed, to its own name as well, and keeps its place and products', async () => {
    const first = await own.made('一', [milk, beer])
    await own.made('二')
    const { status, body } = await own.rename(first, ' 夜 ')
    expect(status).toBe(200)
    expect(v.parse(renameFavouriteListCall.reply, body)).toMatchObject({
      favorite_category_id: first,
      favorite_category_name: '夜',
      product_count: 2,
    })
    expect((await own.lists()).map((list) => list.favorite_category_name)).toEqual(['二', '夜'])
    expect((await own.rename(first, '夜')).status).toBe(200)
    expect((await own.rename(first, '二')).body['error_status']).toBe('CSP20004')
    expect((await own.rename(first, '一二三四五六七八九十一')).body['error_status']).toBe('CSP20005')
    expect((await own.lists())[1]?.favorite_category_name).toBe('夜')
  })

  it('[K-153] of two devices that rename it at the same time one hears what it is called now', async () => {
    const id = await own.made('朝', [milk])
    const answers = await Promise.all(['昼', '夜'].map((name) => own.rename(id, name, undefined, { seen_name: '朝' })))
    const [list] = await own.lists()
    const stored = list?.favorite_category_name
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused).toMatchObject([
      {
        status: 409,
        body: { error_status: 'CSP50023', error_message: `別の端末で変更されています（いま「${stored}」）` },
      },
    ])
  })

  it('[K-153] is not deleted by a page that does not show what another device has put into it', async () => {
    const id = await own.made('朝', [milk])
    await own.add(id, [beer])
    expect(await own.remove(id, undefined, { seen_count: 1 })).toMatchObject({
      status: 409,
      body: { error_status: 'CSP50023', error_message: '別の端末で変更されています（いま2品）' },
    })
    expect((await own.remove(id, undefined, { seen_count: 2 })).status).toBe(200)
  })

  it('[FAV-041] [API-081] is deleted, and its products stay favourites', async () => {
    const id = await own.made('朝', [milk])
    const { status, body } = await own.remove(id)
    expect([status, v.parse(deleteFavouriteListCall.reply, body)]).toEqual([200, { id }])
    expect(await own.lists()).toEqual([])
    expect((await own.favourites()).total_count).toBe(4)
  })

  it('[API-028] [API-081] [FAV-031] products come in and go out, as often as they are told to', async () => {
    const id = await own.made('朝', [special])
    const added = await own.add(id, [beer, milk, capped, milk])
    expect([added.status, v.parse(addToFavouriteListCall.reply, added.body)]).toEqual([
      200,
      { favorite_category_id: id, favorite_product_ids: [beer, milk] },
    ])
    expect(await own.numbersOf(id)).toEqual([milk, beer, special])
    expect((await own.add(id, [special])).body['favorite_product_ids']).toEqual([special])
    expect(await own.numbersOf(id)).toEqual([milk, beer, special])
    for (const _ of ['once', 'again']) {
      const { status, body } = await own.takeOut(id, [milk, special, '999999'])
      expect([status, v.parse(removeFromFavouriteListCall.reply, body).favorite_product_ids]).toEqual([200, []])
    }
    expect(await own.numbersOf(id)).toEqual([beer])
    expect((await own.favourites()).total_count).toBe(4)
    expect((await own.add(id, [])).body['favorite_product_ids']).toEqual([])
  })

  it('[FAV-044] another member’s list is no list: every call answers as for one that nobody has', async () => {
    await resetFavourites(shop, family.db, [milk])
    const theirs = await others.made('夜', [milk])
    const callsOf = (id: string) => [
      () => own.rename(id, '朝'),
      () => own.remove(id),
      () => own.add(id, [milk]),
      () => own.takeOut(id, [milk]),
      () => own.ask({ is_category_filtering: '1', favorite_product_category_id: id }),
    ]
    const answersOf = async (id: string) => {
      const answers = []
      for (const call of callsOf(id)) {
        const { status, text } = await call()
        answers.push([status, text])
      }
      return answers
    }
    const answers = await answersOf(theirs)
    expect(answers).toEqual(await answersOf(randomUUID()))
    expect(new Set(answers.map(([status, text]) => `${status} ${text}`)).size).toBe(1)
    expect(answers[0]).toEqual([404, expect.stringContaining('"CSP20001"')])
    expect(await others.lists()).toMatchObject([{ favorite_category_id: theirs, favorite_category_name: '夜' }])
    expect(await others.numbersOf(theirs)).toEqual([milk])
  })

  it.each(['', 'no-list'])(
    '[FAV-044] favourites of the list %j are not found',
    async (favorite_product_category_id) => {
      const { status, body } = await own.ask({ is_category_filtering: '1', favorite_product_category_id })
      expect([status, body['error_status']]).toEqual([404, 'CSP20001'])
    },
  )

  it('[API-028] the list of the path is the list of the body, or the request is none', async () => {
    const [one, other] = [await own.made('一'), await own.made('二')]
    for (const method of ['POST', 'DELETE']) {
      const { status, body } = await shop.write('corporate', method, `${path}/${one}`, {
        body: { id: other, favorite_product_ids: [milk] },
        callPath: addToFavouriteListCall.path,
      })
      expect([status, body['error_status']]).toEqual([400, 'CSP90003'])
    }
    expect(await own.numbersOf(one)).toEqual([])
  })

  it.each(['a/b', '%2F', '?a#b', '..a', 'リスト １', 'x'.repeat(100)])(
    '[API-028] an id may be any text: %s',
    async (id) => {
      const list = { id, member_code: corporate, name: '朝', name_key: '朝', created_at: shop.clock.now() }
      await shop.db.insertInto('favourite_list').values(list).execute()
      expect((await own.add(id, [milk])).body).toEqual({ favorite_category_id: id, favorite_product_ids: [milk] })
      expect(await own.numbersOf(id)).toEqual([milk])
    },
  )

  it('a token is for the call and not for one list of it', async () => {
    const id = await own.made('朝')
    const { status } = await shop.write('corporate', 'POST', `${path}/${id}`, {
      body: { id, favorite_product_ids: [milk] },
      callPath: `/favorite_product_category/${id}`,
    })
    expect(status).toBe(403)
  })

  it('[FAV-016] a favourite that is taken off leaves all lists at once, and is back in them when it is pressed again', async () => {
    const [one, other] = [await own.made('一', [milk, beer]), await own.made('二', [milk])]
    const before = await own.lists()
    await own.takeOff(milk)
    expect([await own.numbersOf(one), await own.numbersOf(other)]).toEqual([[beer], []])
    expect((await own.lists()).map((list) => list.product_count)).toEqual([0, 1])
    expect((await own.add(other, [milk])).body['favorite_product_ids']).toEqual([])
    await own.press(milk)
    expect(await own.lists()).toEqual(before)
    expect(await own.numbersOf(other)).toEqual([milk])
  })

  it('[API-026] [API-047] is_independent says who is in no list, and those can be asked for', async () => {
    const id = await own.made('朝', [milk, beer])
    const flags = async () =>
      Object.fromEntries((await own.favourites()).product_list.map((one) => [one.order_no, one.is_independent]))
    expect(await flags()).toEqual({ [milk]: false, [beer]: false, [lowFat]: true, [special]: true })
    const alone = await own.favourites({ is_independent_category: '1' })
    expect([alone.total_count, alone.product_list.map((one) => one.order_no)]).toEqual([2, [lowFat, special]])
    expect((await own.favourites({ is_category_filtering: '0' })).total_count).toBe(4)
    await own.remove(id)
    expect((await own.favourites({ is_independent_category: '1' })).total_count).toBe(4)
  })

  it('[API-026] the favourites of a list come in pages too', async () => {
    const id = await own.made('朝', [milk, beer, special])
    const query = { is_category_filtering: '1', favorite_product_category_id: id, limit: '2', offset: '2' }
    const { total_count, product_list } = await own.favourites(query)
    expect([total_count, product_list.map((one) => one.order_no)]).toEqual([3, [special]])
  })

  it('[API-027] [API-028] the same intent sent again gives the first answer, and changes nothing', async () => {
    const key = randomUUID()
    const first = await own.create('朝', [milk], key)
    const id = String(first.body['favorite_category_id'])
    await own.rename(id, '夜')
    expect((await own.create('朝', [milk], key)).body).toEqual(first.body)
    expect((await own.lists()).map((list) => list.favorite_category_name)).toEqual(['夜'])
    const again = randomUUID()
    const added = await own.add(id, [beer], again)
    await own.takeOut(id, [beer])
    expect((await own.add(id, [beer], again)).body).toEqual(added.body)
    expect(await own.numbersOf(id)).toEqual([milk])
    const gone = randomUUID()
    await own.remove(id, gone)
    expect(await own.remove(id, gone)).toMatchObject({ status: 200, body: { id } })
    expect((await own.remove(id)).status).toBe(404)
  })

  it('[FAV-043] family and corporate members have lists of their own, and a login without a member has none', async () => {
    await resetFavourites(shop, family.db, [milk])
    expect((await others.create('家族', [milk])).status).toBe(200)
    expect(await own.lists()).toEqual([])
    const unregistered = favouriteCalls(shop, 'unregistered')
    expect((await unregistered.create('朝')).body['error_status']).toBe('CSP17004')
    expect((await shop.ask('GET', path)).status).toBe(401)
  })

  it('[CAT-056] a favourite that is not on sale names its next open week, and shows no price of a week to come', async () => {
    const offer = shop.db.selectFrom('offer').selectAll().where('order_no', '=', beer)
    const [one] = await offer.where('planning_week', '=', weeks.first).execute()
    await shop.db.deleteFrom('offer').where('order_no', '=', beer).where('planning_week', '>=', weeks.first).execute()
    const ofBeer = async () => (await own.favourites()).product_list.find(({ order_no }) => order_no === beer)
    expect((await ofBeer())?.nxtkiksyua).toBeUndefined()
    if (one === undefined) throw new Error('the beer is on sale')
    await shop.db
      .insertInto('offer')
      .values({ ...one, planning_week: '20261203', tax_included_price: 999 })
      .execute()
    expect(await ofBeer()).toMatchObject({ is_order: false, taxin_price: 220 })
    expect((await ofBeer())?.nxtkiksyua).toBeUndefined()
    await shop.db
      .insertInto('offer')
      .values({ ...one, planning_week: weeks.second })
      .execute()
    expect(await ofBeer()).toMatchObject({ is_order: false, nxtkiksyua: weeks.second })
    await shop.db.insertInto('offer').values(one).execute()
  })

  it('lists are answered in the contract’s form', async () => {
    await own.made('朝', [milk])
    const { body } = await shop.ask('GET', path, { token: await shop.tokenOf('corporate') })
    expect(Object.keys(v.parse(favouriteListsCall.reply, body).favorite_product_category_list[0] ?? {})).toEqual([
      'favorite_category_id',
      'favorite_category_name',
      'product_count',
      'image_url_list',
    ])
  })
})
