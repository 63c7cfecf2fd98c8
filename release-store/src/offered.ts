import type { CandidateRelease, ChannelRemote } from '@shop/shared/contract'

/** Releases behind everybody's that a page may fall back to. */
const lastGoodReleases = 2
const everybody = 100

/** Some members get it, the others do not. */
export const isCanary = ({ canary }: CandidateRelease): boolean => canary !== undefined && canary < everybody

/**
 * The releases of a remote that somebody may get, newest first: canaries, everybody's, and what a
 * page falls back to when that one fails. One without a hash for its entry is shown to nobody.
 */
export function offeredReleases({ disabled, candidates }: ChannelRemote): CandidateRelease[] {
  if (disabled) return []
  const usable = candidates.filter(
    ({ halted, descriptor }) => halted === undefined && descriptor.files[descriptor.entry] !== undefined,
  )
  const first = usable.findIndex((candidate) => !isCanary(candidate))
  const newer = first === -1 ? usable : usable.slice(0, first)
  const stable = usable.filter((candidate) => !isCanary(candidate)).slice(0, 1 + lastGoodReleases)
  return [...newer.filter(({ canary }) => canary !== 0), ...stable]
}

/** The release of who is in no canary's share. */
export const everybodysRelease = (remote: ChannelRemote): CandidateRelease | undefined =>
  offeredReleases(remote).find((candidate) => !isCanary(candidate))
