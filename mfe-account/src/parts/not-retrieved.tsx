import { isApiError } from '@shop/shared/api'
import { messages } from '@shop/shared/domain'
import { FailedState } from '@shop/shared/ui'

const unavailable = 503

/** The words for a failed area: 503 is maintenance, the rest could not be retrieved. [ACC-028, ACC-029] */
export const failureTitle = (error: unknown): string =>
  isApiError(error) && error.facts.status === unavailable
    ? messages.underMaintenance.title
    : messages.notRetrieved.title

/** In place of an area whose service failed; trying again asks only that service. [ACC-037] */
export const NotRetrieved = ({ query }: { query: { error: unknown; isFetching: boolean; refetch(): unknown } }) => (
  <FailedState title={failureTitle(query.error)} isBusy={query.isFetching} onRetry={() => void query.refetch()} />
)
