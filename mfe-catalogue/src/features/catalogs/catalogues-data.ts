import { href } from '@shop/shared/routes'
import { breadcrumbList, itemList, type StructuredData } from '../../parts/structured-data.ts'
import type { CatalogueGroup } from './group-catalogues.ts'

/** The week's catalogues as search engines read them, in the order of the page. */
export const cataloguesData = (origin: string, groups: readonly CatalogueGroup[]): StructuredData[] => [
  breadcrumbList(origin, [], 'Webカタログ'),
  ...itemList(
    origin,
    groups.flatMap(({ catalogues }) => catalogues),
    ({ name, code }) => ({ text: name, to: href.webCatalogue(code) }),
  ),
]
