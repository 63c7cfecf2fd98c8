/** A batch keeps the orders of its members waiting, so it ends before anybody notices. */
const targetMs = 40
const minSize = 50
/** Each member of a batch takes a lock of the server, whose table has room for some thousands. */
const maxSize = 500

/** Their rows are not in memory yet. */
export const firstBatchSize = minSize

/** How many members the next batch has, after one of `size` took so long; at most twice as many. */
export const nextBatchSize = (size: number, tookMs: number): number =>
  Math.max(minSize, Math.min(maxSize, size * 2, Math.round((size * targetMs) / Math.max(tookMs, 1))))
