import { parseOrderNumber, toSearchWord, type WeekNumber } from '@shop/shared/domain'
import { schema } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { catalogueHref } from '../../parts/catalogue/catalogue-href.ts'

const isText = (value: unknown): value is string => typeof value === 'string'
/** As the paper catalogue writes it: digits alone, and a number that can exist. */
const isOrderNo = (value: unknown) => isText(value) && /^\d{1,6}$/.test(value) && parseOrderNumber(value) !== undefined
const maxWordLength = 100
const isSearchWord = (value: unknown) =>
  isText(value) && value.length <= maxWordLength && toSearchWord(value) !== undefined
const isCategoryId = (value: unknown) => isText(value) && /^\d{1,8}$/.test(value)

const contentMessage = schema.union([
  schema.object({ type: schema.literal('ready') }),
  schema.object({ type: schema.literal('toDetail'), order_no: schema.custom<string>(isOrderNo) }),
  schema.object({ type: schema.literal('toCatalogueMain') }),
  schema.object({ type: schema.literal('toSearchResults'), searchWord: schema.custom<string>(isSearchWord) }),
  schema.object({ type: schema.literal('toCatalogueCategory'), categoryId: schema.custom<string>(isCategoryId) }),
])

/** The words of a content page: that it is there, and the four of the documents. The shape is ours until the agency confirms it. [K-57] */
export type ContentMessage =
  | { type: 'ready' }
  | { type: 'toDetail'; order_no: string }
  | { type: 'toCatalogueMain' }
  | { type: 'toSearchResults'; searchWord: string }
  | { type: 'toCatalogueCategory'; categoryId: string }

export const isContentMessage = (data: unknown): data is ContentMessage => schema.is(contentMessage, data)

/** Where a message leads: always a page of this shop, never an address that came with it. */
export function addressOf(message: ContentMessage, at: { catalogueId: string; week: WeekNumber }): string | undefined {
  switch (message.type) {
    case 'ready':
      return undefined
    case 'toDetail': {
      const no = parseOrderNumber(message.order_no)
      return no === undefined ? undefined : href.product(at.week, no)
    }
    case 'toCatalogueMain':
      return catalogueHref.main(at.catalogueId)
    case 'toSearchResults':
      return href.searchResults(message.searchWord)
    case 'toCatalogueCategory':
      return catalogueHref.category(at.catalogueId, message.categoryId)
  }
}
