import type { WebCatalogueCategory } from '@shop/shared/api/catalogues'
import type { WebCatalogue } from '@shop/shared/api/content'

export type CatalogueGroup = { name: string; catalogues: readonly WebCatalogue[] }

const others = 'その他'

/**
 * Web catalogues under the first category that has their code, the others under その他, at the end. A group without one
 * is not there.
 */
export function groupCatalogues(
  catalogues: readonly WebCatalogue[],
  categories: readonly WebCatalogueCategory[],
): CatalogueGroup[] {
  const groups = new Map<string, WebCatalogue[]>(categories.map(({ name }) => [name, []]))
  const rest: WebCatalogue[] = []
  for (const catalogue of catalogues) {
    const name = categories.find(({ codes }) => codes.includes(catalogue.code))?.name
    const group = name === undefined ? rest : groups.get(name)
    group?.push(catalogue)
  }
  const named = [...groups].filter(([name]) => name !== others)
  return [...named, [others, [...(groups.get(others) ?? []), ...rest]] as const]
    .filter(([, found]) => found.length > 0)
    .map(([name, found]) => ({ name, catalogues: found }))
}
