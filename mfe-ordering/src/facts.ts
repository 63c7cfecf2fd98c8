import type { DeclaredFact } from '@shop/shared/bus'
import { cardFacts } from '@shop/shared/product/facts'

const ofNumberList = { name: 'number-list/changed', version: 1 } as const satisfies DeclaredFact

/** Facts that this remote tells and hears: through the cards it shows, and of its number list. */
export const tells = [...cardFacts, ofNumberList] as const
export const hears = [...cardFacts, ofNumberList] as const
