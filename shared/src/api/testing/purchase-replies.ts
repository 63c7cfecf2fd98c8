const sums = {
  subtotal10: 498,
  subtotalReduced8: 476,
  subtotalNonTaxable: 100,
  deliverySubtotal: 1074,
  tax10: 49,
  taxReduced8: 38,
  total: 1161,
}
const correctedSums = { ...sums, subtotalReduced8: 443, taxReduced8: 36, deliverySubtotal: 1041, total: 1456 }

/** A month as the service sends it: every field of a slip and of an item, then as few as may be. */
export const purchasesReply = {
  lastMonthBillingNoteExist: true,
  totals: correctedSums,
  slipPurchases: [
    {
      purchaseDate: '2026-11-10',
      businessType: '001',
      ...sums,
      purchasedItems: [
        {
          itemName: '商品券',
          purchasePriceWithTax: 500,
          purchasePriceWithoutTax: 500,
          discountedPriceWithTax: 450,
          correctionType: '0',
          taxType: '0',
        },
      ],
    },
    {
      purchaseDate: '2026-11-17',
      purchaseTimestamp: '2026-11-17T10:15:00+09:00',
      nextWeekProductsNoteExist: true,
      paymentDetailNoteExist: true,
      bulletinBoardNoteExist: true,
      businessType: '002',
      officeCode: '0101',
      officeName: '札幌西センター',
      transactionName: '宅配供給',
      planningWeek: '20261103',
      ...sums,
      corrected: { ...correctedSums, watchingServiceSubtotal: 330 },
      discountRemark: '5点まとめて割引',
      purchasedItems: [
        {
          janCode: '4901234567894',
          itemName: '十勝しぼりたて牛乳',
          itemRemark: '1000ml',
          itemQuantity: 2,
          unitPriceWithTax: 257,
          unitPriceWithoutTax: 238,
          purchasePriceWithTax: 514,
          purchasePriceWithoutTax: 476,
          discountedPriceWithTax: 464,
          discountedPriceWithoutTax: 430,
          discountRemark: '割引',
          discountDetail: '2点で50円引',
          correctionType: '0',
          taxType: '2',
        },
        {
          itemName: '肉餃子',
          itemRemark: '',
          purchasePriceWithTax: -35,
          purchasePriceWithoutTax: -33,
          correctionType: '1',
          taxType: '1',
        },
      ],
    },
  ],
}

export const monthlyPurchasesReply = {
  months: [
    { month: '2025-12', total: 15230 },
    { month: '2026-11', total: -35 },
  ],
}
