export type TtlCacheOptions<T> = {
  /** How long an answer is good beyond those who wait for it now. */
  milliseconds(answer: T): number
  /** The oldest goes when there are more. */
  maxEntries: number
  now?: (() => number) | undefined
}

/** Asks for a key once, however many want it at the same moment, and keeps the answer for a while. A failure is not kept. */
export function createTtlCache<T>({
  milliseconds,
  maxEntries,
  now = () => performance.now(),
}: TtlCacheOptions<T>): (key: string, ask: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { answer: Promise<T>; until: number }>()

  return (key, ask) => {
    const known = kept.get(key)
    if (known !== undefined && now() < known.until) return known.answer
    kept.delete(key)
    const entry = { answer: ask(), until: Number.POSITIVE_INFINITY }
    kept.set(key, entry)
    const [oldest] = kept.keys()
    if (kept.size > maxEntries && oldest !== undefined) kept.delete(oldest)
    entry.answer.then(
      (answer) => {
        entry.until = now() + milliseconds(answer)
      },
      () => {
        if (kept.get(key) === entry) kept.delete(key)
      },
    )
    return entry.answer
  }
}
