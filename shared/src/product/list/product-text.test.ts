import { describe, expect, it } from '@jest/globals'
import { fullProductName } from '@shop/shared/domain/shopping'
import { aProduct } from '@shop/shared/testing/builders'
import { productText } from './product-text.ts'

/** Nothing but what every product has. */
function bare(over: Parameters<typeof aProduct>[0] = {}) {
  const { standard, brand, trackingId, ...product } = aProduct({ images: [], ...over })
  return product
}

describe('[CAT-047] the words of a product without its optional facts', () => {
  it.each([
    { says: 'all of them', product: aProduct(), text: '1L　番号 104001　税込 257円' },
    { says: 'no size', product: bare(), text: '番号 104001　税込 257円' },
    { says: 'a blank size', product: aProduct({ standard: ' ' }), text: '番号 104001　税込 257円' },
    {
      says: 'no size, for points',
      product: bare({ isPointExchange: true, pointPrice: 500 }),
      text: '番号 104001　500ポイント',
    },
    {
      says: 'for points whose number is not known',
      product: bare({ isPointExchange: true }),
      text: '番号 104001　税込 257円',
    },
  ])('$says: $text', ({ product, text }) => {
    const words = productText(product, { source: 'category', headingLevel: 3 })
    expect(words.text).toBe(text)
    expect(JSON.stringify([words, fullProductName(product)])).not.toMatch(/undefined|null/)
  })
})
