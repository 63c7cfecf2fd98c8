import type { PageMeta } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import type { Crumb } from './breadcrumbs.tsx'

/** A value of JSON-LD in the words of schema.org. */
export type StructuredData = NonNullable<PageMeta['structuredData']>[number]

export const schemaOrg = 'https://schema.org'

/** The beginning of a list: enough to know it by. */
const maxItems = 30

/** Where a page stands, as its breadcrumbs show it; the page itself, at the end, has no address. */
export const breadcrumbList = (origin: string, above: readonly Crumb[], here: string): StructuredData => ({
  '@context': schemaOrg,
  '@type': 'BreadcrumbList',
  itemListElement: [
    ...[{ text: '注文トップ', to: href.top() }, ...above].map(({ text, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: `${origin}${to}`,
    })),
    { '@type': 'ListItem', position: above.length + 2, name: here },
  ],
})

/** The first pages that a list leads to; none where it is empty. */
export function itemList<T>(origin: string, items: readonly T[], linkTo: (item: T) => Crumb): StructuredData[] {
  if (items.length === 0) return []
  const itemListElement = items
    .slice(0, maxItems)
    .map(linkTo)
    .map(({ text, to }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, url: `${origin}${to}` }))
  return [{ '@context': schemaOrg, '@type': 'ItemList', itemListElement }]
}
