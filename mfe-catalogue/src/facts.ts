/** Facts that this remote publishes and subscribes to, through the cards it shows. */
export { cardFacts as publishes, cardFacts as subscribes } from '@shop/shared/product/facts'
