import { describe, expect, it } from '@jest/globals'
import type { ProductDetail } from '@shop/shared/api/product-detail'
import { aPlanningWeek, aProduct, atDeadline } from '@shop/shared/testing/builders'
import type { OrderTime } from './order-time.ts'
import { productData } from './product-data.ts'

const open: OrderTime = { is: 'open', week: aPlanningWeek() }
const now = new Date('2026-11-20T10:00:00+09:00')

function dataOf(product = aProduct(), { time = open, at = now }: { time?: OrderTime; at?: Date } = {}) {
  const detail = { product } as ProductDetail
  return productData({ detail, description: '牛乳です。', time, now: at, origin: 'https://shop.test' })
}

describe('[K-186] the structured data of a product', () => {
  it('is what its page shows, under the address that all ways to it share', () =>
    expect(dataOf(aProduct({ brand: '北の牧場' }))).toEqual({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '北の牧場 十勝しぼりたて牛乳',
      description: '牛乳です。',
      sku: '104001',
      url: 'https://shop.test/products/20261201/104001',
      image: ['https://assets.shop.test/pictures/104001.webp'],
      brand: { '@type': 'Brand', name: '北の牧場' },
      offers: {
        '@type': 'Offer',
        url: 'https://shop.test/products/20261201/104001',
        price: 257,
        priceCurrency: 'JPY',
        priceValidUntil: new Date(atDeadline()).toISOString(),
        availability: 'https://schema.org/InStock',
      },
    }))

  it('leaves out what the product has not', () => {
    const bare = dataOf(aProduct({ images: [] }))
    expect([bare['image'], bare['brand']]).toEqual([undefined, undefined])
  })

  it.each([
    { says: 'for points', product: aProduct({ isPointExchange: true, pointPrice: 500 }) },
    { says: 'at no price', product: aProduct({ taxIncludedPrice: 0 }) },
  ])('offers nothing $says', ({ product }) => expect(dataOf(product)['offers']).toBeUndefined())

  const limited = aProduct({ isLimited: true })
  it.each<{ says: string; product?: typeof limited; time?: OrderTime; at?: Date; is: string | undefined }>([
    { says: 'at the deadline itself', at: new Date(atDeadline()), is: 'InStock' },
    { says: 'after it', at: new Date(atDeadline(0.001)), is: 'OutOfStock' },
    { says: 'of a week that is over', time: { is: 'over' }, is: 'OutOfStock' },
    { says: 'before the weeks are known', time: { is: 'waiting' }, is: undefined },
    { says: 'off sale', product: aProduct({ isOnSale: false }), is: 'OutOfStock' },
    { says: 'whose pieces are all ordered', product: aProduct({ isSoldOut: true }), is: 'SoldOut' },
    { says: 'limited, before its sale', product: limited, at: new Date('2026-11-10T12:00:00+09:00'), is: 'OutOfStock' },
    { says: 'limited, in its sale', product: limited, is: 'InStock' },
  ])('can be ordered or not, $says: $is', ({ product, is, ...when }) => {
    const { availability } = dataOf(product, when)['offers'] as { availability?: string }
    expect(availability).toBe(is && `https://schema.org/${is}`)
  })
})
