import { type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import { Note } from '@shop/shared/ui'

/** On every list and page with alcohol. [CAT-045, LW-04] */
export const AlcoholNote = ({ products }: { products: readonly Pick<Product, 'isAlcohol'>[] }) =>
  products.some(({ isAlcohol }) => isAlcohol) ? <Note tone="warning">{shoppingMessages.alcohol.title}</Note> : null
