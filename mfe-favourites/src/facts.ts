/** What this remote tells the others and hears from them, through the cards it shows. */
export { cardFacts as hears, cardFacts as tells } from '@shop/shared/product/facts'
