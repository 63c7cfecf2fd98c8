import type { FirstRead } from '@shop/shared/contract/first-reads'

const week = { planningWeek: '{week}' }
const assortment = { officeCode: '{officeCode?}', branchCode: '{branchCode?}' }
const categories: FirstRead = { service: 'delivery', path: '/app_category_list', query: {} }

/** Per screen: what it reads first. The edge and the first script of the page ask for it before any code is there. */
export const reads: Readonly<Record<string, readonly FirstRead[]>> = {
  categories: [categories],
  'category-products': [
    categories,
    {
      service: 'delivery',
      path: '/ec_category_product_list',
      query: {
        ...week,
        largeCategoryCd: '{largeCategoryCd}',
        middleCategoryCd: '{middleCategoryCd}',
        smallCategoryCd: '{smallCategoryCd}',
        sort: '{sort}',
        limit: '200',
        offset: '0',
        ...assortment,
      },
    },
  ],
}
