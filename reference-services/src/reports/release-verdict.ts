import type { CanarySettings } from '../config.ts'

/** Sums of the reports of visits on a release. */
export type ReleaseCounts = { mounts: number; mountFailures: number; errors: number }

const hundred = 100

/** Tries to show it: whoever counts only those that succeeded has no more failures than tries either. */
const triesOf = ({ mounts, mountFailures }: ReleaseCounts) => Math.max(mounts, mountFailures)
const per100 = (events: number, tries: number) => (tries === 0 ? 0 : (events * hundred) / tries)

const one = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en')

/**
 * Why a canary has to be halted, in words for its team; `undefined` while it may go on. Judged by
 * mount failures and by errors for each mount, against everybody's release in the same time.
 */
export function judgeCanary(
  canary: ReleaseCounts,
  stable: ReleaseCounts,
  { minMounts, marginPercent }: Pick<CanarySettings, 'minMounts' | 'marginPercent'>,
): string | undefined {
  const [tries, others] = [triesOf(canary), triesOf(stable)]
  if (tries < minMounts) return undefined
  const rates = [
    { what: 'mount failures', unit: ' %', canary: canary.mountFailures, stable: stable.mountFailures },
    { what: 'errors', unit: ' per 100 mounts', canary: canary.errors, stable: stable.errors },
  ]
  for (const { what, unit, ...events } of rates) {
    const [mine, theirs] = [per100(events.canary, tries), per100(events.stable, others)]
    if (mine <= theirs + marginPercent) continue
    const word = (rate: number, of: number) => `${one.format(rate)}${unit} of ${whole.format(of)}`
    return `${what} ${word(mine, tries)} against ${word(theirs, others)}`
  }
  return undefined
}
