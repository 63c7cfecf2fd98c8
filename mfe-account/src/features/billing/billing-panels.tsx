import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Billing } from '@shop/shared/api/billing'
import { formatWeek, type MemberCode } from '@shop/shared/domain'
import { formatMonth, type YearMonth } from '@shop/shared/domain/month'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { LinkButton, media } from '@shop/shared/ui'
import type { ReactNode } from 'react'
import { DayText } from '../../parts/day-text.tsx'
import { Facts } from '../../parts/facts.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PaymentAmount, PaymentPoints, type PaymentState } from '../../parts/payment-amount.tsx'
import { paymentDetailQuery } from '../../parts/payment-detail.queries.ts'
import { paymentState } from '../../parts/payment-state.ts'

const Root = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  align-items: start;
  gap: 24px;

  & a { margin-top: 20px; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 14px; }
  ${media.print} { grid-template-columns: minmax(0, 1fr); gap: 4mm; & a { display: none; } }
`)

type BillingOfMember = { billing: Billing; month: YearMonth; member: MemberCode; waiting: ReactNode }

/** The flag and the points come from the payment detail; without it the amount stands alone. [K-35] */
export function BillingPanels(asked: BillingOfMember) {
  const { detailDay } = asked.billing
  return detailDay === undefined ? (
    <Panels {...asked} state={undefined} />
  ) : (
    <PanelsWithDetail {...asked} day={detailDay} />
  )
}

function PanelsWithDetail({ day, ...asked }: BillingOfMember & { day: Date }) {
  const detail = useQuery(paymentDetailQuery(usePlatform(), { member: asked.member, day }))
  if (detail.isPending) return asked.waiting
  return <Panels {...asked} state={detail.data ? paymentState(detail.data) : undefined} />
}

function Panels({
  billing,
  month,
  state,
}: Pick<BillingOfMember, 'billing' | 'month'> & { state: PaymentState | undefined }) {
  const { amount, paidOn, paymentOptions, detailDay } = billing
  return (
    <Root>
      <Panel title={`${formatMonth(month)}のご請求`}>
        <PaymentAmount amount={amount} state={state} />
        <Facts>
          {paidOn === undefined ? null : (
            <>
              <dt>お支払い日</dt>
              <dd>
                <DayText day={paidOn} />
              </dd>
            </>
          )}
          {paymentOptions === undefined ? null : (
            <>
              <dt>お支払い方法</dt>
              <dd>{paymentOptions}</dd>
            </>
          )}
          <PaymentPoints state={state} />
        </Facts>
      </Panel>
      <Panel title="ご請求の対象">
        <Target billing={billing} />
        {detailDay === undefined ? null : (
          <LinkButton look="outline" isWide to={href.paymentDetail(detailDay)}>
            お支払いの明細を見る
          </LinkButton>
        )}
      </Panel>
    </Root>
  )
}

/** The weeks and days that it is for. */
const Target = ({ billing: { firstWeek, lastWeek, firstDay, lastDay } }: { billing: Billing }) => (
  <Facts>
    {firstWeek === undefined || lastWeek === undefined ? null : (
      <>
        <dt>対象の企画週</dt>
        <dd>
          {formatWeek(firstWeek)}
          {firstWeek === lastWeek ? null : ` 〜 ${formatWeek(lastWeek)}`}
        </dd>
      </>
    )}
    {firstDay === undefined || lastDay === undefined ? null : (
      <>
        <dt>対象の期間</dt>
        <dd>
          <DayText day={firstDay} />
          {firstDay.getTime() === lastDay.getTime() ? null : (
            <>
              {' 〜 '}
              <DayText day={lastDay} />
            </>
          )}
        </dd>
      </>
    )}
  </Facts>
)
