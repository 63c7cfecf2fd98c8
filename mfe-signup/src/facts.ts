import type { DeclaredFact } from '@shop/shared/bus'

/** What this remote tells the others, and what it hears from them. */
export const tells = [] as const satisfies readonly DeclaredFact[]
export const hears = [] as const satisfies readonly DeclaredFact[]
