import * as v from '@shop/shared/schema'
import { factRef, routeDeclaration } from './route.ts'
import { slotRef } from './slot.ts'

/** A release as the browser needs it; the edge makes it from the descriptor. */
export const pageRelease = v.object({
  version: v.string(),
  base: v.pipe(v.string(), v.url(), v.endsWith('/')),
  canary: v.optional(v.number()),
  /** Chosen for this session by a signed link, before any other. */
  override: v.optional(v.literal(true)),
  contract: v.string(),
  container: v.string(),
  entry: v.string(),
  integrity: v.string(),
  routes: v.record(v.string(), routeDeclaration),
  tells: v.array(factRef),
  hears: v.array(factRef),
  singletons: v.record(v.string(), v.string()),
  preload: v.record(v.string(), v.array(v.string())),
  /** Slots of other remotes that it fills. */
  fills: v.optional(v.array(slotRef)),
})
export type PageRelease = v.InferOutput<typeof pageRelease>

/** Tells whether something that came over the network is a release: one that lacks a flag of a route is none. */
export const isPageRelease = (value: unknown): value is PageRelease => v.is(pageRelease, value)
