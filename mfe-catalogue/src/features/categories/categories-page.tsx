import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { categoriesQuery } from '@shop/shared/categories'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState, FailedState, LinkButton, media, retryOf, Skeleton, Waiting } from '@shop/shared/ui'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { CategoryPanel } from '../../parts/category-panel.tsx'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { PageHeading } from '../../parts/page.tsx'

/** `/category`: all categories with what they hold this week. */
export function Page() {
  const week = useSession(currentWeek)
  if (week === undefined) return <NoWeekScreen />
  return (
    <Container>
      <Breadcrumbs above={[]} here="カテゴリ" />
      <PageHeading>カテゴリからさがす</PageHeading>
      <Categories week={week.number} />
    </Container>
  )
}

const Grid = styled.div(css`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 20px;

  @media (max-width: 1099.98px) { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 8px; }
`)

function Categories({ week }: { week: WeekNumber }) {
  const { api } = usePlatform()
  const categories = useQuery(categoriesQuery(api, week))
  if (categories.isPending) return <CategoriesSkeleton />
  if (categories.isError) return <FailedState title="カテゴリを表示できませんでした" {...retryOf(categories)} />
  if (categories.data.length === 0)
    return (
      <EmptyState
        title="今週のカテゴリはまだご用意できていません"
        action={
          <LinkButton look="outline" to={href.top()}>
            注文トップへ
          </LinkButton>
        }
      />
    )
  return (
    <Grid>
      {categories.data.map((category, index) => (
        <CategoryPanel key={category.code} category={category} place={index} />
      ))}
    </Grid>
  )
}

const places = Array.from({ length: 12 }, (_, place) => place)

const Tile = styled.div(css`
  height: 300px;
  ${media.phone} { height: 84px; }
`)

const CategoriesSkeleton = () => (
  <Waiting text="カテゴリを読み込み中です">
    <Grid>
      {places.map((place) => (
        <Tile key={place}>
          <Skeleton height="100%" radius={12} />
        </Tile>
      ))}
    </Grid>
  </Waiting>
)
