import { type Yen, yen } from '@shop/shared/domain'
import { baseSum, type SlipSums, taxSum } from '@shop/shared/domain/purchases'

export type SumRow = {
  name: string
  of(sums: SlipSums): Yen
  /** A part of the row above it, which stands only where there is something to say. */
  isPart: boolean
}

/** In the order in which they are added up, with the rates that are neither 10, 8 nor 0. */
const rowsWith = (others: readonly number[]): SumRow[] => [
  { name: '本体（税抜）', of: baseSum, isPart: false },
  { name: '10%対象', of: ({ base10 }) => base10, isPart: true },
  { name: '8%対象※', of: ({ baseReduced8 }) => baseReduced8, isPart: true },
  ...others.map((rate) => ({
    name: `${rate}%対象`,
    of: (sums: SlipSums) => sums.others?.find((one) => one.rate === rate)?.base ?? yen(0),
    isPart: true,
  })),
  { name: '非課税', of: ({ nonTaxable }) => nonTaxable, isPart: true },
  { name: '宅配小計', of: ({ delivery }) => delivery, isPart: true },
  { name: '消費税', of: taxSum, isPart: false },
  { name: '10%対象の税', of: ({ tax10 }) => tax10, isPart: true },
  { name: '8%対象※の税', of: ({ taxReduced8 }) => taxReduced8, isPart: true },
  ...others.map((rate) => ({
    name: `${rate}%対象の税`,
    of: (sums: SlipSums) => sums.others?.find((one) => one.rate === rate)?.tax ?? yen(0),
    isPart: true,
  })),
  { name: '見守りサービス小計', of: ({ watchingService }) => watchingService ?? yen(0), isPart: true },
]

/** The sums that make up a total, or two of them: before and after corrections. */
export function sumRows(...all: readonly SlipSums[]): SumRow[] {
  const others = new Set(all.flatMap((sums) => sums.others?.map(({ rate }) => rate) ?? []))
  return rowsWith([...others]).filter(({ isPart, of }) => !isPart || all.some((sums) => of(sums) !== 0))
}
