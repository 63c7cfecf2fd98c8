import { randomUUID } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { numbers } from '../testing/an-item.ts'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop, weeks } from '../testing/test-shop.ts'
import { balancesOf } from './point-balance.ts'

const code = '1203456701'
const points = 12_345
const price = 500

describe('points used and exchanged at once', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const use = (seen?: { seen_point: number }) =>
    shop.write('member', 'POST', '/legacy-point/reserve-delivery-point', {
      body: { point: price, ...seen },
      key: randomUUID(),
    })
  const exchange = (planning_week: string) =>
    shop.write('member', 'PUT', '/delivery/order', {
      body: { planning_week, order_no: numbers.pointExchange, order_count: 1, input_status: 62, mode: 'append' },
      key: randomUUID(),
    })

  it('[ACC-034] [ACC-081] 200 of two devices get as much as there is, and never more', async () => {
    await shop.db.updateTable('point_balance').set({ current_points: points }).where('member_code', '=', code).execute()
    await shop.db.deleteFrom('point_reservation').where('member_code', '=', code).execute()
    await shop.tokenOf('member')
    const devices = [() => use(), () => exchange(weeks.first), () => use(), () => exchange(weeks.second)]
    const answers = await Promise.all(Array.from({ length: 200 }, (_, at) => devices[at % devices.length]?.()))
    const isStored = (answer: (typeof answers)[number]) =>
      answer?.status === 200 && !answer.text.includes('<result>1</result>')
    const balance = (await balancesOf(shop.db, [code])).get(code)
    expect(balance).toMatchObject({ current: points, reserved: 12_000, available: 345 })
    expect(answers.filter(isStored)).toHaveLength(24)
    const refused = answers.filter((answer) => !isStored(answer)).map((answer) => answer?.text ?? '')
    expect(refused.filter((text) => !/PT004|CSP50005/.test(text))).toEqual([])
  })

  it('[K-151] of two devices that show the same one sets points aside, and the other hears how many there are', async () => {
    await shop.db.deleteFrom('point_reservation').where('member_code', '=', code).execute()
    const answers = await Promise.all([use({ seen_point: 0 }), use({ seen_point: 0 })])
    const refused = answers.filter(({ text }) => text.includes('<result>1</result>'))
    expect(refused).toHaveLength(1)
    expect(refused[0]?.text).toContain('<error_code>PT006</error_code>')
    expect(refused[0]?.text).toContain('別の端末で変更されています（いま500ポイント）')
  })
})
