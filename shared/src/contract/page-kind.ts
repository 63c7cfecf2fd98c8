import * as v from '@shop/shared/schema'

/** The edge's guess at who asks and with which device; a wrong one costs a redraw. */
export const pageKind = v.object({
  /** A member's page has its frame and what is public; a place is kept for the rest. */
  who: v.picklist(['visitor', 'member']),
  /** On which side of 960 px. */
  device: v.picklist(['phone', 'desktop']),
  /** Has read on past the greeting for visitors within 24 hours: it has no place. [CHR-010] */
  isGreeted: v.optional(v.literal(true)),
})
export type PageKind = v.InferOutput<typeof pageKind>
