import { cardFacts } from '@shop/shared/product/facts'

/** Facts that this remote tells and hears: those of the cards it shows, and that a list of favourites has changed. */
const facts = [...cardFacts, { name: 'favourite-list/changed', version: 1 }] as const

export { facts as hears, facts as tells }
