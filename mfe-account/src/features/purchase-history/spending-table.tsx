import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatYen } from '@shop/shared/domain'
import { formatMonth, isoMonth } from '@shop/shared/domain/month'
import { media, theme, VisuallyHidden } from '@shop/shared/ui'
import { type MonthSpending, spendingTotals } from './spending.ts'
import type { YearNames } from './spending-legend.tsx'

const Root = styled.table(css`
  width: 100%;
  border-collapse: collapse;
  line-height: 1.5;

  & th, & td { padding: 9px 16px; border-bottom: 1px solid ${theme.color.border.default}; text-align: right; white-space: nowrap; }
  & thead th { background: ${theme.color.surface.sunken}; font-size: 0.9375rem; white-space: normal; word-break: auto-phrase; }
  & tbody th { font-weight: 400; }
  & th:first-of-type { text-align: left; }
  & tfoot th, & tfoot td { background: ${theme.color.brand.tint}; font-weight: 700; }
  ${media.mobile} { & th, & td { padding: 8px; } }
`)

/** The same numbers as the bars have. */
export const SpendingTable = ({ year, names }: { year: readonly MonthSpending[]; names: YearNames }) => {
  const { spent, yearBefore } = spendingTotals(year)
  return (
    <Root>
      <VisuallyHidden as="caption">{names.spent}の月ごとのご利用額と前年同月</VisuallyHidden>
      <thead>
        <tr>
          <th scope="col">月</th>
          <th scope="col">ご利用額</th>
          <th scope="col">前年同月</th>
        </tr>
      </thead>
      <tbody>
        {year.map((one) => (
          <tr key={isoMonth(one.month)}>
            <th scope="row">{formatMonth(one.month)}</th>
            <td>{formatYen(one.spent)}</td>
            <td>{formatYen(one.yearBefore)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">合計</th>
          <td>{formatYen(spent)}</td>
          <td>{formatYen(yearBefore)}</td>
        </tr>
      </tfoot>
    </Root>
  )
}
