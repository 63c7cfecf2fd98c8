import type { Cost } from './visit.ts'

export type Limits = { time: number; bytes: number }

export function median(values: readonly number[]): number {
  if (values.length === 0) throw new RangeError('no values')
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2
}

const middleOf = (costs: readonly Cost[]): Cost => ({
  time: median(costs.map(({ time }) => time)),
  bytes: median(costs.map(({ bytes }) => bytes)),
  requests: median(costs.map(({ requests }) => requests)),
})

/** `first-visit / time 1.18 bytes 1.31 requests 6/4`, and what goes beyond its limit. */
export function compare(
  name: string,
  federated: readonly Cost[],
  monolith: readonly Cost[],
  limits: Limits,
): { line: string; detail: string; beyond: string[] } {
  const ours = middleOf(federated)
  const theirs = middleOf(monolith)
  const time = ours.time / theirs.time
  const bytes = ours.bytes / theirs.bytes
  const beyond = [
    ...(time > limits.time ? [`${name}: time ${time.toFixed(2)} is above ${limits.time}`] : []),
    ...(bytes > limits.bytes ? [`${name}: bytes ${bytes.toFixed(2)} is above ${limits.bytes}`] : []),
  ]
  const shown = ({ time: ms, bytes: size }: Cost) => `${Math.round(ms)} ms ${(size / 1000).toFixed(1)} kB`
  return {
    line: `${name} time ${time.toFixed(2)} bytes ${bytes.toFixed(2)} requests ${ours.requests}/${theirs.requests}`,
    detail: `${name}: federated ${shown(ours)}, monolith ${shown(theirs)}, medians of ${federated.length}`,
    beyond,
  }
}
