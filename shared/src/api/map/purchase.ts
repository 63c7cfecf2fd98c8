import { correctedPriorMonth, type PurchasedItemWire, type SlipPurchaseWire } from '@shop/shared/contract'
import { tokyoDay, type Yen, yen } from '@shop/shared/domain'
import type { PriceOfBoth, Slip, SlipItem, SlipPlace, SlipSums } from '@shop/shared/domain/purchases'
import { defined, truncateName } from './defined.ts'

type Corrected = NonNullable<SlipPurchaseWire['corrected']>
type SumsWire = Omit<Corrected, 'watchingServiceSubtotal'> & { watchingServiceSubtotal?: number | undefined }

const places: ReadonlyMap<string, SlipPlace> = new Map([
  ['001', 'shop'],
  ['002', 'delivery'],
])

/** Of the documents; any other is told by the rate itself. */
const taxRates: ReadonlyMap<string, number> = new Map([
  ['0', 0],
  ['1', 10],
  ['2', 8],
])
const corrected = '1'

export const toSlipSums = (wire: SumsWire): SlipSums => ({
  base10: yen(wire.subtotal10),
  baseReduced8: yen(wire.subtotalReduced8),
  nonTaxable: yen(wire.subtotalNonTaxable),
  delivery: yen(wire.deliverySubtotal),
  tax10: yen(wire.tax10),
  taxReduced8: yen(wire.taxReduced8),
  ...(wire.otherRates.length === 0 ? {} : { others: wire.otherRates.map(toTaxOfRate) }),
  ...(wire.watchingServiceSubtotal === undefined ? {} : { watchingService: yen(wire.watchingServiceSubtotal) }),
  total: yen(wire.total),
})

const toTaxOfRate = ({ taxRate, subtotal, tax }: SumsWire['otherRates'][number]) => ({
  rate: taxRate,
  base: yen(subtotal),
  tax: yen(tax),
})

const yenOf = (value: number | undefined): Yen | undefined => (value === undefined ? undefined : yen(value))

/** A slip has hundreds of characters of remarks at most, whatever the service sends. */
const shortText = (text: string | undefined): string | undefined =>
  text === undefined ? undefined : truncateName(text)

/** [API-055] */
export function toSlip(wire: SlipPurchaseWire): Slip {
  return {
    day: tokyoDay(wire.purchaseDate),
    sums: toSlipSums(wire),
    items: wire.purchasedItems.map(toSlipItem),
    isOfMonthBefore: wire.planningWeek === correctedPriorMonth,
    hasPaymentDetail: wire.paymentDetailNoteExist === true,
    hasNextWeekProducts: wire.nextWeekProductsNoteExist === true,
    hasBulletinBoard: wire.bulletinBoardNoteExist === true,
    ...defined({
      at: wire.purchaseTimestamp === undefined ? undefined : new Date(wire.purchaseTimestamp),
      place: places.get(wire.businessType),
      officeCode: wire.officeCode,
      officeName: shortText(wire.officeName),
      transactionName: shortText(wire.transactionName),
      planningWeek: wire.planningWeek,
      corrected: wire.corrected === undefined ? undefined : toSlipSums(wire.corrected),
      discountRemark: shortText(wire.discountRemark),
    }),
  }
}

function toSlipItem(wire: PurchasedItemWire): SlipItem {
  return {
    name: truncateName(wire.itemName),
    price: { withTax: yen(wire.purchasePriceWithTax), withoutTax: yen(wire.purchasePriceWithoutTax) },
    isCorrection: wire.correctionType === corrected,
    ...defined({
      taxRate: wire.taxRate ?? taxRates.get(wire.taxType),
      janCode: wire.janCode,
      remark: shortText(wire.itemRemark),
      quantity: wire.itemQuantity,
      unitPriceWithTax: yenOf(wire.unitPriceWithTax),
      unitPriceWithoutTax: yenOf(wire.unitPriceWithoutTax),
      discounted: toDiscounted(wire),
      discountRemark: shortText(wire.discountRemark),
      discountDetail: shortText(wire.discountDetail),
    }),
  }
}

/** A discounted price without its other half is none: what was paid would be half known. */
function toDiscounted({
  discountedPriceWithTax: withTax,
  discountedPriceWithoutTax: withoutTax,
}: PurchasedItemWire): PriceOfBoth | undefined {
  if (withTax === undefined || withoutTax === undefined) return undefined
  return { withTax: yen(withTax), withoutTax: yen(withoutTax) }
}
