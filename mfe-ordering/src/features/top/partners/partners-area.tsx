import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'
import { media } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'
import { scrollOrderNote } from '../../../parts/scroll-messages.ts'
import { MagazineCard } from './magazine-card.tsx'
import { PartnerShopCard } from './partner-shop-card.tsx'
import { partnerSitesQuery } from './partners.queries.ts'
import { ScrollCard } from './scroll-card.tsx'

const Cards = styled.div(css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 20px;

  & > :nth-of-type(3):last-of-type { grid-column: 1 / -1; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`)

/** The doors of partners, with what a member has to know before. Left out when they cannot be read. [ERR-017] */
export function PartnersArea({ week }: { week: WeekNumber }) {
  const member = useSession(memberOf)
  const { data } = useQuery(partnerSitesQuery(usePlatform()))
  if (data === undefined) return null
  return (
    <Area title="専門店のお買い物" text={scrollOrderNote}>
      <Cards>
        {data.scrollBanners.map((banner) => (
          <ScrollCard key={banner.site} banner={banner} member={member} week={week} />
        ))}
        {data.partnerShop === undefined ? null : <PartnerShopCard shop={data.partnerShop} member={member} />}
        {data.magazine === undefined ? null : <MagazineCard magazine={data.magazine} member={member} />}
      </Cards>
    </Area>
  )
}
