export { fillSlot, type SlotContent } from './fill-slot.ts'
export { Slot } from './slot.tsx'
export type { DeclaredSlot, RecommendedRow } from './slot-props.ts'
