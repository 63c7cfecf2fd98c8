import { pendingChange, type Stop, type Subscription, stopAsked } from '@shop/shared/domain/shopping'

/** A request for a subscription that is not in effect yet. */
export type PendingRequest = Stop | 'change'

export const requestTexts: Record<PendingRequest, string> = {
  cancel: '解約依頼中',
  change: '変更依頼中',
  skip: '次回お届け中止',
}

/** A stop outweighs a change: nothing comes of it. [ORD-101, ORD-106] */
export const pendingRequest = (subscription: Subscription): PendingRequest | undefined =>
  stopAsked(subscription) ?? (pendingChange(subscription) === undefined ? undefined : 'change')
