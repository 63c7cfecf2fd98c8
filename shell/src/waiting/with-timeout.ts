import { beginWait, extendDeadline, isOver, pollIntervalMs } from './deadline.ts'

export type WaitPorts = {
  setTimer(work: () => void, ms: number): () => void
  elapsedMs(): number
  /** Rises with whatever arrives in the page. */
  arrived(): number
}

/** Foreign code that never answers. Asking the same again would cost the same time again. */
export class DeadlineExceededError extends Error {
  override name = 'TookTooLongError'
}

/**
 * A promise that settles, or fails when nothing has happened for a time. Work that throws before it gives its promise
 * fails too. Whoever wants to know hears once that it takes longer than that time.
 */
export function withTimeout<T>(
  limitMs: number,
  doing: string,
  { setTimer, elapsedMs, arrived }: WaitPorts,
  work: () => Promise<T>,
  isSlow?: () => void,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const since = elapsedMs()
    let wait = beginWait(since, arrived())
    let tell = isSlow
    const look = () => {
      wait = extendDeadline(wait, elapsedMs(), arrived())
      if (isOver(wait, limitMs)) {
        reject(new DeadlineExceededError(`nothing for ${limitMs} ms to ${doing}`))
        return
      }
      if (wait.lookedAt - since > limitMs) {
        tell?.()
        tell = undefined
      }
      cancel = setTimer(look, pollIntervalMs)
    }
    let cancel = setTimer(look, pollIntervalMs)
    settle(work)
      .then(resolve, reject)
      .finally(() => cancel())
  })
}

/** Foreign code may throw before it gives its promise. */
export async function settle<T>(work: () => Promise<T>): Promise<T> {
  return work()
}
