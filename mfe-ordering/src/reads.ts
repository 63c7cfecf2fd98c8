import type { FirstRead } from '@shop/shared/routes/first-reads'

const week = { planningWeek: '{week}' }
const assortment = { officeCode: '{officeCode?}', branchCode: '{branchCode?}' }
const file = (name: string): FirstRead => ({ service: 'shop', path: `/static-data/${name}.json`, query: {} })
const order: FirstRead = { service: 'delivery', path: '/order_list', query: { ...week, limit: '999', offset: '0' } }
const orderBeside: FirstRead = { ...order, outsidePeakWindow: true }

/** Per screen: what it reads first. The edge and the first script of the page ask for it before any code is there. */
export const reads: Readonly<Record<string, readonly FirstRead[]>> = {
  top: [
    file('notices'),
    file('pickup-items'),
    { service: 'delivery', path: '/app_category_list', query: {} },
    {
      service: 'recommend',
      path: '/recommended_products',
      query: { ...week, specId: 'ranking-top', limit: '100', ...assortment },
    },
    orderBeside,
  ],
  'ordered-list': [order],
  repeat: [orderBeside],
}
