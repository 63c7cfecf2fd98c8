import { expect, it } from '@jest/globals'
import { aProduct } from '@shop/shared/testing/builders'
import { type Category, categoryMeta } from './use-category.ts'

const large = { code: '13', name: '魚・海産', count: 1, subCategories: [] }
const known = (above: readonly { text: string; to: string }[]): Category => ({
  is: 'known',
  place: { large, name: '鮭・鱒', above },
  small: [],
  close: [],
})
const ofList = { text: '魚・海産', to: '/category/13/0/0/-1' }

it.each<{ says: string; category: Category; count: number; reads: string[] }>([
  { says: 'before its name is known', category: { is: 'waiting' }, count: 1, reads: [] },
  { says: 'of a category that nobody has', category: { is: 'unknown' }, count: 0, reads: [] },
  {
    says: 'before its products are here',
    category: known([]),
    count: 0,
    reads: ['BreadcrumbList 注文トップ,カテゴリ,鮭・鱒'],
  },
  {
    says: 'with its products',
    category: known([ofList]),
    count: 2,
    reads: ['BreadcrumbList 注文トップ,カテゴリ,魚・海産,鮭・鱒', 'ItemList 北の牧場 牛乳0,北の牧場 牛乳1'],
  },
])('[K-186] search engines read of a list, $says: $reads', ({ category, count, reads }) => {
  const products = Array.from({ length: count }, (_, at) => aProduct({ brand: '北の牧場', name: `牛乳${at}` }))
  const { structuredData = [] } = categoryMeta(category, { origin: 'https://shop.test', products }) ?? {}
  const said = structuredData.map((value) => {
    const elements = value['itemListElement'] as { name: string }[]
    return `${value['@type']} ${elements.map(({ name }) => name)}`
  })
  expect(said).toEqual(reads)
})
