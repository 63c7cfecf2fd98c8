import { messages } from '@shop/shared/domain'
import { FailedState, retryOf } from '@shop/shared/ui'

/** The documents give these pages one sentence for every failure, maintenance too. [ACC-072, ACC-074] */
export const SlipNotRetrieved = ({ query }: { query: { isFetching: boolean; refetch(): unknown } }) => (
  <FailedState title={messages.notRetrieved.title} {...retryOf(query)} />
)
