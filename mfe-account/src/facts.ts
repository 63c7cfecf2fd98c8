import type { DeclaredFact } from '@shop/shared/bus'

/** Facts that this remote tells and hears. */
export const tells = [] as const satisfies readonly DeclaredFact[]
export const hears = [] as const satisfies readonly DeclaredFact[]
