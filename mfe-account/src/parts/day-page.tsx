import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatFullDay, type MemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { LinkButton, media } from '@shop/shared/ui'
import type { ReactNode } from 'react'
import { deliveryDayOf } from './delivery-day.ts'
import { NoSuchPeriod } from './no-such-period.tsx'
import { SlipPage } from './slip-page.tsx'

const Ways = styled.nav(css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 12px;
  margin: 20px 0 0 -12px;
  ${media.print} { display: none; }
`)

const pages = [
  { title: 'お支払いの明細', to: href.paymentDetail },
  { title: '翌週以降お届け品', to: href.futureDelivery },
  { title: 'トドック掲示板', to: href.bulletinBoard },
] as const

export type DayOfMember = { day: Date; member: MemberCode }

/** One of the three pages of a day of delivery, with the ways to the two others. [ACC-011 to ACC-013, ACC-082] */
export function DayPage({
  title,
  isPrinted = false,
  children,
}: {
  title: (typeof pages)[number]['title']
  isPrinted?: boolean
  children(asked: DayOfMember): ReactNode
}) {
  const day = deliveryDayOf(useParams(), usePlatform().clock.now())
  const member = useSession(memberOf)
  if (member === undefined) return null
  if (day === undefined)
    return (
      <SlipPage title={title}>
        <NoSuchPeriod way={{ text: '今月の購入履歴を見る', to: href.purchaseHistory() }} />
      </SlipPage>
    )
  return (
    <SlipPage title={title} of={`${formatFullDay(day)} お届け分`} isPrinted={isPrinted}>
      {children({ day, member: member.code })}
      <Ways aria-label="同じ日のお届けのページ">
        {pages
          .filter((page) => page.title !== title)
          .map((page) => (
            <LinkButton key={page.title} look="quiet" to={page.to(day)}>
              {page.title}
            </LinkButton>
          ))}
      </Ways>
    </SlipPage>
  )
}
