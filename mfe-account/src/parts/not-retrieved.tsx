import { failureTitle } from '@shop/shared/points'
import { FailedState, retryOf } from '@shop/shared/ui'

/** In place of an area whose service failed; trying again asks only that service. [ACC-037] */
export const NotRetrieved = ({ query }: { query: { error: unknown; isFetching: boolean; refetch(): unknown } }) => (
  <FailedState title={failureTitle(query.error)} {...retryOf(query)} />
)
