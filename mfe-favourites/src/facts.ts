import type { DeclaredFact } from '@shop/shared/bus'
import { cardFacts } from '@shop/shared/product/facts'

const facts = [...cardFacts, { name: 'favourite-list/changed', version: 1 }] as const satisfies readonly DeclaredFact[]

/** Facts that this remote tells and hears: through the cards it shows, and of the member's lists. */
export { facts as hears, facts as tells }
