import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { MemberCode, PlanningWeek } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { failureTitle } from '@shop/shared/points'
import { ProductResults } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { EmptyState, FailedState, LinkButton, media } from '@shop/shared/ui'
import { SegmentedControl } from '@shop/shared/ui/page'
import { pointProductsQuery } from './exchange-list.queries.ts'
import { pointSortFrom, pointSorts, pointSortText } from './point-product-sort.ts'

const none: Product[] = []

/** Above the count on a phone, as wide as that. */
const Sorts = styled.nav(css`
  ${media.mobile} {
    flex-basis: 100%;
    & > fieldset { display: flex; min-width: 0; }
    /* The control says these for itself with one class. */
    & > fieldset > button { flex: 1; justify-content: center; padding-inline: 2px; font-size: 0.9375rem; white-space: normal; word-break: auto-phrase; }
  }
`)

/** Ordered through the shop's own controls, with the source of the exchange. [ACC-032, ACC-033, ACC-081] */
export function PointProducts({ member, week }: { member: MemberCode; week: PlanningWeek }) {
  const [search, setSearch] = useSearchParams()
  const sort = pointSortFrom(search.get('sort'))
  const list = useQuery(pointProductsQuery(usePlatform(), member, { week: week.number, sort }))
  const { data, isPlaceholderData } = list
  if (data === undefined && list.isError)
    return <FailedState title={failureTitle(list.error)} isBusy={list.isFetching} onRetry={() => void list.refetch()} />
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
      sorts={
        <Sorts aria-label="並び順">
          <SegmentedControl
            label="ポイント"
            segments={pointSorts}
            value={sort}
            onChange={(next) => setSearch({ sort: next }, { replace: true })}
          />
        </Sorts>
      }
      empty={<EmptyState title="この週のポイント交換商品は、まだご用意できていません" action={toTop} />}
    />
  )
}

const toTop = (
  <LinkButton look="outline" to={href.top()}>
    注文トップへ
  </LinkButton>
)
