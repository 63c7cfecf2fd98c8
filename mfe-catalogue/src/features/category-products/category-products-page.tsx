import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CategoryAddress } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import { defaultProductSort, isProductSort, type Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useDeferredList, useProductPages } from '@shop/shared/product/list'
import { usePageMeta } from '@shop/shared/remote'
import { useLocation, useNavigate, useParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState, LinkButton, media, Skeleton, VisuallyHidden } from '@shop/shared/ui'
import { memo, useEffect, useMemo } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { type ChosenFilter, filterCount, noFilter } from '../../parts/filter/chosen-filter.ts'
import { NarrowedResults } from '../../parts/filter/narrowed-results.tsx'
import { useClearedInAnotherWeek } from '../../parts/filter/use-cleared-in-another-week.ts'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { SortLinks, sortText } from '../../parts/sort-links.tsx'
import { useViewer } from '../../parts/use-viewer.ts'
import { type CategoryChoice, choiceAddress, chosenFilterIn } from './category-address.ts'
import { CategoryFilter } from './category-filter.tsx'
import { allCode, categoriesCrumb } from './category-place.ts'
import { categoryProductsQuery } from './category-products.queries.ts'
import { CloseCategoryLinks } from './close-category-links.tsx'
import { UnknownCategory } from './unknown-category.tsx'
import { type Category, categoryMeta, useCategory } from './use-category.ts'

/** `/category/{large}/{middle}/{small}/{sort}` */
export function Page() {
  const { largeCategoryCd = '', middleCategoryCd = allCode, smallCategoryCd = allCode, sort } = useParams()
  const week = useSession(currentWeek)
  const navigate = useNavigate()
  const address = useMemo(
    () => ({ large: largeCategoryCd, middle: middleCategoryCd, small: smallCategoryCd }),
    [largeCategoryCd, middleCategoryCd, smallCategoryCd],
  )
  const { search } = useLocation()
  const isSort = isProductSort(sort)
  const choice = useMemo(
    () => ({
      sort: isProductSort(sort) ? sort : defaultProductSort,
      filter: chosenFilterIn(new URLSearchParams(search)),
    }),
    [sort, search],
  )
  const repaired = choiceAddress(address, choice)
  useEffect(() => {
    if (!isSort) void navigate(repaired, { replace: true })
  }, [isSort, navigate, repaired])
  const shown = useDeferredList(href.categoryProducts(largeCategoryCd, middleCategoryCd, smallCategoryCd), choice)

  if (week === undefined) return <NoWeekScreen />
  return <CategoryProducts week={week.number} address={address} choice={choice} shown={shown} />
}

const NameSkeleton = () => (
  <>
    <VisuallyHidden>カテゴリ</VisuallyHidden>
    <Skeleton width="240px" height="1lh" />
  </>
)

const FilterPlace = styled.div(css`
  height: 320px;
  ${media.mobile} { height: 44px; margin-bottom: 8px; }
`)

const FilterSkeleton = () => (
  <FilterPlace>
    <Skeleton height="100%" radius={12} />
  </FilterPlace>
)

type Props = {
  week: WeekNumber
  address: CategoryAddress
  choice: CategoryChoice
  /** For the list: follows what is asked for once the page has answered the press. */
  shown: CategoryChoice
}

const CategoryProducts = memo(function CategoryProducts({ week, address, choice, shown }: Props) {
  const platform = usePlatform()
  const viewer = useViewer()
  const navigate = useNavigate()
  const category = useCategory(week, address)
  const queryOf = (of: CategoryChoice) => categoryProductsQuery(platform, { week, address, viewer }, of)
  const pages = useProductPages(queryOf(shown))
  const facets = pages.is === 'ready' ? pages.last.facets : undefined
  const choose = (filter: ChosenFilter) =>
    void navigate(choiceAddress(address, { ...choice, filter }), { replace: true })
  useClearedInAnotherWeek(week, () => {
    if (filterCount(choice.filter) > 0) choose(noFilter)
  })
  usePageMeta(
    categoryMeta(category, {
      origin: platform.config.services.shop,
      products: pages.is === 'ready' ? pages.products : noProducts,
    }),
  )
  if (category.is === 'unknown') return <UnknownCategory />
  const name = category.is === 'known' ? category.place.name : categoriesCrumb.text
  const above = category.is === 'known' ? [categoriesCrumb, ...category.place.above] : []
  return (
    <Container>
      <Breadcrumbs above={above} here={name} />
      <PageHeading>{category.is === 'waiting' ? <NameSkeleton /> : name}</PageHeading>
      <NarrowedResults
        filter={choice.filter}
        known={{ facets, conditions: [], categories: [] }}
        queryOf={(filter) => queryOf({ ...choice, filter })}
        onChoose={choose}
        above={levelsOf(category, address, choice)}
        pages={pages}
        source="category"
        choice={sortText(shown.sort)}
        sorts={<SortLinks sort={shown.sort} addressOf={(sort) => choiceAddress(address, { ...choice, sort })} />}
        empty={<EmptyState title="今号ではご注文いただける商品が見つかりませんでした。" action={otherCategories} />}
        below={category.is === 'known' ? <CloseCategoryLinks address={address} close={category.close} /> : null}
      />
    </Container>
  )
})

function levelsOf(category: Category, address: CategoryAddress, { sort }: CategoryChoice) {
  if (category.is === 'waiting') return <FilterSkeleton />
  return category.is === 'known' ? <CategoryFilter address={address} sort={sort} {...category} /> : undefined
}

const noProducts: readonly Product[] = []

const otherCategories = (
  <LinkButton look="outline" to={href.categories()}>
    他のカテゴリを見る
  </LinkButton>
)
