import type { Message } from '@shop/shared/domain'
import { type ExchangeRefusal, shoppingMessages } from '@shop/shared/domain/shopping'

/** [ORD-085, ORD-087, ORD-088] */
export const exchangeRefusals: Record<ExchangeRefusal, Message> = {
  family: shoppingMessages.exchangeNotForFamily,
  noWeek: shoppingMessages.noPlanningWeek,
  overLimit: shoppingMessages.exchangeOverLimit,
}
