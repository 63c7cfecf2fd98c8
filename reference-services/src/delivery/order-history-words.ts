import { type GivenSourceIds, type OrderSource, sourceOfId } from '@shop/shared/input-status'
import { scrollStatuses } from './scroll-statuses.ts'

/** A member knows these places by these names; those of two sources are in no document. [G-04, K-75] */
const names: Readonly<Record<OrderSource, string>> = {
  orderNumber: '注文番号',
  search: '検索',
  repeat: 'リピ買い',
  subscription: '定期便',
  category: 'カテゴリ',
  recommend: 'おすすめ',
  slide: 'バナー',
  top: '注文トップ',
  rakusuku: 'らくすく',
  chocotto: 'ちょこっと',
  limitedProduct: '数量限定',
  pointExchange: 'ポイント交換',
  favourite: 'お気に入り',
  webCatalogue: 'Webカタログ',
  subscriptionChange: '定期便',
}

const scrollSite = '専門店'
const elsewhere = 'その他'

/** How a line was ordered, from the web or from the app. */
export function inputStatusName(status: number, sources?: GivenSourceIds): string {
  if (scrollStatuses.includes(status)) return scrollSite
  const source = sourceOfId(status, sources)
  return source === undefined ? elsewhere : names[source]
}
