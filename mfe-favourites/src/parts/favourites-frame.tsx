import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { MemberCode, WeekNumber } from '@shop/shared/domain'
import { NoWeek } from '@shop/shared/product/order'
import { href } from '@shop/shared/routes'
import { currentWeek, memberOf, type Session, useSession } from '@shop/shared/session'
import { Container, media } from '@shop/shared/ui'
import { Breadcrumbs, type Crumb } from '@shop/shared/ui/page'
import type { ReactNode } from 'react'
import { SampleOutlet } from './sample-outlet.tsx'

const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  padding: 20px 0;

  & > h1 { min-width: 0; overflow-wrap: anywhere; }
  ${media.mobile} { padding: 14px 0; }
`)

type Props = {
  title: string
  /** Below お気に入り; the screen of all favourites stands at the top itself. */
  above?: readonly Crumb[]
  isTop?: boolean
  /** In place of the title alone: an element with the heading of level 1. */
  heading?: ReactNode
  /** Beside the heading, for members alone. */
  action?: ReactNode
  waiting: ReactNode
  children(member: MemberCode, week: WeekNumber): ReactNode
}

const top: Crumb = { text: '注文トップ', to: href.top() }
const favourites: Crumb = { text: 'お気に入り', to: href.favourites() }

/**
 * The frame of every screen of favourites. Who is not logged in sees a sample in each of them, and no call is sent; nobody
 * sees it before it is known who is here.
 * [FAV-008, FAV-011, FAV-046]
 */
export function FavouritesFrame({ title, above = [], isTop = false, heading, action, waiting, children }: Props) {
  const isUnknown = useSession(isLoginUnknown)
  const member = useSession(memberOf)
  const week = useSession(currentWeek)
  return (
    <Container>
      <Breadcrumbs above={isTop ? [top] : [top, favourites, ...above]} here={title} />
      <Head>
        {member === undefined || heading === undefined ? <h1>{title}</h1> : heading}
        {member === undefined ? null : action}
      </Head>
      {isUnknown ? (
        waiting
      ) : member === undefined ? (
        <SampleOutlet />
      ) : week === undefined ? (
        <NoWeek waiting={waiting} />
      ) : (
        children(member.code, week.number)
      )}
    </Container>
  )
}

const isLoginUnknown = ({ login }: Session) => login.status === 'unknown'
