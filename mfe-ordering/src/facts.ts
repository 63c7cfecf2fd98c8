import type { DeclaredFact } from '@shop/shared/bus'
import { cardFacts } from '@shop/shared/product/facts'

const ofNumberList = { name: 'number-list/changed', version: 1 } as const satisfies DeclaredFact

/** Facts that this remote publishes and subscribes to: through the cards it shows, and of its number list. */
export const publishes = [...cardFacts, ofNumberList] as const
export const subscribes = [...cardFacts, ofNumberList] as const
