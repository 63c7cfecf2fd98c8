import type { Recommendation } from '@shop/shared/api/shopping'
import type { OrderSource } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { ProductSlider } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { RankMark } from '@shop/shared/recommendations'
import { listHref } from '@shop/shared/routes/lists'
import { memberOf, useSession } from '@shop/shared/session'
import type { SlotContent } from '@shop/shared/slots'
import { Area } from '@shop/shared/ui/page'
import { ReducedRateLegend } from '@shop/shared/ui/shopping'
import { recommendationPlaces } from './recommendation-places.ts'
import { rowQuery } from './recommendation-row.queries.ts'

type Look = { title: string; text?: string | undefined; source: OrderSource }

/** The service's own kind of the products decides the words. */
const looks: Record<Recommendation['kind'], Look> = {
  ranking: { title: '人気ランキング', text: '最近のご注文数から', source: 'top' },
  recommend: { title: 'あなたへのおすすめ', text: 'これまでのご注文から選びました', source: 'recommend' },
}

/** A row of products on a screen of mfe-ordering: whatever fails, it is left out without a word. */
export const RecommendationRow: SlotContent<'ordering/recommendations'> = ({ slot, waiting }) => {
  const { week, title, text, isForSubscription = false } = slot
  const place = recommendationPlaces[slot.place]
  const member = useSession(memberOf)
  const { data, isPending } = useQuery(rowQuery(usePlatform(), place, week, member))

  if (isPending) return waiting
  const fitting = data?.products.filter(({ isSubscription }) => isSubscription || !isForSubscription) ?? []
  if (data === undefined || fitting.length === 0) return null
  const look: Look = title === undefined ? looks[data.kind] : { title, text, source: 'recommend' }
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
        offersSubscription={isForSubscription}
        {...(isRanked ? { above: rankMark } : {})}
      />
      <ReducedRateLegend products={products} />
    </Area>
  )
}

const rankMark = (place: number) => <RankMark rank={place + 1} />
