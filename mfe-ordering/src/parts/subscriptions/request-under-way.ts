import { changeUnderWay, type Stop, type Subscription, stopAsked } from '@shop/shared/product'

/** A request for a subscription that is not in effect yet. */
export type RequestUnderWay = Stop | 'change'

export const requestTexts: Record<RequestUnderWay, string> = {
  cancel: '解約依頼中',
  change: '変更依頼中',
  skip: '次回お届け中止',
}

/** A stop outweighs a change: nothing comes of it. [ORD-101, ORD-106] */
export const requestUnderWay = (subscription: Subscription): RequestUnderWay | undefined =>
  stopAsked(subscription) ?? (changeUnderWay(subscription) === undefined ? undefined : 'change')
