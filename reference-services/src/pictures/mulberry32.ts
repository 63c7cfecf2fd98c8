/** A source of chance: the next number in [0, 1). */
export type Chance = () => number

/** Mulberry32: small, fast, the same sequence for the same seed on every machine. */
export function mulberry32(seed: number): Chance {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a of a text: the seed of whatever must follow from that text alone. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (const character of text) {
    hash ^= character.codePointAt(0) ?? 0
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

export const pick = <T>(chance: Chance, choices: readonly [T, ...T[]]): T =>
  choices[Math.floor(chance() * choices.length)] ?? choices[0]

/** A new array in random order. */
export function shuffled<T>(chance: Chance, values: readonly T[]): T[] {
  const order = values.map((value) => ({ value, at: chance() }))
  return order.sort((a, b) => a.at - b.at).map(({ value }) => value)
}
