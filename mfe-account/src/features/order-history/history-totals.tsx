import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatYen } from '@shop/shared/domain'
import { countProducts, historyTotals, type OrderHistory, taxByRateText } from '@shop/shared/domain/order-history'
import { reducedTaxRate } from '@shop/shared/domain/shopping'
import { media, Note, theme } from '@shop/shared/ui'

const Root = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 16px 32px;
  align-items: start;
  font-variant-numeric: tabular-nums;

  & > ul { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 7px 0;
    border-bottom: 1px solid ${theme.color.border.default};
    line-height: 1.5;
  }
  & dt { font-weight: 600; }
  & dt > small { display: block; font-size: 0.875rem; font-weight: 400; color: ${theme.color.text.secondary}; }
  & dl > [data-total] { align-items: baseline; padding-top: 10px; border: 0; font-weight: 700; }
  & [data-total] b { font-size: 1.75rem; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); & > ul { order: 1; } }
  ${media.print} { grid-template-columns: minmax(0, 1fr) 80mm; break-inside: avoid; & > ul { order: 0; } }
`)

type Props = { history: OrderHistory; isShown: boolean }

/** The week's cost by tax rate; at night before the delivery it is not final and not shown. */
export const HistoryTotals = ({ history, isShown }: Props) => (
  <Root>
    <ul>
      {history.lines.some(({ taxRate }) => taxRate === reducedTaxRate) ? (
        <li>※は軽減税率（{reducedTaxRate}%）の対象です。</li>
      ) : null}
      {isShown && !addsUp(history) ? <li>{taxByRateText}</li> : null}
      <li>お届け日当日の午前0時から7時ごろまでは、合計金額を表示していません。</li>
      <li>ご請求の内容は、お届けする納品書でご確認ください。</li>
    </ul>
    {isShown ? <Sums history={history} /> : <Note>合計金額は、午前7時ごろからご覧いただけます。</Note>}
  </Root>
)

function addsUp(history: OrderHistory): boolean {
  const { taxIncluded, lineSum } = historyTotals(history)
  return taxIncluded === lineSum
}

function Sums({ history }: { history: OrderHistory }) {
  const { exempt } = history.base
  const totals = historyTotals(history)
  return (
    <dl>
      <div>
        <dt>商品</dt>
        <dd>{formatNumber(countProducts(history))}品</dd>
      </div>
      <div>
        <dt>本体合計</dt>
        <dd>{formatYen(totals.base)}</dd>
      </div>
      {totals.taxByRate.map(({ rate, base, tax }) => (
        <div key={rate}>
          <dt>
            消費税（{rate}%）<small>{`${rate}%対象${rate === reducedTaxRate ? '※' : ''} ${formatYen(base)}`}</small>
          </dt>
          <dd>{formatYen(tax)}</dd>
        </div>
      ))}
      {exempt === 0 ? null : (
        <div>
          <dt>非課税対象</dt>
          <dd>{formatYen(exempt)}</dd>
        </div>
      )}
      <div data-total>
        <dt>合計（税込）</dt>
        <dd>
          <b>{formatNumber(totals.taxIncluded)}</b>円
        </dd>
      </div>
    </dl>
  )
}
