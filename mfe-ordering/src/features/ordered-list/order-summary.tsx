import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatDayTime, formatNumber, formatYen, type PlanningWeek } from '@shop/shared/domain'
import { type Order, orderTotals, reducedTaxRate, shoppingMessages, taxByRateText } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import { Slot } from '@shop/shared/slots'
import { LinkButton, media, Note, Skeleton, theme } from '@shop/shared/ui'
import { useId } from 'react'
import { numberMessages } from '../../parts/number-input/number-messages.ts'
import { useNumberCount } from '../../parts/number-input/use-number-count.ts'

const Root = styled.aside(css`
  padding: 24px;
  ${theme.box.card}
  font-variant-numeric: tabular-nums;

  & > h2 { font-size: 1.25rem; }
  & > dl { margin-top: 8px; }
  & > dl > div {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding: 8px 0;
    border-bottom: 1px solid ${theme.color.border.default};
    line-height: 1.5;
  }
  & > dl dt { font-weight: 600; }
  & > dl small { display: block; font-size: 0.875rem; font-weight: 400; color: ${theme.color.text.secondary}; }
  & > [data-days] > div { padding: 4px 0; border: 0; }
  & > [data-days] dt { font-weight: 400; }
  & > dl > [data-total] { flex-direction: column; gap: 0; padding: 14px 0 0; border: 0; }
  & > dl > [data-total] > dt { font-weight: 700; }
  & > dl > [data-total] > dd { text-align: right; font-size: 1.125rem; font-weight: 700; line-height: 1.1; }
  & > dl > [data-total] b { font-size: 2.25rem; letter-spacing: -0.01em; }
  & > p { ${theme.text.caption} margin-top: 10px; color: ${theme.color.text.secondary}; }
  & > [data-note] { margin-top: 14px; & b { display: block; } }

  /* Below the header and the strip, which stay as well where the page is high enough. */
  @media (min-width: 960px) and (min-height: 640px) { position: sticky; top: 164px; }
  ${media.mobile} { padding: 18px 16px; }
  ${media.print} {
    position: static;
    margin-top: 6mm;
    padding: 4mm 5mm;
    border-color: #000;
    break-inside: avoid;
    & > dl > div { padding-block: 1mm; }
    & > [data-note] { display: none; }
  }
`)

/** The sum of the order, until when it can be changed and when it is delivered. */
export function OrderSummary({ order, week, isClosed }: { order: Order; week: PlanningWeek; isClosed: boolean }) {
  const titleId = useId()
  const { pieces, base, taxByRate, exemptBase, taxIncluded, lineSum, points } = orderTotals(order)
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>合計</h2>
      <dl>
        <div>
          <dt>商品点数</dt>
          <dd>{formatNumber(pieces)}点</dd>
        </div>
        <div>
          <dt>本体合計</dt>
          <dd>{formatYen(base)}</dd>
        </div>
        {taxByRate.map(({ rate, base: ofRate, tax }) => (
          <div key={rate}>
            <dt>
              消費税（{rate}%）<small>{`${rate}%対象${rate === reducedTaxRate ? '※' : ''} ${formatYen(ofRate)}`}</small>
            </dt>
            <dd>{formatYen(tax)}</dd>
          </div>
        ))}
        {exemptBase === 0 ? null : (
          <div>
            <dt>非課税対象</dt>
            <dd>{formatYen(exemptBase)}</dd>
          </div>
        )}
        {points === 0 ? null : (
          <div>
            <dt>ご利用ポイント</dt>
            <dd>{formatNumber(points)}ポイント</dd>
          </div>
        )}
        <div data-total>
          <dt>お支払い予定（税込）</dt>
          <dd>
            <b>{formatNumber(taxIncluded)}</b>円
          </dd>
        </div>
      </dl>
      <Slot name="ordering/points" props={{ used: points }} size="line" waiting={<LineWaiting />} />
      <dl data-days>
        <div>
          <dt>お届け日</dt>
          <dd>{formatDay(week.deliversOn)}</dd>
        </div>
        <div>
          <dt>締切</dt>
          <dd>{isClosed ? shoppingMessages.orderClosed.title : formatDayTime(week.closesAt)}</dd>
        </div>
      </dl>
      {lineSum === taxIncluded ? null : <p>{taxByRateText}</p>}
      <p>配達手数料などは納品書でご確認ください。</p>
      <div data-note>
        <OrderState isClosed={isClosed} />
      </div>
      <div data-note>
        <LinkButton to={href.top()} look="outline" isWide>
          お買い物を続ける
        </LinkButton>
      </div>
    </Root>
  )
}

/** As high as a line of the sum. */
const LineWaiting = () => <Skeleton width="100%" height="44px" />

/** The state of the order: final only after the deadline, and no word of that beside lines that wait. */
function OrderState({ isClosed }: { isClosed: boolean }) {
  const waiting = useNumberCount()
  if (isClosed) {
    return (
      <Note tone="success">
        <b>ご注文は確定しました。</b>
        このままでお届けします。
      </Note>
    )
  }
  if (waiting > 0) {
    const { title, text } = numberMessages.notOrderedYet(waiting)
    return (
      <Note tone="warning">
        <b>{title}</b>
        注文番号のリストの商品は、この合計に入っていません。{text}
      </Note>
    )
  }
  return (
    <Note tone="info">
      <b>ご注文を承っています。</b>
      締切までは変更できます。締切のときのご注文をお届けします。
    </Note>
  )
}
