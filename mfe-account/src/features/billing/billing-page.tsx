import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { MemberCode } from '@shop/shared/domain'
import { formatMonth, isShownMonth, monthOf, readMonth, type YearMonth } from '@shop/shared/domain/month'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { media, Skeleton, Waiting } from '@shop/shared/ui'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { NoSuchPeriod } from '../../parts/no-such-period.tsx'
import { NothingToShow } from '../../parts/nothing-to-show.tsx'
import { SlipNotRetrieved } from '../../parts/slip-not-retrieved.tsx'
import { SlipPage } from '../../parts/slip-page.tsx'
import { billingQuery } from './billing.queries.ts'
import { BillingPanels } from './billing-panels.tsx'
import { OtherMonths } from './other-months.tsx'

const title = 'ご請求の内容'

/** ご請求の内容 of a month. */
export function BillingPage() {
  const { paymentYear, paymentMonth } = useParams()
  const now = usePlatform().clock.now()
  const member = useSession(memberOf)
  const month = readMonth(paymentYear, paymentMonth)
  if (member === undefined) return null
  if (month === undefined || !isShownMonth(month, now))
    return (
      <SlipPage title={title}>
        <NoSuchPeriod way={{ text: '今月のご請求を見る', to: href.billing(monthOf(now)) }} />
      </SlipPage>
    )
  return (
    <SlipPage title={title} of={`${formatMonth(month)}分`} isPrinted>
      <BillingOf member={member.code} month={month} />
      <OtherMonths month={month} now={now} />
    </SlipPage>
  )
}

function BillingOf({ member, month }: { member: MemberCode; month: YearMonth }) {
  const billing = useQuery(billingQuery(usePlatform(), { member, month }))
  if (billing.data === undefined) return billing.isError ? <SlipNotRetrieved query={billing} /> : waiting
  if (billing.data === null) return <NothingToShow title="ご利用はございません。" picture={<ReceiptText size={56} />} />
  return <BillingPanels billing={billing.data} month={month} member={member} waiting={waiting} />
}

const Panels = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 24px;
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 14px; }
`)

const waiting = (
  <Waiting text="ご請求の内容を読み込み中です">
    <Panels>
      <Skeleton height="330px" radius={12} />
      <Skeleton height="330px" radius={12} />
    </Panels>
  </Waiting>
)
