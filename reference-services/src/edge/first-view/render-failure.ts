/** `keepsState`: two renders of the same were not the same. */
export type FailureReason = 'notStarted' | 'thrown' | 'hung' | 'died' | 'refused' | 'keepsState'

/** Why a release gave no view. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  readonly reason: FailureReason
  constructor(reason: FailureReason, words: string) {
    super(words)
    this.reason = reason
  }
}
