/** The second is for those whom a frozen tab keeps from the first: they wait for each other again. */
const lockNames: readonly string[] = ['shop.refresh', 'shop.refresh.rescue']
const lockPatienceMs = 8000

/** One at a time in the whole browser, with patience for a tab that holds the lock in its sleep. */
export async function runInTurn<T>(
  locks: LockManager | undefined,
  work: () => Promise<T>,
  names: readonly string[] = lockNames,
): Promise<T> {
  const [name, ...others] = names
  if (locks === undefined || name === undefined) return work()
  const patience = new AbortController()
  const timer = setTimeout(() => patience.abort(), lockPatienceMs)
  let isOurTurn = false
  try {
    return await locks.request(name, { signal: patience.signal }, () => {
      isOurTurn = true
      clearTimeout(timer)
      return work()
    })
  } catch (error) {
    if (isOurTurn) throw error
    return runInTurn(locks, work, patience.signal.aborted ? others : [])
  } finally {
    clearTimeout(timer)
  }
}
