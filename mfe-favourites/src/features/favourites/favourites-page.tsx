import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { NoWeek } from '@shop/shared/product/order'
import { href } from '@shop/shared/routes'
import { currentWeek, memberOf, useSession } from '@shop/shared/session'
import { Container, media } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { FavouriteProducts, FavouritesWaiting } from './favourite-products.tsx'
import { Sample } from './sample.tsx'

const Heading = styled.h1(css`
  padding: 20px 0;
  ${media.mobile} { padding: 14px 0; }
`)

const above = [{ text: '注文トップ', to: href.top() }]

/** お気に入り: what the member has marked with a heart; a sample of it for those who are not logged in. [FAV-001, FAV-008] */
export function FavouritesPage() {
  const member = useSession(memberOf)
  const week = useSession(currentWeek)
  return (
    <Container>
      <Breadcrumbs above={above} here="お気に入り" />
      <Heading>お気に入り</Heading>
      {member === undefined ? (
        <Sample />
      ) : week === undefined ? (
        <NoWeek waiting={<FavouritesWaiting />} />
      ) : (
        <FavouriteProducts member={member.code} week={week.number} />
      )}
    </Container>
  )
}
