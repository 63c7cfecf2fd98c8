import type { Recommendation } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import type { OrderSource, Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { ProductSlider } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { listHref } from '@shop/shared/routes/lists'
import { memberOf, useSession } from '@shop/shared/session'
import { Area } from '@shop/shared/ui/page'
import { ReducedRateLegend } from '@shop/shared/ui/shopping'
import { memo } from 'react'
import { RankMark } from './rank-mark.tsx'
import { recommendationQuery } from './recommendation.queries.ts'
import type { RecommendationPlace } from './recommendation-places.ts'
import { RowWaiting } from './row-waiting.tsx'

type Look = { title: string; text?: string; source: OrderSource }

/** The service's own kind of the products decides the words. */
const looks: Record<Recommendation['kind'], Look> = {
  ranking: { title: '人気ランキング', text: '最近のご注文数から', source: 'top' },
  recommend: { title: 'あなたへのおすすめ', text: 'これまでのご注文から選びました', source: 'recommend' },
}

/** An extra of a page: whatever fails, the row is left out without a word. */
export const RecommendationRow = memo(function RecommendationRow({
  place,
  week,
  title,
  text,
  keeps,
  offersSubscription,
}: {
  place: RecommendationPlace
  week: WeekNumber
  /** Of a place with words of its own. */
  title?: string
  text?: string
  /** Of a place for certain products only. */
  keeps?: (product: Product) => boolean
  /** 定期便で注文 on each card. */
  offersSubscription?: boolean
}) {
  const member = useSession(memberOf)
  const { data, isPending } = useQuery(recommendationQuery(usePlatform(), place, week, member))

  if (isPending) return <RowWaiting />
  const fitting = data?.products.filter((product) => keeps === undefined || keeps(product)) ?? []
  if (data === undefined || fitting.length === 0) return null
  const look: Look =
    title === undefined ? looks[data.kind] : { title, source: 'recommend', ...(text === undefined ? {} : { text }) }
  const products = fitting.slice(0, place.shown)
  const isRanked = title === undefined && data.kind === 'ranking'
  return (
    <Area
      title={look.title}
      {...(look.text === undefined ? {} : { text: look.text })}
      {...(title === undefined ? { more: { to: listHref.recommendedProducts(place.specId), text: 'もっと見る' } } : {})}
    >
      <ProductSlider
        label={look.title}
        products={products}
        source={look.source}
        {...(offersSubscription === undefined ? {} : { offersSubscription })}
        {...(isRanked ? { above: rankMark } : {})}
      />
      <ReducedRateLegend products={products} />
    </Area>
  )
})

const rankMark = (place: number) => <RankMark rank={place + 1} />
