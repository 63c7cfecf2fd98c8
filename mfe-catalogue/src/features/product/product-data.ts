import type { ProductDetail } from '@shop/shared/api/product-detail'
import { ordersEndAt } from '@shop/shared/domain'
import { fullProductName, judgeQuantity, type Product } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'
import { type StructuredData, schemaOrg } from '../../parts/structured-data.ts'
import type { OrderTime } from './order-time.ts'

type Facts = {
  detail: ProductDetail
  description: string
  time: OrderTime
  now: Date
  /** Of the shop. */
  origin: string
}

/** A product as search engines read it, at the price that its page shows. */
export function productData({ detail: { product }, description, time, now, origin }: Facts): StructuredData {
  const url = `${origin}${href.product(product.week, product.orderNumber)}`
  const { brand, images } = product
  return {
    '@context': schemaOrg,
    '@type': 'Product',
    name: fullProductName(product),
    description,
    sku: product.orderNumber,
    url,
    ...(images.length === 0 ? {} : { image: images }),
    ...(brand === undefined ? {} : { brand: { '@type': 'Brand', name: brand } }),
    ...(hasPrice(product) ? { offers: offerOf(product, url, time, now) } : {}),
  }
}

/** Points are no price, and one of 0 or below is a mistake of the data. */
const hasPrice = ({ isPointExchange, taxIncludedPrice }: Product) => !isPointExchange && taxIncludedPrice > 0

function offerOf(product: Product, url: string, time: OrderTime, now: Date) {
  const availability = availabilityOf(product, time, now)
  return {
    '@type': 'Offer',
    url,
    price: product.taxIncludedPrice,
    priceCurrency: 'JPY',
    ...(time.is === 'open' ? { priceValidUntil: ordersEndAt(time.week).toISOString() } : {}),
    ...(availability === undefined ? {} : { availability: `${schemaOrg}/${availability}` }),
  }
}

/** The household that most members have. */
const ordinaryMember = { isFamily: false, isCorporate: false, isWatchedOver: false, usesDelivery: true }

/** Whether a member may order it now: the page's own rule. */
function availabilityOf(
  product: Product,
  time: OrderTime,
  now: Date,
): 'InStock' | 'OutOfStock' | 'SoldOut' | undefined {
  if (product.isSoldOut === true) return 'SoldOut'
  if (time.is === 'waiting') return undefined
  if (time.is === 'over') return 'OutOfStock'
  const verdict = judgeQuantity({ wanted: 1, product, week: time.week, member: ordinaryMember, now })
  return verdict.ok ? 'InStock' : 'OutOfStock'
}
