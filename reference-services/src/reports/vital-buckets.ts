export const vitals = ['LCP', 'INP', 'CLS', 'loadMs'] as const
export type Vital = (typeof vitals)[number]

/** Upper bounds in milliseconds, closer together where a vital is judged good or poor. */
const timeBounds = [
  25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1250, 1500, 1800, 2100, 2500, 3000, 3500, 4000, 5000,
  7500, 10_000, 20_000, 60_000, 600_000,
]
/** CLS has no unit: thousandths. */
const shiftBounds = [0, 10, 25, 50, 75, 100, 125, 150, 200, 250, 300, 400, 500, 750, 1000, 100_000]
const thousand = 1000

const boundsOf = (vital: Vital) => (vital === 'CLS' ? shiftBounds : timeBounds)

/** The upper bound of the bucket that a value falls into: what is counted instead of the value itself. */
export function bucketOf(vital: Vital, value: number): number {
  const bounds = boundsOf(vital)
  const measured = vital === 'CLS' ? value * thousand : value
  return bounds.find((bound) => measured <= bound) ?? bounds.at(-1) ?? 0
}

export type BucketCount = { bucket: number; count: number }

const threeQuarters = 0.75

/** The value that three of four visits stayed within, as the upper bound of its bucket; in the vital's own unit. */
export function percentile75(vital: Vital, counts: readonly BucketCount[]): number | undefined {
  const all = counts.reduce((sum, { count }) => sum + count, 0)
  let passed = 0
  for (const { bucket, count } of counts.toSorted((one, other) => one.bucket - other.bucket)) {
    passed += count
    if (passed >= all * threeQuarters) return vital === 'CLS' ? bucket / thousand : bucket
  }
  return undefined
}
