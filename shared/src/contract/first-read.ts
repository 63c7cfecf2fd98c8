import * as v from '@shop/shared/schema'

/**
 * A read that a screen begins with. Values of the query are texts in which `{name}` stands for something known before any
 * code of the release runs: a parameter of the route or of the address, `week`, of a member `subject`, `officeCode`,
 * `branchCode` and `weekCategory`, and `visitor`, which is 1 for a visitor. `{name|usual}` has a usual value. A field whose
 * whole value is `{name?}` is left out where that is not known; any other field leaves out the read, and so does an assortment
 * (`officeCode`, `branchCode`, `weekCategory`) of a member that the tab does not know yet. The path of a file may name
 * parameters too.
 */
export const firstRead = v.object({
  service: v.string(),
  path: v.pipe(v.string(), v.startsWith('/')),
  query: v.optional(v.record(v.string(), v.string()), {}),
  /** Fields whose value goes by a parameter, where the address has it: by its text in `values`, else `other`. */
  byParameter: v.optional(
    v.record(
      v.string(),
      v.object({ parameter: v.string(), values: v.record(v.string(), v.string()), other: v.string() }),
    ),
  ),
  /** Not begun while many order limited products at once, as the screen does not ask then either. */
  outsidePeakWindow: v.optional(v.boolean()),
})
export type FirstRead = v.InferOutput<typeof firstRead>

/** Per screen; what is no declaration of reads declares none, and nothing else of the release suffers. */
export const firstReads = v.fallback(v.optional(v.record(v.string(), v.array(firstRead)), {}), {})
