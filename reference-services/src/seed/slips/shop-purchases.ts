import { tokyoDay, tokyoInstant } from '../../calendar/tokyo-time.ts'
import { shopBusiness } from '../../purchases/slip-sums.ts'
import { between, chanceFor, oneOf, someByWeight } from '../chance.ts'
import { boughtItem, discountWithTax } from './bought-item.ts'
import type { SeededSlips, Shopper } from './old-deliveries.ts'

const shops = [
  { code: '310', name: '札幌北店' },
  { code: '322', name: '円山店' },
  { code: '335', name: '豊平店' },
] as const
const shopName = '店舗お買い上げ（店頭でお支払い済み）'
const markdown = { remark: '見切り品', percent: 30 }
const markdownChance = 0.3
const maxAMonth = 2
/** Every month has this day. */
const lastPurchaseDay = 28

/** Purchases in shops of a member with a card, until today. [K-81] */
export function shopPurchases(shopper: Shopper, months: readonly string[], { seed, today }: ShopFacts): SeededSlips {
  const each = months.flatMap((month) => purchasesOfMonth(shopper, month, seed))
  const past = each.filter(({ slip }) => slip.purchased_on < today)
  return { slips: past.map(({ slip }) => slip), items: past.flatMap(({ items }) => items) }
}

type ShopFacts = { seed: number; today: string }

function purchasesOfMonth({ member, pool }: Shopper, month: string, seed: number) {
  const chance = chanceFor(seed, 'shop', member.code, month)
  const [year = 0, number = 0] = month.split('-').map(Number)
  return Array.from({ length: between(chance, 0, maxAMonth) }, (_, at) => {
    const at10To19 = tokyoInstant(year, number, between(chance, 1, lastPurchaseDay), between(chance, 10, 19))
    const purchased_at = new Date(at10To19.getTime() + between(chance, 0, 59) * 60_000)
    const shop = oneOf(chance, shops)
    const slip_no = `${member.code}-shop-${month}-${at + 1}`
    const discounted = chance() < markdownChance ? 0 : undefined
    const items = someByWeight(chance, pool, () => 1, between(chance, 3, 7)).map((item, place) =>
      boughtItem(slip_no, item, between(chance, 1, 2), place === discounted ? markdown : undefined),
    )
    const discount = discountWithTax(items)
    const slip = {
      slip_no,
      member_code: member.code,
      purchased_on: tokyoDay(purchased_at),
      purchased_at,
      business_type: shopBusiness,
      office_code: shop.code,
      office_name: shop.name,
      transaction_name: shopName,
      planning_week: null,
      discount_remark: discount === 0 ? null : `${markdown.remark} ${discount}円引き`,
      watching_service: 0,
      points_used: 0,
    } as const
    return { slip, items }
  })
}
