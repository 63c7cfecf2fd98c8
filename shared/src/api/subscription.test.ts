import { describe, expect, it } from '@jest/globals'
import { weekNumber } from '@shop/shared/domain'
import { getRegistrationStops, getSubscriptions } from './subscription.ts'
import { bareProduct } from './testing/product-replies.ts'
import { subscriptionsReply } from './testing/replies.ts'
import { replying } from './testing/replying.ts'

const week = weekNumber('20261201')

describe('the subscriptions of a member', () => {
  it('[API-035] are asked for whole, and read', async () => {
    const { api, asked } = replying(subscriptionsReply)
    const [milk, ...others] = await getSubscriptions(api, week)
    expect(asked[0]).toMatchObject({
      call: { method: 'GET', path: '/come_every_inf' },
      query: { planningWeek: '20261201', limit: 999, offset: 0 },
    })
    expect(others).toEqual([])
    expect(milk?.product).toMatchObject({ orderNumber: '000001', name: bareProduct.product_name })
    expect(milk).toMatchObject({
      cycleCode: 1,
      quantity: 2,
      nextWeek: '20261201',
      nextQuantity: 2,
      orderNumber: '200001',
      orderedWeek: '20261101',
      isNewOrder: false,
      maxOrder: 5,
    })
    expect(milk?.orders).toEqual([
      { orderNumber: '200001', code: 1, quantity: 2, inputStatus: 66, basePrice: 200, taxIncludedPrice: 216 },
      { orderNumber: '200010', code: 10, quantity: 0 },
    ])
  })

  it('[ORD-098] leave out what the member cannot modify', async () => {
    const [milk] = subscriptionsReply.come_every_inf
    const over = { ...milk, cycle_category: 10, next_planning_week: null }
    const reply = { total_count: 2, come_every_inf: [milk, over] }
    expect(await getSubscriptions(replying(reply).api, week)).toHaveLength(1)
  })
})

describe('[ORD-097] what may not be registered', () => {
  it('comes from the file of that name', async () => {
    const reply = {
      stoppedWeeks: ['20240301'],
      stoppedOrderNos: ['1'],
      stoppedNewRegistrations: [{ planningWeek: '20240302', cycleCategory: 2, orderNos: ['2'] }],
    }
    const { api, asked } = replying(reply)
    expect(await getRegistrationStops(api)).toEqual({
      weeks: ['20240301'],
      orderNumbers: ['000001'],
      byCycle: [{ week: '20240302', cycle: 2, orderNumbers: ['000002'] }],
    })
    expect(asked[0]?.call).toMatchObject({ path: '/static-data/come-every-stop.json' })
  })

  it('is nothing when the file is empty', async () => {
    expect(await getRegistrationStops(replying({}).api)).toEqual({ weeks: [], orderNumbers: [], byCycle: [] })
  })
})
