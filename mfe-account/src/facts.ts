import { cardFacts } from '@shop/shared/product/facts'

/** Facts that this remote publishes and subscribes to: of orders and hearts, which its histories and exchanges show and change. */
export const publishes = cardFacts
export const subscribes = cardFacts
