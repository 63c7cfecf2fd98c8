import {
  appCategoriesCall,
  catalogueCategoryItemsCall,
  catalogueListCall,
  catalogueNumbersCall,
  categoryProductsCall,
  limitedImagesCall,
  limitedProductListCall,
  popularWordsCall,
  productCall,
  productSearchCall,
  recommendedProductsCall,
  webCatalogueCategoriesCall,
  webCataloguesCall,
} from '@shop/shared/contract'
import { aProduct } from '@shop/shared/testing/builders'
import { aReply } from '@shop/shared/testing/first-view-request'
import type { FirstViewExample } from '@shop/shared/testing/first-views'
import { productWire } from '@shop/shared/testing/wire'

const picture = 'https://assets.shop.test/pot.webp'

const categories = aReply(appCategoriesCall, {
  app_category_list: [
    {
      category_code: '13',
      category_name: '魚・海産',
      count: 174,
      illustration: picture,
      sub_category_list: [{ sub_category_code: '1301', sub_category_name: '鮭・鱒', sub_count: 28 }],
    },
  ],
})

const catalogues = aReply(webCataloguesCall, {
  catalogue_list: [
    {
      catalogueCode: '4010',
      catalogueName: '週刊トドック',
      catalogueOrder: 1,
      imagePath: picture,
      tint: '#F7D774',
      isNew: '1',
    },
  ],
})

const catalogueList = aReply(catalogueListCall, {
  catalogueList: [{ catalogueId: '3', name: 'くらしのカタログ', imgUrl: picture, tint: '#F7D774' }],
  features: [],
})
const oneCatalogue = {
  ...catalogueList,
  ...aReply(catalogueNumbersCall('{catalogueId}'), {
    numbers: [{ number: 264, startPlanningWeek: '20261001', endPlanningWeek: '20261206' }],
  }),
}

const milk = productWire(aProduct())
const bread = productWire(aProduct({ orderNumber: '104002', name: '全粒粉の食パン', isLimited: true }))
const productPage = {
  ...categories,
  ...aReply(productCall, { ...milk, app_category: '13', app_subcategory: '1301' }),
}
const found = { total_count: 2, product_basic_info_list: [milk, bread] }

/** Addresses whose first view is tested, here and by the check of a release. */
export const firstViews: readonly FirstViewExample[] = [
  {
    path: '/catalogs',
    replies: {
      ...catalogues,
      ...aReply(webCatalogueCategoriesCall, {
        webCatalogueCategories: [{ name: '今週のカタログ', catalogueCodes: ['4010'] }],
      }),
      ...catalogueList,
    },
  },
  { path: '/catalogue' },
  {
    path: '/catalogue/main/3',
    replies: {
      ...oneCatalogue,
      ...aReply(catalogueCategoryItemsCall, {
        category_list: [{ category_id: '15', category_name: '卵', illustration: picture }],
        product_basic_info_list: [],
      }),
    },
  },
  {
    path: '/catalogue/category/3/15',
    replies: {
      ...oneCatalogue,
      ...aReply(catalogueCategoryItemsCall, {
        category_list: [],
        product_basic_info_list: [milk],
        category_name: '卵・乳製品',
      }),
    },
  },
  { path: '/catalogue/contents/3/hashtag', replies: oneCatalogue },
  { path: '/category', replies: categories },
  { path: '/category/13/1301/0/-1', replies: { ...categories, ...aReply(categoryProductsCall, found) } },
  { path: '/products/20261201/104001' },
  { path: '/products/20261201/104001', search: '?from=top', replies: productPage },
  { path: '/products/20261201/104001/category', replies: productPage },
  { path: '/products/20261201/104001/somewhere', replies: productPage },
  {
    path: '/limited/product',
    replies: {
      ...aReply(limitedImagesCall, { limitedProductImages: [{ place: 'banner', imgUrl: picture, alt: '訳あり' }] }),
      ...aReply(limitedProductListCall, {
        limited_product_info_list: [
          { product_info: bread, limited_product_additional_info: { valid_flg: 1, max_quantity: 3, discount_code: 6 } },
        ],
      }),
    },
  },
  { path: '/limited/products/20261201/104001' },
  { path: '/limited/products/20261201/104001', replies: productPage },
  { path: '/limited/products/20261201/104001/search', replies: productPage },
  { path: '/recommend' },
  {
    path: '/search',
    replies: { ...categories, ...catalogues, ...aReply(popularWordsCall, { word_list: ['牛乳', 'バナナ'] }) },
  },
  {
    path: '/search/results',
    search: '?searchWord=%E7%89%9B%E4%B9%B3',
    replies: aReply(productSearchCall, found),
  },
  {
    path: '/',
    slot: { name: 'ordering/recommendations', version: 1, props: { place: 'topRanking', week: '20261201' } },
    replies: aReply(recommendedProductsCall, {
      product_basic_info_list: [milk, bread],
      meta: { request_params: { modelid: '5001' } },
    }),
  },
]
