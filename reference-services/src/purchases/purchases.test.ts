import { describe, expect, it } from '@jest/globals'
import {
  billingCall,
  monthlyPurchasesCall,
  paymentDetailCall,
  purchaseHistoryCall,
  type SlipPurchaseWire,
} from '@shop/shared/contract'
import * as v from 'valibot'
import { testDatabase } from '../testing/databases.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { firstDayOf, lastDayOf, monthsFrom } from './slip-months.ts'

const shown = monthsFrom('2024-11', '2026-11')
const people = ['member', 'corporate', 'watched', 'union']

const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0)
const counted = (slip: SlipPurchaseWire) => slip.corrected?.total ?? slip.total
type Bases = Pick<SlipPurchaseWire, 'subtotal10' | 'subtotalReduced8' | 'subtotalNonTaxable'>
/** The tax of each rate is rounded once. */
const taxed = ({ subtotal10, subtotalReduced8, subtotalNonTaxable }: Bases) =>
  subtotal10 +
  Math.trunc((subtotal10 * 10) / 100) +
  subtotalReduced8 +
  Math.trunc((subtotalReduced8 * 8) / 100) +
  subtotalNonTaxable
/** A slip's remark tells of them. */
const pointsUsed = ({ discountRemark = '' }: SlipPurchaseWire) =>
  Number(/ポイント利用 ご請求から(\d+)円引き/.exec(discountRemark)?.[1] ?? 0)

describe('purchases', () => {
  const shop = setUp(() => openTestShop(testDatabase))

  const ask = async (path: string, query: Record<string, string>, who = 'member') =>
    shop.ask('GET', `/delivery/${path}`, { query, token: await shop.tokenOf(who) })
  async function read<S extends v.GenericSchema>(schema: S, path: string, query: Record<string, string>, who?: string) {
    const { status, body } = await ask(path, query, who)
    expect([path, query, status]).toEqual([path, query, 200])
    return v.parse(schema, body)
  }
  const month = (asked: string, who?: string) =>
    read(
      purchaseHistoryCall.reply,
      'purchase_history',
      { purchaseDateFrom: firstDayOf(asked), purchaseDateTo: lastDayOf(asked) },
      who,
    )
  const billing = async (asked: string, who?: string) => {
    const [paymentYear = '', paymentMonth = ''] = asked.split('-')
    return (await read(billingCall.reply, 'payment_billing', { paymentYear, paymentMonth }, who)).billing
  }
  const byDay = (day = '') => {
    const [deliveryYear = '', deliveryMonth = '', deliveryDay = ''] = day.split('-')
    return { deliveryYear, deliveryMonth, deliveryDay }
  }
  const detail = async (day: string | undefined, who?: string) =>
    (await read(paymentDetailCall.reply, 'payment_detail', byDay(day), who)).paymentDetail

  it.each(people)(
    '[ACC-057] [ACC-062] [K-62] every month of %s has the tax of its bases, as its billing and its chart',
    async (who) => {
      const { months } = await read(
        monthlyPurchasesCall.reply,
        'monthly_purchases',
        { monthFrom: shown[0] ?? '', monthTo: shown.at(-1) ?? '' },
        who,
      )
      expect(months.map((one) => one.month)).toEqual(shown)
      for (const asked of shown) {
        const { slipPurchases, totals } = await month(asked, who)
        const deliveries = slipPurchases.filter((slip) => slip.businessType === '002')
        expect([asked, deliveries.length >= 2]).toEqual([asked, true])
        const watched = totals.watchingServiceSubtotal ?? 0
        expect([totals.tax10, totals.taxReduced8]).toEqual([
          Math.trunc((totals.subtotal10 * 10) / 100),
          Math.trunc((totals.subtotalReduced8 * 8) / 100),
        ])
        expect(totals.total).toBe(taxed(totals) + watched)
        for (const slip of slipPurchases) expect(slip.total).toBe(taxed(slip))
        expect(months.find((one) => one.month === asked)?.total).toBe(totals.total)
        const bill = await billing(asked, who)
        const bases = deliveries.map((slip) => slip.corrected ?? slip)
        const ofBill = (name: 'subtotal10' | 'subtotalReduced8' | 'subtotalNonTaxable') =>
          sum(bases.map((one) => one[name]))
        const billed = taxed({
          subtotal10: ofBill('subtotal10'),
          subtotalReduced8: ofBill('subtotalReduced8'),
          subtotalNonTaxable: ofBill('subtotalNonTaxable'),
        })
        expect([asked, bill?.amount]).toEqual([asked, billed + watched - sum(deliveries.map(pointsUsed))])
        const paid = await detail(bill?.detailDeliveryDate, who)
        expect(paid?.accumulatedAmount).toBe(bill?.amount)
        expect(paid?.confirmed).toBe(asked !== '2026-11')
        const rows = paid?.detailList.filter((row) => row.kikakuSyu !== '99999999') ?? []
        const ownSlips = deliveries.filter((slip) => slip.planningWeek !== '99999999')
        expect(sum(rows.map((row) => row.kikakuSyuTotalAmount))).toBe(
          sum(ownSlips.map(counted)) - sum(deliveries.map(pointsUsed)),
        )
      }
    },
  )

  it('[ACC-062] [ACC-065] [API-055] two years hold every kind of slip and of line, the latest first', async () => {
    const all: SlipPurchaseWire[] = []
    for (const asked of shown.toReversed()) all.push(...(await month(asked)).slipPurchases)
    const days = all.map((slip) => slip.purchaseDate)
    expect(days).toEqual(days.toSorted().toReversed())
    const items = all.flatMap((slip) => slip.purchasedItems)
    expect(new Set(items.map((item) => item.correctionType))).toEqual(new Set(['0', '1']))
    expect(new Set(items.map((item) => item.taxType))).toContain('2')
    for (const item of items.filter((one) => one.correctionType === '0'))
      expect(item.purchasePriceWithTax).toBe((item.unitPriceWithTax ?? 0) * (item.itemQuantity ?? 0))
    expect(all.some((slip) => pointsUsed(slip) === 500)).toBe(true)
    const discounted = all.filter((slip) => /^(お試し割引|見切り品)/.test(slip.discountRemark ?? ''))
    expect(discounted.length).toBeGreaterThan(0)
    for (const { purchasedItems } of discounted) {
      const [item] = purchasedItems.filter((one) => one.discountedPriceWithTax !== undefined)
      expect(item?.discountedPriceWithTax).toBeLessThan(item?.purchasePriceWithTax ?? 0)
      expect([item?.discountRemark, item?.discountDetail]).not.toContain(undefined)
    }
    const inShops = all.filter((slip) => slip.businessType === '001')
    expect(inShops.length).toBeGreaterThan(0)
    for (const slip of inShops) {
      expect(slip.purchaseTimestamp?.slice(0, 10)).toBe(slip.purchaseDate)
      expect([slip.planningWeek, slip.deliverySubtotal]).toEqual([undefined, 0])
    }
  })

  it('[ACC-065] the slips of this month hold a correction of their own, and one of the month before', async () => {
    for (const who of people) {
      const { slipPurchases } = await month('2026-11', who)
      const corrected = slipPurchases.filter((slip) => slip.corrected !== undefined)
      expect([who, corrected.some((slip) => slip.planningWeek === '99999999')]).toEqual([who, true])
      expect([who, corrected.some((slip) => slip.planningWeek === '20261103')]).toEqual([who, true])
    }
  })
})
