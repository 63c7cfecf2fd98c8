/** What this remote tells the others, and what it hears from them. */
export const tells = [] as const
export const hears = [] as const
