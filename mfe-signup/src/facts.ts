import type { DeclaredFact } from '@shop/shared/bus'

/** The facts that this remote tells the others, and those that it hears from them. */
export const tells = [] as const satisfies readonly DeclaredFact[]
export const hears = [] as const satisfies readonly DeclaredFact[]
