import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container } from '@shop/shared/ui'
import { lazy, Suspense } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { MembersOnlyLink } from '../../parts/members-only-link.tsx'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { OrderNumberLink } from '../../parts/order-number-link.tsx'
import { LinkList, PageHeading, Panel } from '../../parts/page.tsx'
import { SearchForm } from '../../parts/search-form.tsx'
import { CategoryArea } from './category-area.tsx'
import { PastWords } from './past-words.tsx'
import { PopularWords } from './popular-words.tsx'

/** Nobody sees it before scrolling. */
const CatalogueStrip = lazy(async () => ({
  default: (await import(/* webpackChunkName: "search-catalogues" */ './catalogue-strip.tsx')).CatalogueStrip,
}))

/** `/search`: every way to a product from one place. */
export function Page() {
  const week = useSession(currentWeek)
  if (week === undefined) return <NoWeekScreen />
  return <SearchPage week={week.number} />
}

const Apart = styled.div(css`padding-top: 24px;`)

const SearchPage = ({ week }: { week: WeekNumber }) => (
  <Container>
    <Breadcrumbs above={[]} here="商品をさがす" />
    <PageHeading>商品をさがす</PageHeading>
    <Panel>
      <SearchForm week={week} />
      <Apart>
        <LinkList>
          <OrderNumberLink />
          <MembersOnlyLink to={href.repeatPurchase()} text="リピ買い商品から探す" />
        </LinkList>
      </Apart>
    </Panel>
    <PastWords />
    <PopularWords week={week} />
    <CategoryArea week={week} />
    <Suspense>
      <CatalogueStrip week={week} />
    </Suspense>
  </Container>
)
