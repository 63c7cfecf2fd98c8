import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { CategoryAddress } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import { defaultProductSort, isProductSort, type ProductSort } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { ProductResults, useDeferredList, useProductPages } from '@shop/shared/product/list'
import { useNavigate, useParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState, LinkButton, media, Skeleton, theme, VisuallyHidden } from '@shop/shared/ui'
import { memo, useEffect, useMemo } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { SortLinks, sortText } from '../../parts/sort-links.tsx'
import { usePageMeta } from '../../parts/use-page-meta.ts'
import { useViewer } from '../../parts/use-viewer.ts'
import { CategoryFilter } from './category-filter.tsx'
import { allCode } from './category-place.ts'
import { categoryProductsQuery } from './category-products.queries.ts'
import { CloseCategoryLinks } from './close-category-links.tsx'
import { UnknownCategory } from './unknown-category.tsx'
import { categoryMeta, useCategory } from './use-category.ts'

/** `/category/{large}/{middle}/{small}/{sort}` [CAT-009] */
export function Page() {
  const { largeCategoryCd = '', middleCategoryCd = allCode, smallCategoryCd = allCode, sort } = useParams()
  const week = useSession(currentWeek)
  const navigate = useNavigate()
  const address = useMemo(
    () => ({ large: largeCategoryCd, middle: middleCategoryCd, small: smallCategoryCd }),
    [largeCategoryCd, middleCategoryCd, smallCategoryCd],
  )
  const known = isProductSort(sort) ? sort : undefined
  const repaired = href.categoryProducts(largeCategoryCd, middleCategoryCd, smallCategoryCd)
  useEffect(() => {
    if (known === undefined) void navigate(repaired, { replace: true })
  }, [known, navigate, repaired])
  const shown = useDeferredList(repaired, known ?? defaultProductSort)

  if (week === undefined) return <NoWeekScreen />
  return <CategoryProducts week={week.number} address={address} sort={shown} />
}

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: ${theme.size.filterRail} minmax(0, 1fr);
  gap: 32px;
  align-items: start;
  &[data-alone] { grid-template-columns: minmax(0, 1fr); }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 0; }
`)

const NameSkeleton = () => (
  <>
    <VisuallyHidden>カテゴリ</VisuallyHidden>
    <Skeleton width="240px" height="38px" />
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

type Props = { week: WeekNumber; address: CategoryAddress; sort: ProductSort }

const CategoryProducts = memo(function CategoryProducts({ week, address, sort }: Props) {
  const { api } = usePlatform()
  const viewer = useViewer()
  const category = useCategory(week, address)
  const pages = useProductPages(categoryProductsQuery(api, { week, address, viewer }, sort))
  usePageMeta(categoryMeta(category))
  if (category.is === 'unknown') return <UnknownCategory />
  const name = category.is === 'known' ? category.place.name : categoriesCrumb.text
  const above = category.is === 'known' ? [categoriesCrumb, ...category.place.above] : []
  return (
    <Container>
      <Breadcrumbs above={above} here={name} />
      <PageHeading>{category.is === 'waiting' ? <NameSkeleton /> : name}</PageHeading>
      <Columns data-alone={category.is === 'failed' ? '' : undefined}>
        {category.is === 'waiting' ? <FilterSkeleton /> : null}
        {category.is === 'known' ? <CategoryFilter {...{ address, sort }} {...category} /> : null}
        <div>
          <ProductResults
            pages={pages}
            source="category"
            choice={sortText(sort)}
            sorts={
              <SortLinks
                sort={sort}
                addressOf={(other) => href.categoryProducts(address.large, address.middle, address.small, other)}
              />
            }
            empty={<EmptyState title="今号ではご注文いただける商品が見つかりませんでした。" action={otherCategories} />}
          />
          {category.is === 'known' ? <CloseCategoryLinks address={address} close={category.close} /> : null}
        </div>
      </Columns>
    </Container>
  )
})

const categoriesCrumb = { text: 'カテゴリ', to: href.categories() }

const otherCategories = (
  <LinkButton look="outline" to={href.categories()}>
    他のカテゴリを見る
  </LinkButton>
)
