import type { Database } from '../database/open-database.ts'

/** Columns that a card needs of a product and of its offer in one week. */
export const cardColumns = [
  'offer.planning_week',
  'offer.base_price',
  'offer.tax_included_price',
  'offer.original_tax_included_price',
  'offer.is_special_price',
  'product.order_no',
  'product.large_code',
  'product.middle_code',
  'product.jan_code',
  'product.brand',
  'product.name',
  'product.standard',
  'product.tax_rate',
  'product.temperature',
  'product.production_place',
  'product.is_web_only',
  'product.is_limited_region',
  'product.is_limited',
  'product.is_subscription',
  'product.is_point_exchange',
  'product.is_imperfect',
  'product.is_new',
  'product.division_code',
  'product.limited_tab',
  'product.imperfect_notes',
  'product.earlier_favourites',
  'product.lottery_quantity',
  'product.max_order',
  'product.quantity_limit',
  'product.point_price',
  'product.scroll_category',
  'product.pictograms',
  'product.picture',
] as const

/** Products with their offer; callers say which week. */
export const productRows = (db: Database) =>
  db.selectFrom('offer').innerJoin('product', 'product.order_no', 'offer.order_no').select(cardColumns)

export type ProductRow = Awaited<ReturnType<ReturnType<typeof productRows>['executeTakeFirstOrThrow']>>
