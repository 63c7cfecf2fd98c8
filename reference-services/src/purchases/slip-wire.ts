import { correctedPriorMonth } from '@shop/shared/contract'
import { tokyoTimestamp } from '../calendar/tokyo-time.ts'
import type { SlipItemTable } from '../database/purchase-tables.ts'
import type { Slip } from './slip-rows.ts'
import { correctedSums, deliveryBusiness, plainSums } from './slip-sums.ts'

/** Days of delivery with a page of their own. */
export type NotedDays = { future: ReadonlySet<string>; bulletin: ReadonlySet<string> }

/** A slip as the call gives it. */
export function toSlipWire(slip: Slip, { future, bulletin }: NotedDays) {
  const isPayable = slip.business_type === deliveryBusiness
  const isDelivery = isPayable && slip.planning_week !== correctedPriorMonth
  return {
    purchaseDate: slip.purchased_on,
    purchaseTimestamp: slip.purchased_at === null ? null : tokyoTimestamp(slip.purchased_at),
    nextWeekProductsNoteExist: isDelivery && future.has(slip.purchased_on),
    paymentDetailNoteExist: isPayable,
    bulletinBoardNoteExist: isDelivery && bulletin.has(slip.purchased_on),
    businessType: slip.business_type,
    officeCode: slip.office_code,
    officeName: slip.office_name,
    transactionName: slip.transaction_name,
    planningWeek: slip.planning_week,
    ...plainSums(slip),
    corrected: correctedSums(slip) ?? null,
    discountRemark: remarkOf(slip),
    purchasedItems: slip.items.map(toItemWire),
  }
}

/** [ACC-062, K-81] */
function remarkOf({ discount_remark, points_used }: Slip): string | null {
  const points = points_used === 0 ? [] : [`ポイント利用 ご請求から${points_used}円引き`]
  return [...(discount_remark === null ? [] : [discount_remark]), ...points].join('、') || null
}

const taxTypes: ReadonlyMap<number, string> = new Map([
  [0, '0'],
  [10, '1'],
  [8, '2'],
])
const anyOtherTaxType = '3'

const toItemWire = (item: SlipItemTable) => ({
  janCode: item.jan_code,
  itemName: item.name,
  itemRemark: item.remark,
  itemQuantity: item.quantity,
  unitPriceWithTax: item.unit_with_tax,
  unitPriceWithoutTax: item.unit_without_tax,
  purchasePriceWithTax: item.price_with_tax,
  purchasePriceWithoutTax: item.price_without_tax,
  discountedPriceWithTax: item.discounted_with_tax,
  discountedPriceWithoutTax: item.discounted_without_tax,
  discountRemark: item.discount_remark,
  discountDetail: item.discount_detail,
  correctionType: item.is_correction ? ('1' as const) : ('0' as const),
  taxType: taxTypes.get(item.tax_rate) ?? anyOtherTaxType,
  taxRate: item.tax_rate,
})
