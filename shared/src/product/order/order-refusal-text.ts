import { closedCodes, errorCodes, isApiError } from '@shop/shared/api'
import { messages } from '@shop/shared/domain'
import { shoppingMessages } from '@shop/shared/domain/shopping'

/** Words beside one of many products that were sent one after the other. */
export const orderFailureWords = {
  notOrdered: 'ご注文できませんでした。もう一度お試しください。',
  /** The quantity in the order may be of this request, or what was ordered before: the member can tell. */
  perhapsOrdered: 'ご注文済みの場合があります。ご注文内容をご確認ください。',
} as const

/** Says why a product was not ordered: the service's own words where it explains a refusal. [ORD-045] */
export function orderRefusalText(error: unknown): string {
  if (!isApiError(error)) return orderFailureWords.notOrdered
  // The words stay with the product when the network is there again.
  if (error.code === 'OFFLINE') return `通信が途切れました。${orderFailureWords.notOrdered}`
  if (error.code === 'LOGIN_NEEDED') return messages.loginAgain.text
  if (error.code !== 'REFUSED') return orderFailureWords.notOrdered
  const { errorStatus = '', errorMessage } = error.facts
  if (closedCodes.includes(errorStatus)) return shoppingMessages.orderClosed.title
  return refusals.get(errorStatus) ?? errorMessage?.slice(0, 100) ?? orderFailureWords.notOrdered
}

const refusals: ReadonlyMap<string, string> = new Map([
  // A service that takes a second try for another request: the first one came after all.
  [errorCodes.idempotencyKeyReused, orderFailureWords.perhapsOrdered],
  [errorCodes.productNotFound, shoppingMessages.notHandled.title],
  [errorCodes.notForThisMember, shoppingMessages.notOrderable.title],
])
