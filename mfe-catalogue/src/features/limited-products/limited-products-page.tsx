import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { LimitedProduct, LimitedSort } from '@shop/shared/api/limited'
import type { PlanningWeek } from '@shop/shared/domain'
import { type Product, productKey } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { type ChoiceLink, ChoiceLinks, ProductResults } from '@shop/shared/product/list'
import { useIsClosed } from '@shop/shared/product/order'
import { SortLinksOf } from '@shop/shared/product/sorts'
import { useQuery } from '@shop/shared/query'
import { usePageMeta } from '@shop/shared/remote'
import { useSearchParams } from '@shop/shared/router'
import { href, type LimitedTab } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState, FailedState, LinkButton, media, theme } from '@shop/shared/ui'
import { memo, useCallback, useMemo } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import {
  discountReason,
  limitedSortFrom,
  limitedSorts,
  limitedTabFrom,
  limitedTabs,
} from '../../parts/limited/limited-rules.ts'
import { DiscountReason, LotteryWords } from '../../parts/limited/limited-words.tsx'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { PageHeading } from '../../parts/page.tsx'
import { useViewer, type Viewer } from '../../parts/use-viewer.ts'
import { LimitedBanner } from './limited-banner.tsx'
import { limitedImagesQuery, limitedProductsQuery } from './limited-products.queries.ts'
import { LimitedTabs } from './limited-tabs.tsx'
import { usePrefetchedLists } from './use-prefetched-lists.ts'

/** `/limited/product?tab=wakeari|web|tokka` */
export function Page() {
  const [query] = useSearchParams()
  const week = useSession(currentWeek)
  if (week === undefined) return <NoWeekScreen />
  const tab = limitedTabFrom(query.get('tab'))
  return (
    <LimitedProducts week={week} tab={tab} sort={limitedSortFrom(query.get('sort'))} reason={query.get('reason')} />
  )
}

type Chosen = { tab: LimitedTab; sort: LimitedSort; reason?: string | null }

const addressOf = ({ tab, sort, reason }: Chosen): string =>
  `${href.limitedProducts(tab)}${sort === 0 ? '' : `&sort=${sort}`}${reason ? `&reason=${encodeURIComponent(reason)}` : ''}`

type Props = Required<Chosen> & { week: PlanningWeek }

const LimitedProducts = memo(function LimitedProducts({ week, tab, sort, reason }: Props) {
  const { api, config } = usePlatform()
  const viewer = useViewer()
  const pictures = useQuery(limitedImagesQuery(api))
  const images = pictures.isPending ? undefined : (pictures.data ?? {})
  const type = config.limitedTypes?.[tab]
  usePrefetchedLists(week, viewer, sort)
  usePageMeta({ title: `${limitedTabs.find(({ name }) => name === tab)?.text ?? ''}商品` })
  return (
    <Container>
      <Breadcrumbs above={[]} here="限定企画" />
      <PageHeading>限定企画</PageHeading>
      <LimitedTabs shown={tab} addressOf={(other) => addressOf({ tab: other, sort })} images={images}>
        <LimitedBanner tab={tab} week={week} image={images === undefined ? 'waiting' : images['banner']} />
        {type === undefined ? (
          // A tab without a type shows no goods, least of all those of another one.
          <EmptyState title="表示できませんでした" action={toTop} />
        ) : (
          <LimitedList key={`${week.number} ${tab}`} {...{ week, tab, type, sort, reason, viewer }} />
        )}
      </LimitedTabs>
    </Container>
  )
})

const toTop = (
  <LinkButton look="outline" to={href.top()}>
    注文トップへ
  </LinkButton>
)

const Chips = styled.div(css`
  margin-bottom: 16px;
  /* As high as the reasons, which the goods of this tab have. */
  &[data-waiting] { height: ${theme.size.touchTarget}; }
  /* The row scrolls from edge to edge. */
  ${media.mobile} { margin-inline: -16px; margin-bottom: 8px; }
`)

const Footnote = styled.p(css`
  margin-top: 16px;
  ${theme.text.caption}
  color: ${theme.color.text.secondary};
`)

const none: readonly LimitedProduct[] = []

function LimitedList({ week, tab, type, sort, reason, viewer }: Props & { type: string; viewer: Viewer }) {
  const platform = usePlatform()
  const list = useQuery(limitedProductsQuery(platform, { week: week.number, type, sort }, viewer))
  const { data: items = none, refetch } = list
  const reasons = useMemo(() => reasonsOf(items), [items])
  // One that nothing has any more narrows nothing.
  const chosen = reasons.some(({ code }) => String(code) === reason) ? reason : null
  const products = useMemo(
    () =>
      items
        .filter(({ discountCode }) => chosen === null || String(discountCode) === chosen)
        .map(({ product }) => product),
    [items, chosen],
  )
  const facts = useFacts(items, useIsClosed(week))
  const text = limitedTabs.find(({ name }) => name === tab)?.text ?? ''
  const sortText = limitedSorts.find(({ value }) => value === String(sort))?.text ?? ''
  const choices: ChoiceLink<string>[] = [
    { code: '', name: 'すべて', count: items.length, to: addressOf({ tab, sort }) },
    ...reasons.map(({ code, name, count }) => ({
      code: String(code),
      name,
      count,
      to: addressOf({ tab, sort, reason: String(code) }),
    })),
  ]
  return (
    <>
      {list.isPending && tab === 'wakeari' ? <Chips data-waiting /> : null}
      {reasons.length > 1 ? (
        <Chips>
          <ChoiceLinks aria-label="割引の理由" choices={choices} chosen={chosen ?? ''} look="chips" />
        </Chips>
      ) : null}
      {list.isError && list.data === undefined ? (
        <FailedState title="商品を表示できませんでした" isBusy={list.isFetching} onRetry={() => void refetch()} />
      ) : (
        <ProductResults
          pages={
            list.data === undefined
              ? { is: 'waiting' }
              : {
                  is: 'ready',
                  list: `${week.number} ${type}`,
                  products,
                  total: products.length,
                  last: { total: products.length, products },
                  isOutdated: list.isPlaceholderData,
                  more: 'none',
                  loadMore: () => undefined,
                }
          }
          source="limitedProduct"
          choice={`${text} ${sortText}`}
          sorts={
            <SortLinksOf
              sort={String(sort) as `${LimitedSort}`}
              sorts={limitedSorts}
              addressOf={(other) => addressOf({ tab, sort: limitedSortFrom(other), reason: chosen })}
            />
          }
          empty={<EmptyState title={`今週の${text}商品は、まだご用意できていません`} action={toTop} />}
          facts={facts}
        />
      )}
      {products.some(({ isLottery }) => isLottery) ? (
        <Footnote>※数量限定の商品は抽選となる場合があります。ご当選数は「ご注文内容」でお知らせします。</Footnote>
      ) : null}
    </>
  )
}

/** Facts of a card that other lists do not tell. */
function useFacts(items: readonly LimitedProduct[], isClosed: boolean) {
  const ofProduct = useMemo(() => new Map(items.map((item) => [productKey(item.product), item])), [items])
  return useCallback(
    (product: Product) => {
      const item = ofProduct.get(productKey(product))
      return item === undefined ? null : (
        <>
          <DiscountReason code={item.discountCode} />
          <LotteryWords item={item} isClosed={isClosed} />
        </>
      )
    },
    [ofProduct, isClosed],
  )
}

/** Reasons that some product has, by their code. */
function reasonsOf(items: readonly LimitedProduct[]): { code: number; name: string; count: number }[] {
  const counts = new Map<number, number>()
  for (const { discountCode } of items)
    if (discountCode !== undefined) counts.set(discountCode, (counts.get(discountCode) ?? 0) + 1)
  return [...counts]
    .toSorted(([one], [other]) => one - other)
    .flatMap(([code, count]) => {
      const name = discountReason(code)
      return name === undefined ? [] : [{ code, name, count }]
    })
}
