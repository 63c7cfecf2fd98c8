import type { EdgeCaller } from '../http/edge-caller.ts'
import type { VisitorCache } from '../http/visitor-cache.ts'

export type FirstAnswerPorts = {
  /** Asks for an address as a visitor, on behalf of the address that the page goes to; rejects for anything but JSON. */
  ask(address: string, caller: EdgeCaller): Promise<unknown>
  cache: VisitorCache
  /** The shop's clock, in milliseconds. */
  now(): number
}

/** Longer answers are not rendered: their parsing alone takes most of the time that a page has. */
const maxCharacters = 400_000

/**
 * Gives what the services have answered by the time that `late` settles, by address. An answer that comes after it is
 * there for the next page.
 */
export type FirstAnswers = (
  addresses: readonly string[],
  caller: EdgeCaller,
  late: Promise<unknown>,
) => Promise<ReadonlyMap<string, string>>

/** While a newer one is asked for, a page has one that is no older, rather than none. */
const goodForMs = 60_000
const maxGood = 500

/** Answers that are the same for every visitor, asked for once however many pages wait for them. */
export function createFirstAnswers({ ask, cache, now }: FirstAnswerPorts): FirstAnswers {
  const good = new Map<string, { json: string; at: number }>()

  function keep(address: string, json: string): void {
    good.delete(address)
    good.set(address, { json, at: now() })
    const [oldest] = good.keys()
    if (good.size > maxGood && oldest !== undefined) good.delete(oldest)
  }

  async function answerOf(address: string, caller: EdgeCaller): Promise<string> {
    const isFresh = cache.has(address)
    const fresh = cache
      .answer(address, () => ask(address, caller))
      .then(({ json }) => {
        if (!isFresh) keep(address, json)
        return json
      })
    const before = good.get(address)
    const age = before === undefined ? goodForMs : now() - before.at
    if (isFresh || before === undefined || age < 0 || age >= goodForMs) return fresh
    fresh.catch(() => undefined)
    return before.json
  }

  return async (addresses, caller, late) => {
    const answers = new Map<string, string>()
    const reads = addresses.map(async (address) => {
      const json = await answerOf(address, caller)
      if (json.length <= maxCharacters) answers.set(address, json)
    })
    await Promise.race([Promise.allSettled(reads), late])
    return new Map(answers)
  }
}
