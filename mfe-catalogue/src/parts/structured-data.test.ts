import { describe, expect, it } from '@jest/globals'
import { breadcrumbList, itemList } from './structured-data.ts'

const origin = 'https://shop.test'

describe('[K-186] structured data', () => {
  it.each([
    {
      above: [],
      places: [
        ['1', '注文トップ', 'https://shop.test/'],
        ['2', '商品', 'none'],
      ],
    },
    {
      above: [{ text: '牛乳', to: '/category/11/0/0/-1' }],
      places: [
        ['1', '注文トップ', 'https://shop.test/'],
        ['2', '牛乳', 'https://shop.test/category/11/0/0/-1'],
        ['3', '商品', 'none'],
      ],
    },
  ])('says where a page stands: $places', ({ above, places }) => {
    const { itemListElement } = breadcrumbList(origin, above, '商品')
    const elements = itemListElement as { position: number; name: string; item?: string }[]
    expect(elements.map(({ position, name, item = 'none' }) => [String(position), name, item])).toEqual(places)
  })

  it.each([
    { count: 0, listed: undefined },
    { count: 1, listed: 1 },
    { count: 31, listed: 30 },
  ])('of a list of $count names $listed', ({ count, listed }) => {
    const items = Array.from({ length: count }, (_, at) => at)
    const [list] = itemList(origin, items, (at) => ({ text: `商品${at}`, to: `/products/${at}` }))
    expect((list?.['itemListElement'] as unknown[] | undefined)?.length).toBe(listed)
  })
})
