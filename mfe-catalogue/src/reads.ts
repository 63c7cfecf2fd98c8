import { inputStatus, type OrderSource, orderSourceFrom, sourceWords } from '@shop/shared/domain/shopping'
import type { FirstRead } from '@shop/shared/routes/first-reads'

const week = { planningWeek: '{week}' }
const assortment = { officeCode: '{officeCode?}', branchCode: '{branchCode?}' }
const firstPage = { offset: '0', ...assortment }
const delivery = (path: string, query: Record<string, string> = {}): FirstRead => ({ service: 'delivery', path, query })
const file = (name: string): FirstRead => ({ service: 'shop', path: `/static-data/${name}.json`, query: {} })

const categories = delivery('/app_category_list')
const catalogues = delivery('/web_catalogue_list', week)
const order: FirstRead = {
  ...delivery('/order_list', { ...week, limit: '999', offset: '0' }),
  outsidePeakWindow: true,
}

const statusFrom = (from: string) => String(inputStatus(orderSourceFrom(from), 'web'))

/** The page tells the service where its visitor comes from: as its address says, else from the usual source. [CAT-057] */
const product = (usualSource: OrderSource): FirstRead => ({
  ...delivery('/product', {
    planningWeek: '{planningWeekNumber}',
    orderNo: '{orderNumber}',
    input_status: String(inputStatus(usualSource, 'web')),
    includePastPlanningWeeks: '1',
    ...assortment,
    weekCategory: '{weekCategory?}',
  }),
  byParameter: {
    input_status: {
      parameter: 'from',
      values: Object.fromEntries(sourceWords.map((from) => [from, statusFrom(from)])),
      other: statusFrom(''),
    },
  },
})

const catalogueList = file('catalogue/catalogue-list')
const oneCatalogue = [catalogueList, file('catalogue/{catalogueId}/numbers')]
const catalogueItems = (query: Record<string, string> = {}) =>
  delivery('/catalogue_category_items', {
    catalogueId: '{catalogueId}',
    ...week,
    ...query,
    weekCategory: '{weekCategory?}',
  })

/** Per screen: what it reads first. The edge and the first script of the page ask for it before any code is there. */
export const reads: Readonly<Record<string, readonly FirstRead[]>> = {
  catalogs: [catalogues, file('webcatalogue-categories'), catalogueList],
  'catalogue-main': [...oneCatalogue, catalogueItems()],
  'catalogue-category': [...oneCatalogue, catalogueItems({ catalogueCategoryId: '{categoryId}' }), order],
  'catalogue-contents': oneCatalogue,
  categories: [categories],
  'category-products': [
    categories,
    delivery('/ec_category_product_list', {
      ...week,
      largeCategoryCd: '{largeCategoryCd}',
      middleCategoryCd: '{middleCategoryCd}',
      smallCategoryCd: '{smallCategoryCd}',
      sort: '{sort}',
      limit: '30',
      ...firstPage,
    }),
    order,
  ],
  'limited-products': [
    // A type has the name of its tab, unless the shop says otherwise: then the page asks by itself.
    delivery('/limited_product_list', { ...week, sort: '{sort|0}', webLimitedType: '{tab|wakeari}' }),
    file('limited-product-image'),
    order,
  ],
  'limited-product': [product('limitedProduct'), categories, order],
  product: [product('orderNumber'), categories, order],
  // Of a slot: by its properties, as `recommendationPlaces` has them.
  'ordering/recommendations': [
    {
      service: 'recommend',
      path: '/recommended_products',
      query: { ...week, specId: 'ranking-top', limit: '100', ...assortment },
      byParameter: {
        specId: {
          parameter: 'place',
          values: {
            topForMember: 'recommend-top',
            repeat: 'recommend-repeat',
            subscriptions: 'recommend-come-every',
            orderedList: 'recommend-cart',
          },
          other: 'ranking-top',
        },
        limit: { parameter: 'place', values: { repeat: '50', orderedList: '50' }, other: '100' },
      },
    },
  ],
  search: [{ service: 'search', path: '/popular_words', query: week }, categories, catalogues],
  'search-results': [
    {
      service: 'search',
      path: '/product_search',
      query: {
        ...week,
        searchWord: '{searchWord}',
        sort: '{sort|-1}',
        limit: '30',
        isViewMode: '{visitor?}',
        ...firstPage,
      },
    },
    file('search_condition'),
    order,
  ],
}
