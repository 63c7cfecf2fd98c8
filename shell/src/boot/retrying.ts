export type RetryPorts = {
  setTimer(work: () => void, ms: number): () => void
  /** Calls back whenever the network returns; gives its undo. */
  onOnline(work: () => void): () => void
}

const firstMs = 1000
const maxWaitMs = 30_000

const longestMs = 300_000

/**
 * Before the next try after so many that have failed: 1, 2, 4 … s up to five minutes, by chance up to a fifth more, so
 * that pages which failed together do not come back together.
 */
export const retryWaitMs = (failures: number, chance: number): number =>
  Math.min(firstMs * 2 ** failures, longestMs) * (1 + chance / 5)

/** Does something until it has succeeded, one try at a time: after 1, 2, 4 … 30 s, and when the network returns. */
export function retryUntilDone(work: () => Promise<boolean>, { setTimer, onOnline }: RetryPorts): void {
  let waitMs = firstMs
  let cancel: (() => void) | undefined
  let isTrying = false

  async function attempt(): Promise<void> {
    if (isTrying) return
    cancel?.()
    isTrying = true
    const isDone = await work().catch(() => false)
    isTrying = false
    if (isDone) {
      stopListening()
      return
    }
    cancel = setTimer(() => void attempt(), waitMs)
    waitMs = Math.min(waitMs * 2, maxWaitMs)
  }

  const stopListening = onOnline(() => void attempt())
  void attempt()
}
