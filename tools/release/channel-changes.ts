import { everybodysRelease, isCanary } from '@shop/release-store'
import type { CandidateRelease, ChannelRemote } from '@shop/shared/contract'
import { Refusal } from '../start/refusal.ts'

/** How many releases of a remote a channel remembers: what a rollback can go back to. */
const keptCandidates = 10
const keptWithdrawn = 20

export const nothingYet: ChannelRemote = { disabled: false, candidates: [], withdrawn: [] }
const versionOf = ({ descriptor }: CandidateRelease) => descriptor.version

/**
 * A release in front of all others. What was tried on a share of members, or halted, and never became
 * everybody's, goes: there is one canary at a time. Who switched a remote off switches it on again.
 */
export function withRelease(remote: ChannelRemote, release: CandidateRelease): ChannelRemote {
  const version = versionOf(release)
  const proven = remote.candidates.filter(
    (candidate) => !isCanary(candidate) && candidate.halted === undefined && versionOf(candidate) !== version,
  )
  return {
    ...remote,
    candidates: [release, ...proven].slice(0, keptCandidates),
    withdrawn: remote.withdrawn.filter((one) => one.version !== version),
  }
}

/** Whether the channel shows exactly this in front already. */
export function isShown({ candidates: [first] }: ChannelRemote, release: CandidateRelease): boolean {
  if (first === undefined || versionOf(first) !== versionOf(release) || first.halted !== undefined) return false
  const hasSameShare = isCanary(release) ? first.canary === release.canary : !isCanary(first)
  return hasSameShare && (release.note === undefined || release.note === first.note)
}

/** Without the newest release, whatever it was: canary, halted or everybody's. */
export function withoutNewest(name: string, remote: ChannelRemote, now: Date): ChannelRemote {
  const [newest, ...candidates] = remote.candidates
  const next = { ...remote, candidates }
  if (newest === undefined || everybodysRelease({ ...next, disabled: false }) === undefined)
    throw new Refusal(
      `${name} has nothing to go back to: ${newest === undefined ? 'no release of it is there' : `${versionOf(newest)} is its only release`}. ` +
        `To show it to nobody: pnpm disable ${name}`,
    )
  const version = versionOf(newest)
  const before = remote.withdrawn.filter((one) => one.version !== version)
  return { ...next, withdrawn: [{ version, at: now.toISOString() }, ...before].slice(0, keptWithdrawn) }
}

/** The canary in front becomes everybody's. */
export function withoutShare(name: string, remote: ChannelRemote): ChannelRemote {
  const [newest, ...others] = remote.candidates
  if (newest === undefined || !isCanary(newest))
    throw new Refusal(`${name} has no canary: its newest release is everybody's`)
  if (newest.halted !== undefined)
    throw new Refusal(
      `${name} ${versionOf(newest)} was halted: ${newest.halted.why}. ` +
        `Go back (pnpm rollback ${name}), or release it again without --canary if you know better (pnpm release ${name})`,
    )
  const { canary: _, ...release } = newest
  return { ...remote, candidates: [release, ...others] }
}
