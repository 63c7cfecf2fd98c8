const windowMs = 60_000
/** More callers than this in a minute are no longer told apart; nobody is refused for it. */
const mostCallers = 20_000

/** Whether one more is heard: so many of each caller in a minute. Kept in memory, and for that minute only. */
export function createRateLimit(
  most: number,
  now: () => number = () => performance.now(),
): (caller: string) => boolean {
  let counts = new Map<string, number>()
  let endsAt = now() + windowMs
  return (caller) => {
    if (now() >= endsAt) {
      counts = new Map()
      endsAt = now() + windowMs
    }
    const count = (counts.get(caller) ?? 0) + 1
    if (count === 1 && counts.size >= mostCallers) return true
    counts.set(caller, count)
    return count <= most
  }
}
