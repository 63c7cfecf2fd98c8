import type { CandidateRelease, CandidateShell, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'

/** A release of a remote or of the shell, as a channel lists it. */
export type Candidate = CandidateRelease | CandidateShell

/** Releases behind everybody's that a page may fall back to. */
const lastGoodReleases = 2
const everybody = 100

/** Some members get it, the others do not. */
export const isCanary = ({ canary }: Candidate): boolean => canary !== undefined && canary < everybody

/**
 * The releases of a remote, or of the shell in one entry, that somebody may get, newest first: canaries, everybody's,
 * and what a page falls back to when that one fails. One without a hash for what runs first is shown to nobody.
 */
export function offeredReleases<C extends Candidate>({
  disabled = false,
  candidates,
}: {
  disabled?: boolean
  candidates: readonly C[]
}): C[] {
  if (disabled) return []
  const usable = candidates.filter(({ halted, descriptor }) => halted === undefined && hasHashes(descriptor))
  const first = usable.findIndex((candidate) => !isCanary(candidate))
  const newer = first === -1 ? usable : usable.slice(0, first)
  const [everybodys, ...older] = usable.filter((candidate) => !isCanary(candidate))
  const stable = everybodys === undefined ? [] : [everybodys, ...provenFirst(older).slice(0, lastGoodReleases)]
  return [...newer.filter(({ canary }) => canary !== 0), ...stable]
}

/** Those that did well before those of which nobody knows, those that do worse last. */
function provenFirst<C extends Candidate>(releases: readonly C[]): C[] {
  const rank = ({ provenAt, worse }: C) => {
    if (worse !== undefined) return 2
    return provenAt === undefined ? 1 : 0
  }
  return releases.toSorted((one, other) => rank(one) - rank(other))
}

const hasHashes = (descriptor: ReleaseDescriptor | ShellManifest): boolean => {
  const first =
    'entry' in descriptor ? [descriptor.entry] : [...descriptor.scripts, ...(descriptor.webviewScripts ?? [])]
  return first.every((file) => descriptor.files[file] !== undefined)
}

/** The release of who is in no canary's share. */
export const stableRelease = <C extends Candidate>(rows: Parameters<typeof offeredReleases<C>>[0]): C | undefined =>
  offeredReleases(rows).find((candidate) => !isCanary(candidate))

/** The releases that somebody gets while nothing fails: canaries and everybody's, without those that are only fallen back to. */
export function currentReleases<C extends Candidate>(rows: Parameters<typeof offeredReleases<C>>[0]): C[] {
  const offered = offeredReleases(rows)
  const first = offered.findIndex((candidate) => !isCanary(candidate))
  return first === -1 ? offered : offered.slice(0, first + 1)
}
