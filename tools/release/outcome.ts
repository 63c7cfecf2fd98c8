import type { Refusal } from '@shop/release-store'

/** The result of a release. */
export type Outcome = {
  name: string
  version: string
  commit: string
  channel: string
  result: 'released' | 'unchanged' | 'fits' | 'stored' | 'refused'
  /** For a person: what is shown to whom now. */
  words: string
  refusals: readonly Refusal[]
}

/** Begins the sentence that every outcome is told in. */
export const tell =
  (subject: Pick<Outcome, 'name' | 'version' | 'commit' | 'channel'>) =>
  (result: Outcome['result'], words: string, refusals: readonly Refusal[] = []): Outcome => ({
    ...subject,
    result,
    words: `${subject.name} ${subject.version} ${words}`,
    refusals,
  })

/** Carries the refusals of the check out of the swap. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly refusals: readonly Refusal[]
  constructor(refusals: readonly Refusal[]) {
    super('refused')
    this.refusals = refusals
  }
}

/** Leaves a swap, with nothing written, when there is anything to refuse. */
export function expectNone(refusals: readonly Refusal[]): void {
  if (refusals.length > 0) throw new Refused(refusals)
}
