import { cardFacts } from '@shop/shared/product/facts'

/** Facts that this remote tells and hears: through the cards it shows. */
export const tells = cardFacts
export const hears = cardFacts
