import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type CatalogueCategoryItems, otherCategoriesId } from '@shop/shared/api/catalogues'
import { allCataloguesAddress } from '@shop/shared/catalogues'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { ProductResults } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { usePageMeta } from '@shop/shared/remote'
import { useParams } from '@shop/shared/router'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState, LinkButton, Skeleton, VisuallyHidden } from '@shop/shared/ui'
import type { ComponentProps } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { catalogueItemsQuery } from '../../parts/catalogue/catalogue.queries.ts'
import { catalogueHref } from '../../parts/catalogue/catalogue-href.ts'
import { Tiles } from '../../parts/catalogue/tiles.tsx'
import { useCatalogue } from '../../parts/catalogue/use-catalogue.ts'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { ScreenWaiting } from '../../parts/screen-waiting.tsx'
import { useViewer } from '../../parts/use-viewer.ts'

/** `/catalogue/category/{catalogueId}/{categoryId}` */
export function Page() {
  const { catalogueId = '', categoryId = otherCategoriesId } = useParams()
  const week = useSession(currentWeek)
  if (week === undefined) return <NoWeekScreen />
  return <CatalogueCategory key={`${catalogueId} ${categoryId}`} {...{ catalogueId, categoryId }} week={week.number} />
}

type Props = { catalogueId: string; categoryId: string; week: WeekNumber }

function CatalogueCategory(props: Props) {
  const found = useCatalogue(props.catalogueId, props.week)
  if (found.is !== 'open') return <ScreenWaiting />
  return <OpenCategory {...props} catalogueName={found.catalogue?.name ?? 'カタログ'} />
}

const otherName = 'その他のカテゴリ'

/** Sub-categories, or products where there are none. */
function OpenCategory({ catalogueId, categoryId, week, catalogueName }: Props & { catalogueName: string }) {
  const platform = usePlatform()
  const viewer = useViewer()
  const allCatalogues = allCataloguesAddress(platform)
  const items = useQuery(catalogueItemsQuery(platform.api, { catalogueId, categoryId, week, viewer }))
  const isOther = categoryId === otherCategoriesId
  const name = isOther ? otherName : (items.data?.name ?? (items.isPending ? undefined : 'カテゴリ'))
  usePageMeta(name === undefined ? undefined : { values: { category: name } })
  const above = [
    { text: 'Webカタログ', to: allCatalogues },
    { text: catalogueName, to: catalogueHref.main(catalogueId) },
  ]
  const categories = items.data?.categories ?? []
  return (
    <Container>
      <Breadcrumbs above={above} here={name ?? 'カテゴリ'} />
      <PageHeading>{name ?? <NameSkeleton />}</PageHeading>
      {categories.length > 0 ? (
        <Tiles catalogueId={catalogueId} categories={categories} label={name ?? 'カテゴリ'} />
      ) : (
        <ProductResults
          pages={pagesOf(items, `${catalogueId} ${categoryId} ${week}`)}
          source="category"
          choice={name ?? 'カテゴリ'}
          empty={<NothingHere catalogueId={catalogueId} />}
        />
      )}
    </Container>
  )
}

const NameSkeleton = () => (
  <>
    <VisuallyHidden>カテゴリ</VisuallyHidden>
    <Skeleton width="240px" height="38px" />
  </>
)

type Items = {
  data: CatalogueCategoryItems | undefined
  isPending: boolean
  isFetching: boolean
  refetch(): unknown
}

type Pages = ComponentProps<typeof ProductResults>['pages']

const nothingMore = () => undefined

/** The service gives all products of a category at once. [API-020] */
function pagesOf({ data, isPending, isFetching, refetch }: Items, list: string): Pages {
  if (isPending) return { is: 'waiting' }
  if (data === undefined) return { is: 'failed', isBusy: isFetching, retry: () => void refetch() }
  const { products } = data
  const total = products.length
  return {
    is: 'ready',
    list,
    products,
    total,
    last: { total, products: [...products] },
    isOutdated: false,
    more: 'none',
    loadMore: nothingMore,
  }
}

const Count = styled.p(css`
  margin-bottom: 16px;
  & > b { font-size: 1.375rem; }
`)

/** [CAT-025, CAT-026] */
const NothingHere = ({ catalogueId }: { catalogueId: string }) => (
  <>
    <Count>
      <b>0</b>件
    </Count>
    <EmptyState
      title="今号ではご注文いただける商品が見つかりませんでした。"
      action={
        <LinkButton look="outline" to={catalogueHref.main(catalogueId)}>
          他のカテゴリを見る
        </LinkButton>
      }
    />
  </>
)
