import { expect, it } from '@jest/globals'
import type { WebCatalogue } from '@shop/shared/api/content'
import { cataloguesData } from './catalogues-data.ts'
import type { CatalogueGroup } from './group-catalogues.ts'

const group = (name: string, codes: readonly string[]): CatalogueGroup => ({
  name,
  catalogues: codes.map((code) => ({ code, name: `カタログ${code}` }) as WebCatalogue),
})

it.each<{ groups: CatalogueGroup[]; lists: [name: string, url: string][] }>([
  { groups: [], lists: [] },
  {
    groups: [group('今週', ['4010']), group('その他', ['4070'])],
    lists: [
      ['カタログ4010', 'https://shop.test/catalogue?selectedBaitaiCode=4010'],
      ['カタログ4070', 'https://shop.test/catalogue?selectedBaitaiCode=4070'],
    ],
  },
])('[K-186] search engines read the catalogues in the order of the page: $lists', ({ groups, lists }) => {
  const [place, list] = cataloguesData('https://shop.test', groups)
  expect(place?.['@type']).toBe('BreadcrumbList')
  const elements = (list?.['itemListElement'] ?? []) as { name: string; url: string }[]
  expect(elements.map(({ name, url }) => [name, url])).toEqual(lists)
})
