import type { OrderNumber, WeekNumber } from '@shop/shared/domain'
import type { OrderSource } from '@shop/shared/domain/shopping'
import { href } from '@shop/shared/routes'

/** The two routes of a product's page. [CAT-006, CAT-007] */
export type ProductPageKind = 'product' | 'limited-product'

/** The address of the same kind of page. */
export const addressOf = (kind: ProductPageKind, week: WeekNumber, no: OrderNumber, from?: OrderSource): string =>
  kind === 'product'
    ? href.product(week, no, from)
    : `/limited/products/${week}/${no}${from === undefined ? '' : `/${from}`}`
