import type { SlipItemTable } from '../../database/purchase-tables.ts'
import type { CorrectionLine } from '../../purchases/book-correction.ts'
import { withTax } from './bought-item.ts'

export type CorrectionReason = 'missing' | 'damaged'

const pieceShare = 0.1

/** One piece that did not come is given back; for a damaged one a tenth of it. */
export function correctionOf(
  item: Pick<SlipItemTable, 'jan_code' | 'name' | 'unit_with_tax' | 'unit_without_tax' | 'tax_rate'>,
  reason: CorrectionReason,
): CorrectionLine {
  const { jan_code, name, tax_rate, unit_with_tax, unit_without_tax } = item
  const product = { jan_code, name, tax_rate }
  if (reason === 'missing')
    return {
      ...product,
      remark: '欠品のため返金',
      price_with_tax: -(unit_with_tax ?? 0),
      price_without_tax: -(unit_without_tax ?? 0),
    }
  const share = Math.max(1, Math.floor((unit_without_tax ?? 0) * pieceShare))
  return {
    ...product,
    remark: '袋やぶれのため返金',
    price_with_tax: -withTax(share, tax_rate),
    price_without_tax: -share,
  }
}
