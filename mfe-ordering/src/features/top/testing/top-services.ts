import {
  appCategoriesCall,
  type BannerWire,
  faqItemsCall,
  listBannersCall,
  memberPointCall,
  noticesCall,
  partnerSitesCall,
  pickupItemsCall,
  recommendedProductsCall,
  webCataloguesCall,
} from '@shop/shared/contract'
import {
  anOrderBook,
  anOrderLine,
  answer,
  aPlanningWeek,
  aProduct,
  productWire,
  type ReplyBody,
  refused,
  server,
} from '@shop/shared/testing'

const picture = 'https://assets.shop.test/illustrations/pot.webp'
const week = aPlanningWeek().number

type Entries = {
  notices: ReplyBody<typeof noticesCall>['notices']
  pickups: ReplyBody<typeof pickupItemsCall>['pickupItems']
  categories: ReplyBody<typeof appCategoriesCall>['app_category_list']
  catalogues: ReplyBody<typeof webCataloguesCall>['catalogue_list']
  faq: ReplyBody<typeof faqItemsCall>['faqItems']
  banners: readonly BannerWire[]
  partners: ReplyBody<typeof partnerSitesCall>
  products: number
}

type Pickup = NonNullable<Entries['pickups']>[number]
export const aPickupItem = (over: Partial<Pickup> = {}): Pickup => ({
  planningWeek: week,
  target: 'common',
  targetSiteApp: 'common',
  imgUrl: picture,
  linkUrl: '/category',
  title: '鍋がおいしい',
  tint: '#F7D774',
  ...over,
})

const aCatalogue = (catalogueCode: string, catalogueName: string, over: object = {}) => ({
  catalogueCode,
  catalogueName,
  catalogueOrder: Number(catalogueCode),
  imagePath: picture,
  tint: '#0E5A63',
  ...over,
})

export const aBanner = (over: Partial<BannerWire> = {}): BannerWire => ({
  id: 'banner-1',
  planningWeek: week,
  imageFileName: 'carrot.webp',
  linkPath: '/category',
  displayMode: 'BOTH',
  planningName: '冬こそ根菜。',
  orderNumber: 1,
  companyName: '産直',
  areaNumber: 1,
  bannerImageUrl: picture,
  ...over,
})

const somePartners: Entries['partners'] = {
  scrollBanners: [
    {
      category: 1,
      link: 'https://fashion.partner.test/in',
      linkNumber: '1',
      bannerPath: 'https://assets.shop.test/pictures/fashion.webp',
      imgTitle: '衣料・ファッション',
      title: '衣料・ファッション',
      detail: 'あったか肌着',
    },
    {
      category: 2,
      link: 'https://daily.partner.test/in?from=todok',
      linkNumber: '2',
      bannerPath: picture,
      imgTitle: 'くらしの日用品',
      title: 'くらしの日用品',
      detail: '収納、寝具',
    },
  ],
  partnerShop: {
    bannerPath: 'https://assets.shop.test/pictures/kurashi.webp',
    hiddenMemberCodes: ['99990001', '99990002'],
    idPrefix: 'TDK',
    jCode: 'J01',
  },
  magazine: {
    link: 'https://magazine.partner.test/sso',
    bannerPath: 'https://assets.shop.test/pictures/magazine.webp',
    title: 'くらしの情報誌',
    detail: 'レシピ、くらしの知恵、読者の声',
    hiddenMemberCodes: ['99990001', '99990002'],
    idPrefix: 'TDK',
    jCode: 'J01',
  },
}

const ordinary: Entries = {
  notices: [
    {
      title: '年末年始のお届け日と締切日について',
      linkUrl: 'https://news.shop.test/year-end',
      beginDate: '2026-11-20T00:00:00+09:00',
      endDate: '2026-12-31T23:59:59+09:00',
      active: true,
    },
  ],
  pickups: [aPickupItem(), aPickupItem({ title: '定期便がお得です' })],
  categories: [
    { category_code: '11', category_name: '野菜', count: 1212, illustration: picture, sub_category_list: [] },
    { category_code: '17', category_name: '米・パン・麺', count: 143, sub_category_list: [] },
  ],
  catalogues: [
    aCatalogue('4010', '週刊 トドック', { catalogueSubtitle: '12月1週号', isNew: '1' }),
    aCatalogue('4030', 'ことこと'),
    aCatalogue('4040', 'やさしい食卓'),
    aCatalogue('4070', 'くらしの道具'),
    aCatalogue('4090', 'ベビーと子ども'),
  ],
  faq: [
    { title: '宅配とは何ですか？', body: '週に一度のお届けです。', showLp: true, showTop: false, showFaq: true },
    {
      title: '注文の締切はいつですか？',
      body: '火曜日です。\n\n曜日ごとに決まっています。',
      showLp: false,
      showTop: true,
      showFaq: true,
    },
  ],
  banners: [aBanner()],
  partners: somePartners,
  products: 1,
}

/** A fault of an answer: it says no, or it never comes. */
type Trouble = 'down' | 'late'
/** All that the top page asks for, answered in an ordinary way but for what a test says. */
export function answerTopPage(
  over: Partial<Entries> = {},
  trouble: Partial<Record<keyof Entries | 'points' | 'order', Trouble>> = {},
): void {
  const entries = { ...ordinary, ...over }
  const products = Array.from({ length: entries.products }, (_, at) =>
    aProduct({ orderNumber: String(101_001 + at), name: `商品${at + 1}` }),
  )
  const book = anOrderBook([anOrderLine({ product: aProduct({ taxIncludedPrice: 257 }), quantity: 2 })])
  book.breakReads(trouble.order === 'down')

  const answers = <T>(of: keyof typeof trouble, body: T) => {
    if (trouble[of] === undefined) return () => body
    return () => (trouble[of] === 'down' ? refused(400) : new Promise<never>(() => undefined))
  }
  server.use(
    answer(noticesCall, answers('notices', { notices: entries.notices })),
    answer(pickupItemsCall, answers('pickups', { pickupItems: entries.pickups })),
    answer(appCategoriesCall, answers('categories', { app_category_list: entries.categories })),
    answer(webCataloguesCall, answers('catalogues', { catalogue_list: entries.catalogues })),
    answer(
      listBannersCall,
      answers('banners', { data: { listBanners: { items: [...entries.banners], nextToken: null } } }),
    ),
    answer(partnerSitesCall, answers('partners', entries.partners)),
    answer(faqItemsCall, answers('faq', { faqItems: entries.faq })),
    answer(memberPointCall, answers('points', { currentPoint: 1842, availablePoint: 1742, totalReservedPoint: 100 })),
    answer(recommendedProductsCall, ({ query: { specId } }) => {
      const modelid = specId.startsWith('ranking') ? '5001' : '3001'
      return answers('products', {
        product_basic_info_list: products.map(productWire),
        meta: { request_params: { modelid } },
      })()
    }),
    ...book.handlers,
  )
}
