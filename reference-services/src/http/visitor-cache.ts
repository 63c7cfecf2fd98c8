import type { EncodedBodies } from './compression.ts'

/** An answer as it goes out to whoever asks the same. */
export type KeptAnswer = { body: unknown; json: string; encoded: EncodedBodies }

/** How old an answer of this cache may be; marks of a member are in none of it. The edge keeps what the services keep. */
const livesMs = 10_000
/** Answers that are made at the same moment end at different ones: not all are made anew together. */
const steps = { count: 8, ms: 400 }
const maxAnswers = 500
const maxCharacters = 32 * 1024 * 1024

type Kept = { madeAt: number; livesMs: number; characters: number; answer: Promise<KeptAnswer> }

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
  let made = 0

  function forget(key: string): void {
    characters -= kept.get(key)?.characters ?? 0
    kept.delete(key)
  }
  const freshOf = (key: string): Kept | undefined => {
    const one = kept.get(key)
    if (one === undefined) return undefined
    const age = now() - one.madeAt
    return age >= 0 && age < one.livesMs ? one : undefined
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
      return one === undefined ? 0 : Math.floor((one.livesMs - (now() - one.madeAt)) / 1000)
    },
    answer(key, make) {
      const fresh = freshOf(key)
      forget(key)
      const one: Kept = fresh ?? {
        madeAt: now(),
        livesMs: livesMs - (made % steps.count) * steps.ms,
        characters: 0,
        answer: make().then((body) => ({ body, json: JSON.stringify(body), encoded: new Map() })),
      }
      if (fresh === undefined) made += 1
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
