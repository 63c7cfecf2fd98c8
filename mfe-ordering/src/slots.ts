import type { DeclaredSlot } from '@shop/shared/slots'

/** Places of its screens that other remotes fill, and those of others that it fills. docs/slots.md */
export const offers: readonly DeclaredSlot[] = [
  { name: 'ordering/recommendations', version: 1 },
  { name: 'ordering/points', version: 1 },
]
export const fills: readonly DeclaredSlot[] = []
