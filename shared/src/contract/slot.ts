import * as v from '@shop/shared/schema'

/** A slot by name and version: `ordering/points` is a place on the screens of whoever is called so. */
export const slotRef = v.object({
  name: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}\/[a-z][a-z0-9-]{1,40}$/)),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
})
export type SlotRef = v.InferOutput<typeof slotRef>

/** Slots that a release offers on its screens, and those of others that it fills. Releases of before have none. */
export const releaseSlots = v.object({ offers: v.array(slotRef), fills: v.array(slotRef) })
