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

/** Per screen: what it reads first. The edge and the first script of the page ask for it before any code is there. */
export const reads: Readonly<Record<string, readonly FirstRead[]>> = {
  catalogs: [catalogues, file('webcatalogue-categories'), file('catalogue/catalogue-list')],
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
  product: [
    delivery('/product', {
      planningWeek: '{planningWeekNumber}',
      orderNo: '{orderNumber}',
      input_status: '62',
      includePastPlanningWeeks: '1',
      ...assortment,
      weekCategory: '{weekCategory?}',
    }),
    categories,
    order,
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
