import type { Recommendation } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import { type OrderSource, uniqueProducts } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { ProductResults } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { usePageMeta } from '@shop/shared/remote'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { currentWeek, useSession } from '@shop/shared/session'
import { Container, EmptyState, LinkButton } from '@shop/shared/ui'
import { useState } from 'react'
import { Breadcrumbs } from '../../parts/breadcrumbs.tsx'
import { NoWeekScreen } from '../../parts/no-week-screen.tsx'
import { LinkList, PageHeading } from '../../parts/page.tsx'
import { useViewer } from '../../parts/use-viewer.ts'
import { memberSpec, rankingSpec, recommendedListQuery } from './recommend.queries.ts'

const specForm = /^[\w-]{1,50}$/

/** `/recommend?specId=`: all of what a row of the top page shows the first twenty of. */
export function Page() {
  const week = useSession(currentWeek)
  const { isVisitor } = useViewer()
  const [query] = useSearchParams()
  const asked = query.get('specId') ?? ''
  const specId = specForm.test(asked) ? asked : isVisitor ? rankingSpec : memberSpec
  if (week === undefined) return <NoWeekScreen />
  return <Recommended key={specId} week={week.number} specId={specId} />
}

/** The service's own kind of the products decides the words. [ORD-019] */
const looks: Record<Recommendation['kind'], { title: string; choice: string; source: OrderSource }> = {
  ranking: { title: '人気ランキング', choice: '人気順', source: 'top' },
  recommend: { title: 'おすすめ商品', choice: 'おすすめ順', source: 'recommend' },
}

const firstShown = 20

function Recommended({ week, specId }: { week: WeekNumber; specId: string }) {
  const platform = usePlatform()
  const viewer = useViewer()
  const { data, isPending } = useQuery(recommendedListQuery(platform, { week, specId, viewer }))
  const [isWhole, setIsWhole] = useState(false)
  const { title, choice, source } = looks[data?.kind ?? (specId === rankingSpec ? 'ranking' : 'recommend')]
  const products = uniqueProducts(data?.products ?? [])
  const shown = isWhole ? products : products.slice(0, firstShown)
  usePageMeta({ title })
  return (
    <Container>
      <Breadcrumbs above={[]} here={title} />
      <PageHeading>{title}</PageHeading>
      <ProductResults
        pages={
          isPending
            ? { is: 'waiting' }
            : {
                is: 'ready',
                list: specId,
                total: products.length,
                products: shown,
                more: shown.length < products.length ? 'some' : 'none',
                last: { total: products.length, products },
                isOutdated: false,
                loadMore: () => setIsWhole(true),
              }
        }
        source={source}
        choice={choice}
        empty={<NothingRecommended />}
      />
    </Container>
  )
}

/** A service that fails and one that has nothing look the same: no error, and ways on. [K-58] */
const NothingRecommended = () => (
  <EmptyState
    title="ただいまおすすめできる商品はありません"
    action={
      <LinkList>
        <LinkButton look="outline" to={href.categories()}>
          カテゴリから探す
        </LinkButton>
        <LinkButton look="outline" to={href.top()}>
          注文トップへ
        </LinkButton>
      </LinkList>
    }
  />
)
