import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatYen } from '@shop/shared/domain'
import type { YearMonth } from '@shop/shared/domain/month'
import { type Purchases, slipsAddUp, taxByRateText } from '@shop/shared/domain/purchases'
import { media, theme } from '@shop/shared/ui'
import type { ReactNode } from 'react'
import { Panel } from '../../parts/panel.tsx'
import { sumRows } from './sum-rows.ts'

const Root = styled.div(css`
  font-variant-numeric: tabular-nums;

  & [data-total] { margin-bottom: 10px; font-size: 1.125rem; font-weight: 700; line-height: 1.1; }
  & [data-total] > b { font-size: 2.25rem; letter-spacing: -0.01em; }
  & [data-total] > small { display: block; margin-bottom: 6px; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 10px 0;
    border-bottom: 1px solid ${theme.color.border.default};
    line-height: 1.5;
  }
  & dt { font-weight: 600; }
  & dd { margin: 0; }
  & dl > [data-part] { padding-block: 6px; font-size: 0.9375rem; }
  & [data-part] > dt { padding-left: 1em; color: ${theme.color.text.secondary}; font-weight: 400; }
  & [data-note] { margin-top: 10px; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & [data-way] { margin-top: 18px; }
  ${media.print} { break-inside: avoid; & dl > div { padding-block: 0.5mm; } & [data-way] { display: none; } }
`)

type Props = {
  purchases: Purchases
  month: YearMonth
  /** Those of another month, until these have come. */
  isBusy: boolean
  /** The way to last month's billing, where there is one. */
  billing: ReactNode
}

/** The sum of the month's slips, after corrections. [K-62] */
export const MonthTotal = ({ purchases, purchases: { totals }, month, isBusy, billing }: Props) => (
  <Root>
    <Panel title={isBusy ? 'ご利用合計' : `${month.month}月のご利用合計`}>
      <p data-total>
        <small>訂正後・税込</small>
        <b>{formatNumber(totals.total)}</b>円
      </p>
      <dl>
        {sumRows(totals).map(({ name, of, isPart }) => (
          <div key={name} data-part={isPart ? '' : undefined}>
            <dt>{name}</dt>
            <dd>{formatYen(of(totals))}</dd>
          </div>
        ))}
      </dl>
      {slipsAddUp(purchases) ? null : <p data-note>{taxByRateText}</p>}
      {billing === null ? null : <div data-way>{billing}</div>}
    </Panel>
  </Root>
)
