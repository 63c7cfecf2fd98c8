import { type Refusal, renderRefusal } from '@shop/release-store'
import type { CommandContext } from './command.ts'

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

/** An attempt that was refused is an outcome as well. */
export const orRefused = (attempt: Promise<Outcome>, subject: Parameters<typeof tell>[0]): Promise<Outcome> =>
  attempt.catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    const words = `does not fit what ${subject.channel} shows: nothing has changed there`
    return tell(subject)('refused', words, error.refusals)
  })

/** Prints what became of a release, and gives the exit code. */
export function printOutcome(outcome: Outcome, isJson: boolean, { print }: Pick<CommandContext, 'print'>): number {
  const { refusals, words, result } = outcome
  print(isJson ? JSON.stringify(outcome, null, 2) : [...refusals.map(renderRefusal), words].join('\n'))
  return result === 'refused' ? 1 : 0
}
