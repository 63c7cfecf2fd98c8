import {
  type CatalogueBannerPlace,
  catalogueBannersCall,
  catalogueCategoryItemsCall,
  catalogueHashtagItemsCall,
  catalogueListCall,
  catalogueNumbersCall,
} from '@shop/shared/contract'
import type { Product } from '@shop/shared/domain/shopping'
import { type Asked, answer, productWire, type ReplyBody, server } from '@shop/shared/testing'

const picture = 'https://assets.shop.test/pot.webp'

type Listed = NonNullable<ReplyBody<typeof catalogueListCall>['catalogueList']>[number]
type Banner = NonNullable<ReplyBody<typeof catalogueListCall>['features']>[number]

export const aCatalogue = (catalogueId: string, name: string, over: Partial<Listed> = {}): Listed => ({
  catalogueId,
  name,
  imgUrl: picture,
  tint: '#F7D774',
  subtitle: '毎日の定番',
  totalPages: 52,
  ...over,
})

export const aBanner = (title: string, over: Partial<Banner> = {}): Banner => ({
  title,
  imgUrl: picture,
  linkUrl: `/search/results?searchWord=${title}`,
  tint: '#E1EED6',
  ...over,
})

export const answerCatalogueList = (over: Partial<ReplyBody<typeof catalogueListCall>> = {}) =>
  server.use(
    answer(catalogueListCall, {
      catalogueList: [aCatalogue('1', 'くらしのカタログ'), aCatalogue('2', 'トドック'), aCatalogue('3', 'コープ商品')],
      features: [aBanner('産直生産者の顔が見えるカタログ', { text: '42人の生産者と、冬の畑から。' })],
      footerImage: { imgUrl: picture, title: 'カタログは毎週お届けします' },
      ...over,
    }),
  )

/** The number that covers the weeks of a test. */
export const number = 264

export const answerNumbers = (
  numbers: ReplyBody<ReturnType<typeof catalogueNumbersCall>>['numbers'] = [
    { number: 263, startPlanningWeek: '20260701', endPlanningWeek: '20260906' },
    { number, startPlanningWeek: '20261001', endPlanningWeek: '20261206' },
  ],
  id = '3',
) => server.use(answer(catalogueNumbersCall(id), { numbers }))

export const answerBanners = (place: CatalogueBannerPlace, items: Banner[], title: string | null = null, id = '3') =>
  server.use(
    answer(catalogueBannersCall(id, place), {
      banners: { 263: { items: [aBanner('古い号')] }, [number]: { title, items } },
    }),
  )

type ItemsQuery = Asked<typeof catalogueCategoryItemsCall>['query']

/** Tiles, or products; gives what it was asked for. */
export function answerItems(
  over: Partial<ReplyBody<typeof catalogueCategoryItemsCall>> & { products?: readonly Product[] } = {},
): ItemsQuery[] {
  const asked: ItemsQuery[] = []
  const { products = [], ...reply } = over
  server.use(
    answer(catalogueCategoryItemsCall, ({ query }) => {
      asked.push(query)
      return { category_list: [], product_basic_info_list: products.map(productWire), category_name: null, ...reply }
    }),
  )
  return asked
}

export const tiles = [
  { category_id: '15', category_name: '卵・乳製品', illustration: picture },
  { category_id: '0', category_name: 'その他', illustration: null },
]

export function answerHashtags(rows: readonly { name: string; products: readonly Product[] }[]) {
  const asked: Asked<typeof catalogueHashtagItemsCall>['query'][] = []
  server.use(
    answer(catalogueHashtagItemsCall, ({ query }) => {
      asked.push(query)
      return {
        catalogue_hashtag_product_list: rows.map(({ name, products }) => ({
          hashtag_name: name,
          product_basic_info_list: products.map(productWire),
        })),
      }
    }),
  )
  return asked
}
