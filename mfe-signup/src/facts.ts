import type { DeclaredFact } from '@shop/shared/bus'

/** The facts that this remote publishes, and those that it subscribes to. */
export const publishes = [] as const satisfies readonly DeclaredFact[]
export const subscribes = [] as const satisfies readonly DeclaredFact[]
