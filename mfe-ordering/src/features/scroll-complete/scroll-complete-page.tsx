import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { hasAbility, type Member } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { NoWeek } from '@shop/shared/product/order'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { Container, LinkButton, media, Note, theme } from '@shop/shared/ui'
import { useRef } from 'react'
import { cannotOrder } from '../../parts/cannot-order.ts'
import { Failure, Reading } from './return-outcomes.tsx'
import { ReturnedOrder } from './returned-order.tsx'
import { readScrollReturn } from './scroll-return.ts'

const Root = styled.div(css`
  max-width: 808px;

  & > h1 { padding: 24px 0 20px; }
  & [data-panel] {
    padding: 24px;
    ${theme.box.card}
    line-height: 1.7;
  }
  & [role='alert'], & [data-late] { margin-bottom: 14px; }
  & [data-thanks] { display: flex; gap: 12px; font-size: 1.125rem; font-weight: 700; }
  & [data-thanks] > svg { flex: none; margin-top: 2px; color: ${theme.color.success.text}; }
  & [data-ways] { display: flex; flex-wrap: wrap; gap: 12px; margin-top: 20px; }
  ${media.mobile} { & > h1 { padding: 20px 0 12px; } & [data-panel] { padding: 18px 16px; } }
`)

/** The way back from a scroll site, with the lines that were chosen there. [ORD-007] */
export function ScrollCompletePage() {
  const [search] = useSearchParams()
  const week = useSession(currentWeek)
  const member = useSession(memberOf)
  const returned = readScrollReturn(search)
  const title = useRef<HTMLHeadingElement>(null)
  return (
    <Container>
      <Root>
        <h1 ref={title} tabIndex={-1}>
          ご注文の完了
        </h1>
        {returned === undefined ? (
          <div data-panel>
            <Failure />
          </div>
        ) : week === undefined ? (
          <NoWeek waiting={<Reading />} />
        ) : member === undefined ? null : hasAbility(member, 'order') ? (
          // Another week, member or address is another return.
          <ReturnedOrder key={`${member.code} ${week.number} ${search}`} {...{ returned, week, member, title }} />
        ) : (
          <CannotOrder member={member} />
        )}
      </Root>
    </Container>
  )
}

/** A member without delivery use is told to apply first, where the member may. [ORD-072] */
function CannotOrder({ member }: { member: Member }) {
  const { phones } = usePlatform().config
  return (
    <div data-panel>
      <Note tone="warning">{cannotOrder(member, phones).title}</Note>
      {hasAbility(member, 'apply') ? (
        <div data-ways>
          <LinkButton look="outline" to={href.deliveryApplication()}>
            利用登録へ進む
          </LinkButton>
        </div>
      ) : null}
    </div>
  )
}
