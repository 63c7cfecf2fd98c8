import type { productBasicWire } from '@shop/shared/contract'
import type * as v from 'valibot'
import type { Database } from '../database/open-database.ts'
import type { OfferTable, ProductTable } from '../database/schema.ts'
import { type Pictogram, pictogramsOf } from './pictograms.ts'
import type { ProductMarks } from './product-marks.ts'
import { cyclesOf } from './subscription-marks.ts'

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
  'product.lottery_quantity',
  'product.max_order',
  'product.quantity_limit',
  'product.point_price',
  'product.scroll_category',
  'product.pictograms',
  'product.picture',
] as const satisfies readonly (`offer.${keyof OfferTable}` | `product.${keyof ProductTable}`)[]

/** Products with their offer; callers say which week. */
export const productRows = (db: Database) =>
  db.selectFrom('offer').innerJoin('product', 'product.order_no', 'offer.order_no').select(cardColumns)

export type ProductRow = Awaited<ReturnType<ReturnType<typeof productRows>['executeTakeFirstOrThrow']>>

type Wire = v.InferInput<typeof productBasicWire>
/** Fields that only some lists have, or none of ours. */
type Further = 'product_name_jas' | 'genzairyo' | 'tracking_id'
/** A field of the contract that is not answered here does not compile. */
export type ProductCard = Required<Omit<Wire, Further>> & Pick<Wire, Further>
/** Addresses of a product's pictures, the main one first: `list` for cards, `large` for its own page. [CAT-050] */
export type ImageAddresses = (product: Pick<ProductRow, 'order_no' | 'picture'>, size: 'list' | 'large') => string[]

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)
const subscriptionProduct = '1'
const webOnlyType = 'web'

/** A product as every list carries it. */
export function toProductCard(row: ProductRow, marks: ProductMarks, images: ImageAddresses): ProductCard {
  const [note1, note2] = row.imperfect_notes
  return {
    planning_week: row.planning_week,
    order_no: row.order_no,
    jan: row.jan_code,
    product_name_brand: row.brand,
    product_name: row.name,
    product_name_standard: row.standard,
    base_price: row.base_price,
    taxin_price: row.tax_included_price,
    original_taxin_price: row.original_tax_included_price,
    zei_ritu: row.tax_rate,
    image_url_list: images(row, 'list').map((image_url) => ({ image_url })),
    app_category: row.large_code,
    app_subcategory: row.middle_code,
    daibun_cd: row.division_code,
    come_every_syo_kbn: row.is_subscription ? subscriptionProduct : null,
    lottery_quantity: row.lottery_quantity,
    is_limited_region: flag(row.is_limited_region),
    is_limited_product: flag(row.is_limited),
    limited_product_max_order: row.max_order,
    web_limited_type: row.is_web_only ? webOnlyType : null,
    is_point_exchange_product: flag(row.is_point_exchange),
    base_taxin_price_point: row.point_price,
    is_special_price: flag(row.is_special_price),
    is_new: flag(row.is_new),
    has_products: 1,
    has_wakeari: flag(row.is_imperfect),
    wakeari_note1: note1 ?? null,
    wakeari_note2: note2 ?? null,
    genteisu: row.quantity_limit,
    scroll_category: row.scroll_category ?? 0,
    storage_temperature: row.temperature,
    production_place: row.production_place,
    pict_info_list: pictogramsOf(row.pictograms).map(pictInfo),
    ...markFields(row, marks),
  }
}

type Marked = Pick<ProductRow, 'order_no' | 'base_price' | 'tax_included_price' | 'is_subscription'>

const markFields = (product: Marked, marks: ProductMarks) => ({
  order_count: marks.ordered.get(product.order_no) ?? 0,
  is_favorite: flag(marks.favourites.has(product.order_no)),
  favorite_count: marks.favouriteCounts.get(product.order_no) ?? 0,
  come_every_inf_list: product.is_subscription ? cyclesOf(product, marks.subscriptions) : [],
})

/** A card of somebody else's list with these marks. */
export function markCard<C extends Wire>(card: C, marks: ProductMarks): C {
  const { order_no, base_price, taxin_price: tax_included_price, come_every_syo_kbn } = card
  const is_subscription = come_every_syo_kbn === subscriptionProduct
  return { ...card, ...markFields({ order_no, base_price, tax_included_price, is_subscription }, marks) }
}

const pictInfo = ({ positionCode, category, imagePath, value, name, component, colours, rank }: Pictogram) => ({
  position_code: positionCode,
  category,
  image_path: `/pictures/${imagePath}`,
  value,
  name,
  component,
  color: colours.foreground,
  background_color: colours.background,
  rank,
})
