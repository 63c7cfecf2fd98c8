import { describe, expect, it } from '@jest/globals'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { testHour } from '../testing/test-hour.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'

type Answered = { product_basic_info_list: { order_no: string; come_every_syo_kbn: string | null }[]; meta: unknown }

describe('recommendations', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  async function recommend(specId: string, over: Record<string, string | string[]> = {}, who = 'member') {
    const query = { planningWeek: weeks.first, specId, limit: '100', ...over }
    const answer = await shop.ask('GET', '/recommend/recommended_products', { query, token: await shop.tokenOf(who) })
    return { status: answer.status, ...(answer.body as Answered) }
  }
  const numbersOf = ({ product_basic_info_list: list }: Answered) => list.map((one) => one.order_no)
  const orderedBy = async (code: string, week?: string) => {
    const lines = await shop.db.selectFrom('order_line').selectAll().where('member_code', '=', code).execute()
    return new Set(
      lines.filter((line) => week === undefined || line.planning_week === week).map((line) => line.order_no),
    )
  }
  const member = '1203456701'

  it.each([
    { specId: 'ranking-top', model: '5001' },
    { specId: 'recommend-top', model: '3001' },
    { specId: 'recommend-order-pc', model: '3011' },
    { specId: 'recommend-order-sp', model: '3012' },
    { specId: 'recommend-cart', model: '3021' },
    { specId: 'recommend-repeat', model: '3031' },
    { specId: 'unheard-of', model: '3001' },
    { specId: 'constructor', model: '3001' },
    { specId: '__proto__', model: '3001' },
  ])('[API-036] $specId is model $model', async ({ specId, model }) => {
    expect((await recommend(specId)).meta).toEqual({ request_params: { modelid: model } })
  })

  it.each(['recommend-top', 'recommend-order-pc', 'recommend-cart', 'recommend-come-every'])(
    '[API-036] %s never names what is in the order',
    async (specId) => {
      const ordered = await orderedBy(member, weeks.first)
      const named = numbersOf(await recommend(specId))
      expect(named.length).toBeGreaterThan(0)
      expect(named.filter((no) => ordered.has(no))).toEqual([])
    },
  )

  it('[API-036] never names what is paid with points, however often it was ordered', async () => {
    await shop.db
      .insertInto('order_line')
      .values({
        member_code: member,
        planning_week: '20261103',
        order_no: numbers.pointExchange,
        order_count: 1,
        input_status: 62,
        cycle: null,
        ordered_at: new Date(testHour),
      })
      .execute()
    expect(numbersOf(await recommend('recommend-top'))).not.toContain(numbers.pointExchange)
  })

  it.each([
    { specId: 'recommend-top', fallsBack: false },
    { specId: 'recommend-repeat', fallsBack: false },
    { specId: 'recommend-cart', fallsBack: true },
    { specId: 'recommend-order-sp', fallsBack: true },
    { specId: 'detail', fallsBack: true },
  ])('[ORD-019] $specId gives who has ordered nothing the ranking: $fallsBack', async ({ specId, fallsBack }) => {
    await shop.db.deleteFrom('order_line').where('member_code', '=', '8881234500').execute()
    const ranked = numbersOf(await recommend('ranking-top', {}, 'corporate')).slice(0, 3)
    expect(ranked).toHaveLength(3)
    expect(numbersOf(await recommend(specId, {}, 'corporate')).slice(0, 3)).toEqual(fallsBack ? ranked : [])
  })

  it('[API-036] beside an item stands what was ordered with it, most often first, and not the item', async () => {
    const item = '000205'
    const named = numbersOf(await recommend('recommend-order-pc', { itemIds: [`${weeks.first}_${item}`] }))
    const lines = await shop.db.selectFrom('order_line').selectAll().execute()
    const counted = lines.filter((one) => one.planning_week >= '20261103')
    const basketOf = (one: { member_code: string; planning_week: string }) => one.member_code + one.planning_week
    const baskets = new Set(counted.filter((one) => one.order_no === item).map(basketOf))
    const times = (no: string) =>
      new Set(counted.filter((one) => one.order_no === no && baskets.has(basketOf(one))).map((one) => one.member_code))
        .size
    expect(named).not.toContain(item)
    expect(named.map(times)).toEqual(named.map(times).toSorted((one, other) => other - one))
    // Whom fewer than five have in common could be recognised.
    expect(times(named.at(-1) ?? '')).toBeGreaterThanOrEqual(5)
  })

  it('[API-036] what repeats is answered with something new, and subscriptions with what can be one', async () => {
    const ever = await orderedBy('1203456702')
    const fresh = numbersOf(await recommend('recommend-repeat', {}, 'family'))
    expect(fresh.filter((no) => ever.has(no))).toEqual([])
    const { product_basic_info_list: list } = await recommend('recommend-come-every', {}, 'family')
    expect(list.length).toBeGreaterThan(0)
    expect(list.every((one) => one.come_every_syo_kbn === '1')).toBe(true)
  })

  it('[CAT-093] refuses more than twenty items, and more than a hundred products', async () => {
    const itemIds = Array.from({ length: 21 }, (_, at) => `${weeks.first}_${104_001 + at}`)
    expect((await recommend('recommend-cart', { itemIds })).status).toBe(400)
    expect((await recommend('recommend-cart', { itemIds: itemIds.slice(1) })).status).toBe(200)
    expect((await recommend('recommend-cart', { limit: '101' })).status).toBe(400)
  })

  describe('[CAT-057] what a member opened of it', () => {
    const view = async (over: object = {}, who = 'member') => {
      const token = await shop.tokenOf(who)
      const { body } = await shop.ask('GET', '/recommend/recommend_user_id', { token: await shop.tokenOf('member') })
      const sent = { userId: body['user_id'], trackingId: '3001-2', planningWeek: weeks.first, orderNo: '205', ...over }
      return shop.ask('POST', '/recommend/recommended_product_view', { token, body: sent })
    }
    const kept = () => shop.db.selectFrom('recommended_view').selectAll().execute()

    it('carries the model and the place in the list', async () => {
      const { product_basic_info_list: list } = await recommend('ranking-top')
      const ids = list.map((one) => (one as { tracking_id?: string }).tracking_id)
      expect(ids.slice(0, 2)).toEqual(['5001-1', '5001-2'])
    })

    it('is kept under the id that names nobody', async () => {
      expect((await view()).status).toBe(200)
      const [one, ...others] = await kept()
      expect(others).toEqual([])
      expect(one).toMatchObject({ tracking_id: '3001-2', planning_week: weeks.first, order_no: '000205' })
      expect(one?.user_id).toMatch(/^[0-9a-f]{32}$/)
    })

    it.each([
      { says: 'another member’s id', over: {}, who: 'corporate', status: 404 },
      { says: 'an id of nobody', over: { userId: 'x' }, who: 'member', status: 404 },
      { says: 'an id of a wrong form', over: { trackingId: '<b>' }, who: 'member', status: 400 },
      { says: 'no week', over: { planningWeek: '1' }, who: 'member', status: 400 },
    ])('is refused with $says', async ({ over, who, status }) => {
      const before = (await kept()).length
      expect((await view(over, who)).status).toBe(status)
      expect(await kept()).toHaveLength(before)
    })
  })
})
