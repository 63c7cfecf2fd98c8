import * as v from '@shop/shared/schema'

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000))
const milliseconds = v.pipe(v.number(), v.minValue(0), v.maxValue(600_000))
const release = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z][a-z0-9-]{1,40}@[\w.+-]+$/))
const word = v.pipe(v.string(), v.maxLength(60))

/** The report of one visit on one release. Names of errors and places in our own files, never words of a person. */
const releaseReport = v.object({
  /** `name@version`; the shell reports of itself as `shell@version`. */
  release,
  isCanary: v.boolean(),
  /** How often one of its screens was to be shown, and how many of those times it could not be. */
  mounts: count,
  mountFailures: count,
  /** How many of those times something took longer than is usual, and came: no failure. */
  slow: v.optional(count),
  errors: v.pipe(
    v.array(
      v.object({
        /** The action under way: `load`, `mount`, `render`, or the caller's own words. */
        doing: word,
        /** The error's name, or the code of a failed call. */
        kind: word,
        /** File, line and column in our own files. */
        at: v.optional(v.pipe(v.string(), v.maxLength(120))),
        count,
      }),
    ),
    v.maxLength(20),
  ),
  /** Core web vitals of the screens it showed; CLS has no unit, the others are milliseconds. */
  vitals: v.object({
    LCP: v.optional(milliseconds),
    INP: v.optional(milliseconds),
    CLS: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(100))),
  }),
  /** From being asked for to being shown, the first time. */
  loadMs: v.optional(milliseconds),
})

/** Who visits: a visitor, or the kind of the member. */
const visitKind = v.picklist([
  'visitor',
  'delivery',
  'family',
  'corporate',
  'watchedOver',
  'newcomer',
  'corporateNewcomer',
  'familyNewcomer',
])
export type VisitKind = v.InferOutput<typeof visitKind>

/** One beacon of one visit, to the reporting endpoint. It carries nothing that names a member or a device. */
export const visitReport = v.object({
  format: v.literal(1),
  entry: v.picklist(['web', 'webview']),
  /** Older shells tell none. One that is not known here is none. */
  kind: v.optional(v.fallback(v.optional(visitKind), undefined)),
  releases: v.pipe(v.array(releaseReport), v.minLength(1), v.maxLength(20)),
})
export type VisitReport = v.InferOutput<typeof visitReport>

/** Parameters by which an operator asks for the reports; the last day unless said otherwise. */
export const reportQuery = v.object({
  release: v.optional(release),
  remote: v.optional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{1,40}$/))),
  since: v.optional(v.pipe(v.string(), v.isoTimestamp())),
})

/** Counts that visits have reported since an hour, release by release. */
export const reportSummary = v.object({
  since: v.string(),
  releases: v.array(
    v.object({
      release: v.string(),
      visits: v.number(),
      mounts: v.number(),
      mountFailures: v.number(),
      slow: v.number(),
      /** The most frequent first. */
      errors: v.array(
        v.object({
          doing: v.string(),
          kind: v.string(),
          at: v.optional(v.string()),
          /** The line of the sources behind `at`, and its commit: where a source map is kept of the release. */
          source: v.optional(v.string()),
          count: v.number(),
        }),
      ),
      /** The limit that three of four visits stayed within: milliseconds, CLS without a unit. */
      p75: v.object({
        LCP: v.optional(v.number()),
        INP: v.optional(v.number()),
        CLS: v.optional(v.number()),
        loadMs: v.optional(v.number()),
      }),
    }),
  ),
})
export type ReportSummary = v.InferOutput<typeof reportSummary>
