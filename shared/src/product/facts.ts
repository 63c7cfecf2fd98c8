import type { DeclaredFact } from '@shop/shared/bus'

/** Facts that product cards tell the rest of the page and hear from it: a remote that shows cards declares these. */
export const cardFacts = [
  { name: 'favourite/changed', version: 1 },
  { name: 'order/changed', version: 1 },
] as const satisfies readonly DeclaredFact[]
