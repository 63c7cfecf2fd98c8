import { existsSync, readFileSync } from 'node:fs'

/** Ticks in which Linux counts a second of a core, on every platform that Node runs on. */
const ticksPerSecond = 100

/**
 * CPU seconds that all cores of a machine have worked since it started, user and system, from the text of `/proc/stat`
 * (proc_stat(5)). Waiting, and what other guests of the host took, is not counted.
 */
export function busySeconds(stat: string): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (stat.split('\n')[0] ?? '')
    .split(/\s+/)
    .map(Number)
  return (user + nice + system + irq + softirq) / ticksPerSecond
}

/**
 * CPU seconds of this machine so far. A browser ends before its helpers, whose seconds are lost to whoever counts those
 * of child processes (5 % of one journey): the machine is what can be counted. `undefined` where the system is no Linux.
 */
export const machineCpuSeconds = (): number | undefined =>
  existsSync('/proc/stat') ? busySeconds(readFileSync('/proc/stat', 'utf8')) : undefined
