import { changeUnderWay, isCancelling, isSkipping, type Subscription } from '@shop/shared/product'

/** What the member has asked of a subscription and is not in effect yet. */
export type RequestUnderWay = 'cancel' | 'change' | 'skip'

export const requestTexts: Record<RequestUnderWay, string> = {
  cancel: '解約依頼中',
  change: '変更依頼中',
  skip: '次回お届け中止',
}

/** A cancellation outweighs the rest: nothing comes any more. [ORD-101, ORD-106] */
export function requestUnderWay(subscription: Subscription): RequestUnderWay | undefined {
  if (isCancelling(subscription)) return 'cancel'
  if (isSkipping(subscription)) return 'skip'
  return changeUnderWay(subscription) === undefined ? undefined : 'change'
}
