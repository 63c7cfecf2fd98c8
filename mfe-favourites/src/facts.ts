import type { DeclaredFact } from '@shop/shared/bus'
import { cardFacts } from '@shop/shared/product/facts'

const ofList = { name: 'favourite-list/changed', version: 1 } as const satisfies DeclaredFact
const ofAll = { name: 'favourites/changed', version: 1 } as const satisfies DeclaredFact

/** Facts that this remote publishes and subscribes to: through the cards it shows, of lists, and what the app says of favourites. */
export const publishes = [...cardFacts, ofList] as const
export const subscribes = [...cardFacts, ofList, ofAll] as const
