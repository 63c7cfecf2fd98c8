import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatYen } from '@shop/shared/domain'
import { addMonths, formatMonth, type YearMonth } from '@shop/shared/domain/month'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import { SegmentedControl } from '@shop/shared/ui/page'
import { useState } from 'react'
import { type MonthSpending, spendingTotals } from './spending.ts'
import { SpendingBars } from './spending-bars.tsx'
import { SpendingLegend } from './spending-legend.tsx'
import { SpendingTable } from './spending-table.tsx'

const Root = styled.div(css`
  font-variant-numeric: tabular-nums;

  & > [data-top] { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 10px 20px; margin-bottom: 14px; }
  & > [data-top] > p { color: ${theme.color.text.secondary}; word-break: auto-phrase; }
  & > [data-top] > p > b { color: ${theme.color.text.primary}; font-size: 1.25rem; }
  & [data-together] { white-space: nowrap; }
  ${media.mobile} { & > [data-top] > p { flex-basis: 100%; } }
`)

type View = 'chart' | 'table'

const views: readonly { value: View; text: string }[] = [
  { value: 'chart', text: 'グラフ' },
  { value: 'table', text: '表で見る' },
]

/** `2025年12月〜2026年11月` */
const rangeOf = (first: YearMonth, last: YearMonth): string => `${formatMonth(first)}〜${formatMonth(last)}`

/** A year of spending beside the year before, drawn or as a table; the table is always there for screen readers. */
export function SpendingChart({ year }: { year: readonly MonthSpending[] }) {
  const [view, setView] = useState<View>('chart')
  const [first, last] = [year[0]?.month, year.at(-1)?.month]
  if (first === undefined || last === undefined) return null
  const { spent, yearBefore } = spendingTotals(year)
  const names = { spent: rangeOf(first, last), yearBefore: rangeOf(addMonths(first, -12), addMonths(last, -12)) }
  const table = <SpendingTable year={year} names={names} />
  return (
    <Root>
      <div data-top>
        <p>
          <span data-together>
            この1年の合計 <b>{formatYen(spent)}</b>
          </span>{' '}
          <span data-together>（その前の1年 {formatYen(yearBefore)}）</span>
        </p>
        <SegmentedControl
          label="月ごとのご利用額の表示"
          segments={views}
          value={view}
          onChange={(next) => setView(next)}
        />
      </div>
      {view === 'table' ? (
        table
      ) : (
        <>
          <SpendingLegend names={names} />
          <SpendingBars year={year} />
          <VisuallyHidden as="div">{table}</VisuallyHidden>
        </>
      )}
    </Root>
  )
}
