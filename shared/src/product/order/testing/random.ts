/** Chance that is the same in every run. */
export type Random = { below(limit: number): number }

/** mulberry32 */
export function seeded(seed: number): Random {
  let state = seed
  return {
    below(limit) {
      state = (state + 0x6d2b79f5) | 0
      let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit)
    },
  }
}

const fine = 1_000_000
export const happens = (random: Random, share: number): boolean => random.below(fine) < share * fine
