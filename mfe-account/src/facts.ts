import { cardFacts } from '@shop/shared/product/facts'

/** Facts that this remote tells and hears: of orders and hearts, which its histories and exchanges show and change. */
export const tells = cardFacts
export const hears = cardFacts
