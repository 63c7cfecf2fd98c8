import { type ApiClient, getMemberContact } from '@shop/shared/api'
import { getAddresses } from '@shop/shared/api/application'
import { queryOptions } from '@shop/shared/query'

const freshMs = 10 * 60_000

/** How to reach the member who applies. */
export const contactQuery = (api: ApiClient, owner: string) =>
  queryOptions({
    queryKey: ['signup', 'contact', owner],
    queryFn: ({ signal }) => getMemberContact(api, signal),
    staleTime: freshMs,
  })

/** The towns of a postal code. */
export const addressesQuery = (api: ApiClient, digits: string) =>
  queryOptions({
    queryKey: ['signup', 'addresses', digits],
    queryFn: ({ signal }) => getAddresses(api, digits, signal),
    staleTime: freshMs,
  })
