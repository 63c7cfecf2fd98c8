import type { VisitorCache } from '../http/visitor-cache.ts'

export type FirstAnswerPorts = {
  /** Asks for an address as a visitor, on behalf of the address that the page goes to; rejects for anything but JSON. */
  ask(address: string, caller: string): Promise<unknown>
  cache: VisitorCache
}

/** Longer answers are better asked for beside the scripts. */
const maxCharacters = 100_000

/**
 * Gives what the services have answered by the time that `late` settles, by address. An answer that comes after it is
 * there for the next page.
 */
export type FirstAnswers = (
  addresses: readonly string[],
  caller: string,
  late: Promise<unknown>,
) => Promise<ReadonlyMap<string, string>>

/** Answers that are the same for every visitor, asked for once however many pages wait for them. */
export function createFirstAnswers({ ask, cache }: FirstAnswerPorts): FirstAnswers {
  return async (addresses, caller, late) => {
    const answers = new Map<string, string>()
    const reads = addresses.map(async (address) => {
      const { json } = await cache.answer(address, () => ask(address, caller))
      if (json.length <= maxCharacters) answers.set(address, json)
    })
    await Promise.race([Promise.allSettled(reads), late])
    return new Map(answers)
  }
}
