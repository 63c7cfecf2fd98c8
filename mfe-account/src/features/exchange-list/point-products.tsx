import type { MemberCode, PlanningWeek } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { failureTitle } from '@shop/shared/points'
import { ProductResults } from '@shop/shared/product/list'
import { SortLinksOf } from '@shop/shared/product/sorts'
import { useQuery } from '@shop/shared/query'
import { useLocation, useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { EmptyState, FailedState, LinkButton, retryOf } from '@shop/shared/ui'
import { pointProductsQuery } from './exchange-list.queries.ts'
import { pointSortFrom, pointSorts, pointSortText } from './point-product-sort.ts'

const none: Product[] = []

/** Ordered through the shop's own controls, with the source of the exchange. */
export function PointProducts({ member, week }: { member: MemberCode; week: PlanningWeek }) {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const sort = pointSortFrom(search.get('sort'))
  const list = useQuery(pointProductsQuery(usePlatform(), member, { week: week.number, sort }))
  const { data, isPlaceholderData } = list
  if (data === undefined && list.isError) return <FailedState title={failureTitle(list.error)} {...retryOf(list)} />
  const products = data ?? none
  return (
    <ProductResults
      pages={
        data === undefined
          ? { is: 'waiting' }
          : {
              is: 'ready',
              list: week.number,
              products,
              total: products.length,
              last: { total: products.length, products },
              isOutdated: isPlaceholderData,
              more: 'none',
              loadMore: () => undefined,
            }
      }
      source="pointExchange"
      choice={pointSortText(sort)}
      sorts={<SortLinksOf sort={sort} sorts={pointSorts} addressOf={(other) => `${pathname}?sort=${other}`} />}
      empty={<EmptyState title="この週のポイント交換商品は、まだご用意できていません" action={toTop} />}
    />
  )
}

const toTop = (
  <LinkButton look="outline" to={href.top()}>
    注文トップへ
  </LinkButton>
)
