import type { EncodedBodies } from './compression.ts'

/** An answer as it goes out to whoever asks the same. */
export type KeptAnswer = { body: unknown; json: string; encoded: EncodedBodies }

/** How old an answer of this cache may be; marks of a member are in none of it. The edge keeps what the services keep. */
const livesMs = 10_000
const maxAnswers = 500
const maxCharacters = 32 * 1024 * 1024

type Kept = { madeAt: number; characters: number; answer: Promise<KeptAnswer> }

export type VisitorCache = {
  has(key: string): boolean
  /** For how many whole seconds the answer may be given out further. */
  freshSeconds(key: string): number
  /** The kept answer, or one that is made now, once for all who wait for it. */
  answer(key: string, make: () => Promise<unknown>): Promise<KeptAnswer>
}

/**
 * Answers that are the same for every visitor. They follow the shop's clock, which may be set to another hour, and the
 * ones that were asked for longest ago make room.
 */
export function createVisitorCache(now: () => number): VisitorCache {
  const kept = new Map<string, Kept>()
  let characters = 0

  function forget(key: string): void {
    characters -= kept.get(key)?.characters ?? 0
    kept.delete(key)
  }
  const freshOf = (key: string): Kept | undefined => {
    const one = kept.get(key)
    const age = one === undefined ? livesMs : now() - one.madeAt
    return age >= 0 && age < livesMs ? one : undefined
  }
  function makeRoom(): void {
    for (const key of kept.keys()) {
      if (kept.size <= maxAnswers && characters <= maxCharacters) return
      forget(key)
    }
  }

  return {
    has: (key) => freshOf(key) !== undefined,
    freshSeconds(key) {
      const one = freshOf(key)
      return one === undefined ? 0 : Math.floor((livesMs - (now() - one.madeAt)) / 1000)
    },
    answer(key, make) {
      const fresh = freshOf(key)
      forget(key)
      const one: Kept = fresh ?? {
        madeAt: now(),
        characters: 0,
        answer: make().then((body) => ({ body, json: JSON.stringify(body), encoded: new Map() })),
      }
      kept.set(key, one)
      characters += one.characters
      if (fresh !== undefined) return one.answer
      one.answer.then(
        ({ json }) => {
          if (kept.get(key) !== one) return
          one.characters = json.length
          characters += json.length
          makeRoom()
        },
        // The next one tries again.
        () => kept.get(key) === one && forget(key),
      )
      return one.answer
    },
  }
}
