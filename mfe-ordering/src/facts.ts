import type { DeclaredFact } from '@shop/shared/bus'

/** What this remote tells the others, and what it hears from them. Its cards do both through shared/product. */
export const tells = [
  { name: 'favourite/changed', version: 1 },
  { name: 'order/changed', version: 1 },
] as const satisfies readonly DeclaredFact[]
export const hears = [
  { name: 'favourite/changed', version: 1 },
  { name: 'order/changed', version: 1 },
] as const satisfies readonly DeclaredFact[]
