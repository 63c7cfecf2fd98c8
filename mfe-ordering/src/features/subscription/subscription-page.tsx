import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { hasAbility, messages } from '@shop/shared/domain'
import { NoWeek } from '@shop/shared/product/order'
import { href } from '@shop/shared/routes'
import { currentWeek, isViewMode, memberOf, useSession } from '@shop/shared/session'
import { Container, EmptyState, LinkButton, media } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import CalendarSync from 'lucide-react/icons/calendar-sync'
import { SubscriptionExplained } from './subscription-explained.tsx'
import { Subscriptions } from './subscriptions.tsx'
import { SubscriptionsWaiting } from './subscriptions-waiting.tsx'

const Head = styled.h1(css`
  padding: 16px 0 20px;
  ${media.mobile} { padding: 8px 0 12px; }
`)

/** 定期便設定 */
export function SubscriptionPage() {
  const isVisitor = useSession(isViewMode)
  return (
    <Container>
      <Breadcrumbs above={[{ text: '注文トップ', to: href.top() }]} here="定期便設定" />
      <Head>定期便設定</Head>
      {isVisitor ? <SubscriptionExplained /> : <OwnSubscriptions />}
    </Container>
  )
}

function OwnSubscriptions() {
  const member = useSession(memberOf)
  const week = useSession(currentWeek)
  if (member === undefined) return <SubscriptionsWaiting />
  if (!hasAbility(member, 'order'))
    return (
      <EmptyState
        title={messages.applyFirst.title}
        picture={<CalendarSync size={56} />}
        action={<LinkButton to={href.deliveryApplication()}>利用登録へ進む</LinkButton>}
      />
    )
  if (week === undefined) return <NoWeek waiting={<SubscriptionsWaiting />} />
  // Another week or member has requests of its own.
  return <Subscriptions key={`${member.code}/${week.number}`} {...{ member, week }} />
}
