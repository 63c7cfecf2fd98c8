import type { Facets, ProductPage } from '@shop/shared/api/shopping'

/** A page of a list that can be narrowed; without `facets` it cannot. */
export type NarrowedPage = ProductPage & { facets?: Facets }
