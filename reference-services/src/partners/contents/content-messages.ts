/** The four messages of a content page, in a shape that the documents do not give. [CAT-027] */
export type ContentMessage =
  | { type: 'toDetail'; order_no: string }
  | { type: 'toCatalogueMain' }
  | { type: 'toSearchResults'; searchWord: string }
  | { type: 'toCatalogueCategory'; categoryId: string }

export const toProduct = (order_no: string): ContentMessage => ({ type: 'toDetail', order_no })
export const toSearch = (searchWord: string): ContentMessage => ({ type: 'toSearchResults', searchWord })
export const toCategory = (categoryId: string): ContentMessage => ({ type: 'toCatalogueCategory', categoryId })
