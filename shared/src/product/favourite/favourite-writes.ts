import type { QueryClient } from '@shop/shared/query'
import { writeStateOf } from '@shop/shared/writes'

/** Writes on the member's marks, by order number: 1 for a favourite, else 0. */
export const favouriteWrites = (client: QueryClient) => writeStateOf<undefined>(client, ['favourites', 'writes'])
