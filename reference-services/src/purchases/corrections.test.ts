import { describe, expect, it } from '@jest/globals'
import { billingCall, paymentDetailCall, purchaseHistoryCall } from '@shop/shared/contract'
import * as v from 'valibot'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { bookCorrection, type CorrectionLine } from './book-correction.ts'
import { slipsOf } from './slip-rows.ts'

const corporate = '8881234500'
const refund: CorrectionLine = {
  jan_code: null,
  name: '手包み風 肉餃子',
  remark: '袋やぶれのため返金',
  price_with_tax: -35,
  price_without_tax: -33,
  tax_rate: 8,
}

/** A refund of 33 yen takes 2 or 3 yen of tax with it: that of all of a document is rounded once. [K-62] */
const ofOneRefund = [35, 36]
const ofTwoRefunds = [71, 72]

describe('a correction', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const read = async <S extends v.GenericSchema>(schema: S, path: string, query: Record<string, string>) => {
    const { body } = await shop.ask('GET', `/delivery/${path}`, { query, token: await shop.tokenOf('corporate') })
    return v.parse(schema, body)
  }
  const billing = async (paymentMonth: string) =>
    (await read(billingCall.reply, 'payment_billing', { paymentYear: '2026', paymentMonth })).billing
  const detail = async (deliveryMonth: string, deliveryDay: string) =>
    (await read(paymentDetailCall.reply, 'payment_detail', { deliveryYear: '2026', deliveryMonth, deliveryDay }))
      .paymentDetail
  const month = (purchaseDateFrom: string, purchaseDateTo: string) =>
    read(purchaseHistoryCall.reply, 'purchase_history', { purchaseDateFrom, purchaseDateTo })
  const deliveryOn = async (day: string) => {
    const [found] = await slipsOf(shop.db, { member: corporate, from: day, to: day })
    if (found === undefined) throw new Error(`no delivery on ${day}`)
    const { items, ...slip } = found
    return slip
  }
  const book = async (day: string, on: string) => {
    const slip = await deliveryOn(day)
    await shop.db.transaction().execute((db) => bookCorrection(db, slip, on, [refund]))
  }

  it('[ACC-062] [ACC-065] stands on its slip, marked, beside what the day had come to', async () => {
    const before = await month('2026-11-01', '2026-11-30')
    const [bill, paid] = [await billing('11'), await detail('11', '10')]
    await book('2026-11-10', '2026-11-12')
    const after = await month('2026-11-01', '2026-11-30')
    const [was, is] = [before, after].map((one) => one.slipPurchases.find((slip) => slip.purchaseDate === '2026-11-10'))
    expect(is?.purchasedItems.at(-1)).toMatchObject({ correctionType: '1', itemName: refund.name, taxType: '2' })
    const [bought, left] = [was?.corrected ?? was, is?.corrected]
    expect([is?.total, left?.subtotalReduced8]).toEqual([was?.total, (bought?.subtotalReduced8 ?? 0) - 33])
    expect(left?.taxReduced8).toBe(Math.floor(((left?.subtotalReduced8 ?? 0) * 8) / 100))
    expect(after.totals.subtotalReduced8).toBe(before.totals.subtotalReduced8 - 33)
    expect(ofOneRefund).toContain((bought?.total ?? 0) - (left?.total ?? 0))
    expect(ofOneRefund).toContain(before.totals.total - after.totals.total)
    expect(ofOneRefund).toContain((bill?.amount ?? 0) - ((await billing('11'))?.amount ?? 0))
    const rows = (await detail('11', '10'))?.detailList ?? []
    const [row, earlier] = [rows, paid?.detailList ?? []].map((all) => all.find((one) => one.kikakuSyu === '20261102'))
    expect(ofOneRefund).toContain((earlier?.adjustmentAmount ?? 0) - (row?.adjustmentAmount ?? 0))
    expect(row?.deliveryUseAmount).toBe(earlier?.deliveryUseAmount)
  })

  it('[ACC-069] of a month that is paid goes to the month in which it is booked, in the row that stands last', async () => {
    const october = [await billing('10'), await month('2026-10-01', '2026-10-31')]
    const november = await billing('11')
    await book('2026-10-20', '2026-11-06')
    await book('2026-10-27', '2026-11-06')
    expect([await billing('10'), await month('2026-10-01', '2026-10-31')]).toEqual(october)
    expect(ofTwoRefunds).toContain((november?.amount ?? 0) - ((await billing('11'))?.amount ?? 0))
    const { slipPurchases } = await month('2026-11-01', '2026-11-30')
    const corrections = slipPurchases.find((slip) => slip.purchaseDate === '2026-11-06' && slip.businessType === '002')
    expect(corrections).toMatchObject({
      planningWeek: '99999999',
      total: 0,
      corrected: { taxReduced8: -5, total: -71 },
    })
    expect(corrections?.purchasedItems.map((item) => item.itemRemark)).toEqual([
      '10月20日お届け分 袋やぶれのため返金',
      '10月27日お届け分 袋やぶれのため返金',
    ])
    const rows = (await detail('11', '17'))?.detailList ?? []
    expect(rows.filter((row) => row.kikakuSyu === '99999999')).toEqual([rows.at(-1)])
    expect(rows.map((row) => row.deliveryDate)).toEqual(['2026-11-03', '2026-11-10', '2026-11-17', undefined])
    // It had not come by then.
    expect((await detail('11', '03'))?.detailList.map((row) => row.adjustmentAmount)).not.toContain(-71)
  })

  it('is never booked before what it corrects', async () => {
    await expect(book('2026-11-10', '2026-11-09')).rejects.toThrow(RangeError)
  })

  it('of one slip by two at the same moment has both their lines', async () => {
    const lines = async () => (await slipsOf(shop.db, { member: corporate, from: '2026-11-17', to: '2026-11-17' }))[0]
    const before = (await lines())?.items.length ?? 0
    await Promise.all([book('2026-11-17', '2026-11-18'), book('2026-11-17', '2026-11-18')])
    expect((await lines())?.items).toHaveLength(before + 2)
  })
})
