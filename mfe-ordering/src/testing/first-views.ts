import { appCategoriesCall, noticesCall, pickupItemsCall, recommendedProductsCall } from '@shop/shared/contract'
import { aProduct } from '@shop/shared/testing/builders'
import { aReply } from '@shop/shared/testing/first-view-request'
import type { FirstViewExample } from '@shop/shared/testing/first-views'
import { productWire } from '@shop/shared/testing/wire'

const picture = 'https://assets.shop.test/pot.webp'

/** Addresses whose first view is tested, here and by the check of a release. */
export const firstViews: readonly FirstViewExample[] = [
  {
    path: '/',
    replies: {
      ...aReply(noticesCall, {
        notices: [
          {
            title: '年末年始のお届け日と締切日について',
            linkUrl: 'https://news.shop.test/year-end',
            beginDate: '2026-11-20T00:00:00+09:00',
            endDate: '2026-12-31T23:59:59+09:00',
            active: true,
          },
        ],
      }),
      ...aReply(pickupItemsCall, {
        pickupItems: [
          {
            planningWeek: '20261201',
            target: 'common',
            targetSiteApp: 'common',
            imgUrl: picture,
            linkUrl: '/category',
            title: '鍋がおいしい',
            tint: '#F7D774',
          },
        ],
      }),
      ...aReply(appCategoriesCall, {
        app_category_list: [
          { category_code: '11', category_name: '野菜', count: 369, illustration: picture, sub_category_list: [] },
        ],
      }),
      ...aReply(recommendedProductsCall, {
        product_basic_info_list: [productWire(aProduct())],
        meta: { request_params: { modelid: '3001' } },
      }),
    },
  },
  { path: '/mycle' },
  { path: '/orders/repeat' },
]
