import { defineRemote } from '@shop/shared/remote'
import { fillSlot } from '@shop/shared/slots'
import { ScreenWaiting } from './parts/screen-waiting.tsx'
import { routes } from './routes.ts'

export const { bootstrap, mount, unmount, slots } = defineRemote({
  name: 'mfe-catalogue',
  routes,
  waiting: <ScreenWaiting />,
  slots: [
    fillSlot(
      'ordering/recommendations',
      async () =>
        (
          await import(
            /* webpackChunkName: "recommendation-row" */ './features/recommendation-row/recommendation-row.tsx'
          )
        ).RecommendationRow,
    ),
  ],
  screens: {
    catalogs: async () =>
      (await import(/* webpackChunkName: "catalogs" */ './features/catalogs/catalogs-page.tsx')).Page,
    'old-catalogs': async () =>
      (await import(/* webpackChunkName: "old-catalogs" */ './features/catalogs/old-catalogs-page.tsx')).Page,
    'catalogue-main': async () =>
      (await import(/* webpackChunkName: "catalogue-main" */ './features/catalogue-main/catalogue-main-page.tsx')).Page,
    'catalogue-category': async () =>
      (
        await import(
          /* webpackChunkName: "catalogue-category" */ './features/catalogue-category/catalogue-category-page.tsx'
        )
      ).Page,
    'catalogue-contents': async () =>
      (
        await import(
          /* webpackChunkName: "catalogue-contents" */ './features/catalogue-contents/catalogue-contents-page.tsx'
        )
      ).Page,
    categories: async () =>
      (await import(/* webpackChunkName: "categories" */ './features/categories/categories-page.tsx')).Page,
    'category-products': async () =>
      (
        await import(
          /* webpackChunkName: "category-products" */ './features/category-products/category-products-page.tsx'
        )
      ).Page,
    'limited-products': async () =>
      (await import(/* webpackChunkName: "limited-products" */ './features/limited-products/limited-products-page.tsx'))
        .Page,
    product: async () => (await import(/* webpackChunkName: "product" */ './features/product/product-page.tsx')).Page,
    search: async () => (await import(/* webpackChunkName: "search" */ './features/search/search-page.tsx')).Page,
    barcode: async () => (await import(/* webpackChunkName: "barcode" */ './features/barcode/barcode-page.tsx')).Page,
    'barcode-view-only': async () =>
      (await import(/* webpackChunkName: "barcode-view-only" */ './features/barcode/view-only-page.tsx')).Page,
    'limited-product': async () =>
      (await import(/* webpackChunkName: "limited-product" */ './features/product/limited-product-page.tsx')).Page,
    recommend: async () =>
      (await import(/* webpackChunkName: "recommend" */ './features/recommend/recommend-page.tsx')).Page,
    'search-results': async () =>
      (await import(/* webpackChunkName: "search-results" */ './features/search-results/search-results-page.tsx')).Page,
    'web-catalogue': async () =>
      (await import(/* webpackChunkName: "web-catalogue" */ './features/web-catalogue/web-catalogue-page.tsx')).Page,
  },
})
