import { type Candidate, isCanary } from '@shop/release-store'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'

/** The arguments of a release, of a remote or of the shell. */
export type ReleaseRequest = {
  /** The checkout. */
  root: string
  commit: string
  now: Date
  canary: number | undefined
  note: string | undefined
  isCheckOnly: boolean
}

const everybody = 100

/** The build may be older than the commit: it is not repeated for the same sources. */
export const toCandidate = <Built extends ReleaseDescriptor | ShellManifest>(
  built: Built,
  { commit, now, canary, note }: ReleaseRequest,
) => ({
  descriptor: { ...built, commit },
  releasedAt: now.toISOString(),
  ...(canary === undefined || canary === everybody ? {} : { canary }),
  ...(note === undefined ? {} : { note }),
})

/** A canary that has to go for this release, for the end of a sentence. */
export function instead({ candidates: [first] }: { candidates: readonly Candidate[] }, { descriptor }: Candidate) {
  if (first === undefined || !isCanary(first) || first.descriptor.version === descriptor.version) return ''
  return `, in place of the canary ${first.descriptor.version}`
}
