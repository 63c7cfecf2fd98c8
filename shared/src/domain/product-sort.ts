/** The orders of a product list, as they stand in its address, with the words of the switch. */
export const productSorts = [
  { value: '-1', text: 'おすすめ' },
  { value: '-2', text: '人気' },
  { value: '3', text: '価格が安い' },
  { value: '-3', text: '価格が高い' },
] as const

export type ProductSort = (typeof productSorts)[number]['value']

export const defaultProductSort: ProductSort = '-1'

/** Tells whether a text of an address is a sort of the list. */
export const isProductSort = (text: string | undefined): text is ProductSort =>
  productSorts.some(({ value }) => value === text)
