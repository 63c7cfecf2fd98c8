import { readFileSync } from 'node:fs'

const nanosecondsPerMs = 1e6

/**
 * How long a process has stood ready and waited for a processor, which others had. Nought where the system does not tell
 * (only Linux does).
 *
 * @see https://docs.kernel.org/scheduler/sched-stats.html
 */
export function processorWaitMs(pid: number | 'self' | undefined): number {
  try {
    const [, waited] = readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')
    return Number(waited) / nanosecondsPerMs
  } catch {
    return 0
  }
}
