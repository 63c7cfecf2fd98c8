/** Facts that this remote tells and hears, through the cards it shows. */
export { cardFacts as hears, cardFacts as tells } from '@shop/shared/product/facts'
