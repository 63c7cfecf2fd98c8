import { type Candidate, type ChannelAuthor, isCanary } from '@shop/release-store'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import type { RunCheck } from './run-check/run-check.ts'

/** The arguments of a release, of a remote or of the shell. */
export type ReleaseRequest = {
  /** The checkout. */
  root: string
  commit: string
  now: Date
  canary: number | undefined
  note: string | undefined
  isCheckOnly: boolean
  /** Runs its code; nothing when somebody said that it shall not be run. */
  runCheck: RunCheck | undefined
}

const everybody = 100
const maxNoteLetters = 200

/** Beside a release whose code nobody has run before it was shown. */
const notRun = 'code not run in a browser'

/** The build may be older than the commit: it is not repeated for the same sources. */
export const toCandidate = <Built extends ReleaseDescriptor | ShellManifest>(
  built: Built,
  { commit, now, canary, note, runCheck }: ReleaseRequest,
) => {
  // First: a channel keeps so many letters and no more.
  const notes = [...(runCheck === undefined ? [notRun] : []), ...(note === undefined ? [] : [note])]
  return {
    descriptor: { ...built, commit },
    releasedAt: now.toISOString(),
    ...(canary === undefined || canary === everybody ? {} : { canary }),
    ...(notes.length === 0 ? {} : { note: notes.join(' · ').slice(0, maxNoteLetters) }),
  }
}

/** A canary that has to go for this release, for the end of a sentence. */
export function instead({ candidates: [first] }: { candidates: readonly Candidate[] }, { descriptor }: Candidate) {
  if (first === undefined || !isCanary(first) || first.descriptor.version === descriptor.version) return ''
  return `, in place of the canary ${first.descriptor.version}`
}

/** Says that nobody has run the code, for the end of a sentence. */
export const unlessRun = ({ runCheck }: ReleaseRequest): string => (runCheck === undefined ? `; ${notRun}` : '')

/** Beside the write of a channel. */
export const authorIn = (by: string, { now, note }: ReleaseRequest): ChannelAuthor => ({
  by,
  at: now.toISOString(),
  ...(note === undefined ? {} : { why: note }),
})
