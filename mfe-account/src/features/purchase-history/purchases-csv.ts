import { isoDay } from '@shop/shared/domain'
import { isoMonth, type YearMonth } from '@shop/shared/domain/month'
import { finalSums, paidPrice, type Slip, type SlipItem, slipPlaceNames } from '@shop/shared/domain/purchases'

type Cell = string | number | undefined
type Line = { slip: Slip; item?: SlipItem }

const paidOf = ({ slip, item }: Line) =>
  item === undefined ? { withTax: finalSums(slip).watchingService, withoutTax: undefined } : paidPrice(item)

const columns: readonly { name: string; of(line: Line): Cell }[] = [
  { name: '利用日', of: ({ slip }) => isoDay(slip.day) },
  { name: '区分', of: ({ slip }) => (slip.place === undefined ? undefined : slipPlaceNames[slip.place]) },
  { name: '事業所', of: ({ slip }) => slip.officeName },
  { name: '取引', of: ({ slip }) => slip.transactionName },
  { name: '商品名', of: ({ item }) => item?.name ?? '見守りサービス' },
  { name: '備考', of: ({ item }) => item?.remark },
  { name: 'JANコード', of: ({ item }) => item?.janCode },
  { name: '数量', of: ({ item }) => item?.quantity },
  { name: '単価（税込）', of: ({ item }) => item?.unitPriceWithTax },
  { name: '単価（税抜）', of: ({ item }) => item?.unitPriceWithoutTax },
  { name: '金額（税込）', of: (line) => paidOf(line).withTax },
  { name: '金額（税抜）', of: (line) => paidOf(line).withoutTax },
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

/** Lines whose amounts add up to the total of the slip. [K-62] */
function linesOf(slip: Slip): Line[] {
  const { watchingService = 0 } = finalSums(slip)
  const lines: Line[] = slip.items.map((item) => ({ slip, item }))
  return watchingService === 0 ? lines : [...lines, { slip }]
}

/** The items of a month as a spreadsheet reads them: UTF-8 with its mark, RFC 4180. */
export function purchasesCsv(slips: readonly Slip[]): string {
  const lines = slips.flatMap(linesOf).map((line) => columns.map(({ of }) => of(line)))
  const records = [columns.map(({ name }): Cell => name), ...lines]
  return `\ufeff${records.map((record) => `${record.map(cellText).join(',')}\r\n`).join('')}`
}

export const csvName = (month: YearMonth): string => `購入履歴_${isoMonth(month)}.csv`
