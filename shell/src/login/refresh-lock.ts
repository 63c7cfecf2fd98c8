/** The second is for those whom a frozen tab keeps from the first: they wait for each other again. */
const lockNames: readonly string[] = ['shop.refresh', 'shop.refresh.rescue']
const lockTimeoutMs = 8000

/** One at a time in the whole browser; a tab that holds the lock in its sleep is waited for only so long. */
export async function runInTurn<T>(
  locks: LockManager | undefined,
  work: () => Promise<T>,
  names: readonly string[] = lockNames,
): Promise<T> {
  const [name, ...others] = names
  if (locks === undefined || name === undefined) return work()
  const waiting = new AbortController()
  const timer = setTimeout(() => waiting.abort(), lockTimeoutMs)
  let isOurTurn = false
  try {
    return await locks.request(name, { signal: waiting.signal }, () => {
      isOurTurn = true
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (isOurTurn) throw error
    return runInTurn(locks, work, waiting.signal.aborted ? others : [])
  } finally {
    clearTimeout(timer)
  }
}
