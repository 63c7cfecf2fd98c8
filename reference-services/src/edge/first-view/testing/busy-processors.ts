import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** The text of code that keeps a processor busy for so long: the quickest of short pieces of work was done without a break. */
export const work = (ms: number) => `
  const piece = () => { let sum = 0; for (let step = 0; step < 1e5; step += 1) sum += Math.sqrt(step); globalThis.sum = sum }
  let quickest = Infinity
  for (let pieces = 0; pieces === 0 || pieces * quickest < ${ms}; pieces += 1) {
    const from = performance.now()
    piece()
    quickest = Math.min(quickest, performance.now() - from)
  }`

/** Does something while others keep every processor busy. */
export async function besideOthers<T>(doing: () => Promise<T>): Promise<T> {
  const others = Array.from({ length: 4 * availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']))
  try {
    return await doing()
  } finally {
    for (const one of others) one.kill('SIGKILL')
  }
}
