import { isoDay, type Yen, yen } from '@shop/shared/domain'
import { isoMonth, type YearMonth } from '@shop/shared/domain/month'
import {
  finalSums,
  type Purchases,
  paidPrice,
  type Slip,
  type SlipItem,
  slipPlaceNames,
} from '@shop/shared/domain/purchases'

type Cell = string | number | undefined
type Line = { day: Date; slip?: Slip; item?: SlipItem; name: string; paid: { withTax: Yen; withoutTax?: Yen } }

const columns: readonly { name: string; of(line: Line): Cell }[] = [
  { name: '利用日', of: ({ day }) => isoDay(day) },
  { name: '区分', of: ({ slip }) => (slip?.place === undefined ? undefined : slipPlaceNames[slip.place]) },
  { name: '事業所', of: ({ slip }) => slip?.officeName },
  { name: '取引', of: ({ slip }) => slip?.transactionName },
  { name: '商品名', of: ({ name }) => name },
  { name: '備考', of: ({ item }) => item?.remark },
  { name: 'JANコード', of: ({ item }) => item?.janCode },
  { name: '数量', of: ({ item }) => item?.quantity },
  { name: '単価（税込）', of: ({ item }) => item?.unitPriceWithTax },
  { name: '単価（税抜）', of: ({ item }) => item?.unitPriceWithoutTax },
  { name: '金額（税込）', of: ({ paid }) => paid.withTax },
  { name: '金額（税抜）', of: ({ paid }) => paid.withoutTax },
  { name: '割引前の金額（税込）', of: ({ item }) => (item?.discounted ? item.price.withTax : undefined) },
  { name: '割引', of: ({ item }) => [item?.discountRemark, item?.discountDetail].filter(Boolean).join(' ') },
  { name: '税率（%）', of: ({ item }) => item?.taxRate },
  { name: '訂正', of: ({ item }) => (item?.isCorrection ? '訂正' : undefined) },
]

/** Full-width signs as well: spreadsheets of Japan read them as their narrow twins. */
const beginsFormula = /^(?:[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠−]|[\t\r\n])/u

/** Text that a spreadsheet would run is led by an apostrophe; numbers are ours, and stay numbers. */
function cellText(cell: Cell): string {
  if (cell === undefined) return ''
  if (typeof cell === 'number') return String(cell)
  const harmless = beginsFormula.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

function linesOfSlip(slip: Slip): Line[] {
  const { day } = slip
  const { watchingService = yen(0) } = finalSums(slip)
  const lines = slip.items.map((item): Line => ({ day, slip, item, name: item.name, paid: paidPrice(item) }))
  return watchingService === 0
    ? lines
    : [...lines, { day, slip, name: '見守りサービス', paid: { withTax: watchingService } }]
}

/**
 * Lines whose amounts add up to the total of the month: what rounding the tax once makes of it is the last one. [K-62,
 * K-88]
 */
function linesOfMonth({ slips, totals }: Pick<Purchases, 'slips' | 'totals'>): Line[] {
  const lines = slips.flatMap(linesOfSlip)
  const difference = yen(totals.total - lines.reduce((sum, { paid }) => sum + paid.withTax, 0))
  const [latest] = slips
  if (difference === 0 || latest === undefined) return lines
  return [...lines, { day: latest.day, name: '消費税の調整（税率ごとの合計から計算）', paid: { withTax: difference } }]
}

/** The items of some months as a spreadsheet reads them: UTF-8 with its mark, RFC 4180. */
export function purchasesCsv(months: readonly Pick<Purchases, 'slips' | 'totals'>[]): string {
  const lines = months.flatMap(linesOfMonth).map((line) => columns.map(({ of }) => of(line)))
  const records = [columns.map(({ name }): Cell => name), ...lines]
  return `\ufeff${records.map((record) => `${record.map(cellText).join(',')}\r\n`).join('')}`
}

/** Named by its month, or by the first and the last one. */
export const csvName = (first: YearMonth, last = first): string =>
  `購入履歴_${[...new Set([first, last].map(isoMonth))].join('_')}.csv`
