import type { MemberCode } from '@shop/shared/domain'
import type { FavouriteListId } from '@shop/shared/domain/favourites'
import { bulkRunQuery } from '@shop/shared/product/bulk-order'
import type { BulkOutcome } from './bulk-outcome.ts'

export const favouritesRunQuery = (member: MemberCode, list: FavouriteListId | undefined) =>
  bulkRunQuery<BulkOutcome>('favourites', 'bulk-run', member, list ?? '')
