/**
 * `keepsState`: two renders of the same were not the same. `declined` is no failure: the entry threw a `NotRenderedError`,
 * since the browser shall draw this page.
 */
export type FailureReason = 'notStarted' | 'thrown' | 'hung' | 'died' | 'refused' | 'keepsState' | 'declined'

/** Why a release gave no view. */
export class RenderFailure extends Error {
  override readonly name = 'RenderFailure'
  readonly reason: FailureReason
  constructor(reason: FailureReason, words: string) {
    super(words)
    this.reason = reason
  }
}
