import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { PaymentDetail } from '@shop/shared/api/billing'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { media, Skeleton, Waiting } from '@shop/shared/ui'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { type DayOfMember, DayPage } from '../../parts/day-page.tsx'
import { DayText } from '../../parts/day-text.tsx'
import { Facts } from '../../parts/facts.tsx'
import { NothingToShow } from '../../parts/nothing-to-show.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PaymentAmount, PaymentPoints } from '../../parts/payment-amount.tsx'
import { paymentDetailQuery } from '../../parts/payment-detail.queries.ts'
import { paymentState } from '../../parts/payment-state.ts'
import { SlipNotRetrieved } from '../../parts/slip-not-retrieved.tsx'
import { PaymentLines } from './payment-lines.tsx'

/** お支払いの明細 of a day of delivery. */
export const PaymentDetailPage = () => (
  <DayPage title="お支払いの明細" isPrinted>
    {(asked) => <DetailOf {...asked} />}
  </DayPage>
)

function DetailOf(asked: DayOfMember) {
  const detail = useQuery(paymentDetailQuery(usePlatform(), asked))
  if (detail.data === undefined) return detail.isError ? <SlipNotRetrieved query={detail} /> : waiting
  if (detail.data === null) return <NothingToShow title="ご利用はございません。" picture={<ReceiptText size={56} />} />
  return <Detail detail={detail.data} />
}

/** The amount stands beside the table, and above it on a phone and on paper. */
const Columns = styled.div(css`
  display: grid;
  grid-template: 'lines amount' / minmax(0, 1fr) 360px;
  align-items: start;
  gap: 24px;
  & > [data-amount] { grid-area: amount; }
  & > [data-lines] { grid-area: lines; }
  ${media.mobile} { grid-template: 'amount' 'lines' / minmax(0, 1fr); gap: 14px; }
  ${media.print} { grid-template: 'amount' 'lines' / minmax(0, 1fr); gap: 4mm; }
`)

function Detail({ detail }: { detail: PaymentDetail }) {
  const state = paymentState(detail)
  return (
    <Columns>
      <div data-amount>
        <Panel title="お支払い">
          <PaymentAmount amount={detail.amount} state={state} />
          <Facts>
            {detail.paidOn === undefined ? null : (
              <>
                <dt>お支払い日</dt>
                <dd>
                  <DayText day={detail.paidOn} />
                </dd>
              </>
            )}
            <PaymentPoints state={state} />
          </Facts>
        </Panel>
      </div>
      <div data-lines>
        <PaymentLines detail={detail} />
      </div>
    </Columns>
  )
}

const waiting = (
  <Waiting text="お支払いの明細を読み込み中です">
    <Columns>
      <div data-amount>
        <Skeleton height="260px" radius={12} />
      </div>
      <div data-lines>
        <Skeleton height="320px" radius={12} />
      </div>
    </Columns>
  </Waiting>
)
