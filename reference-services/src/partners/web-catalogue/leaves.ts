import { pageHolds } from '../../web-catalogue/media.ts'
import type { Contents } from './services-client.ts'

export type Section = Contents['section_list'][number]
export type PrintedProduct = Section['product_list'][number]

/** A page behind the cover. */
export type Leaf = { page: number; section: Section; products: readonly PrintedProduct[] }

const firstPage = 2

/** The pages of a medium behind its cover: each section begins on a page of its own. */
export function leavesOf({ section_list }: Pick<Contents, 'section_list'>): Leaf[] {
  return section_list
    .flatMap((section) =>
      Array.from({ length: Math.ceil(section.product_list.length / pageHolds) }, (_, at) => ({
        section,
        products: section.product_list.slice(at * pageHolds, (at + 1) * pageHolds),
      })),
    )
    .map((leaf, at) => ({ page: at + firstPage, ...leaf }))
}

/** Where each section begins. */
export const contentsList = (leaves: readonly Leaf[]): { name: string; page: number }[] =>
  leaves
    .filter(({ section }, at) => section !== leaves[at - 1]?.section)
    .map(({ section, page }) => ({ name: section.name, page }))

/** More pieces of a product are ordered in the shop, where it asks about them. */
const maxPieces = 9

export const maxOf = ({ limited_product_max_order, genteisu }: PrintedProduct): number =>
  Math.max(1, Math.min(maxPieces, limited_product_max_order ?? maxPieces, genteisu ?? maxPieces))
