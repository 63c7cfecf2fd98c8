import { logOf } from './observability/log.ts'

/** A database that is away comes back soon, and members wait for what was not done. */
const retryMs = 5000

export type PeriodicWork = {
  /** Of its log records. */
  name: string
  /** `signal` ends with the process: work that takes long stops where it may. */
  work(signal: AbortSignal): Promise<void>
  /** From the end of one time to the next; asked before the first time as well. */
  nextInMs(): number
}

/** Does something again and again, sooner when it has failed. Gives what stops it, and waits for what is under way. */
export function startPeriodicWork({ name, work, nextInMs }: PeriodicWork): () => Promise<void> {
  const log = logOf(name)
  const end = new AbortController()
  let running: Promise<void> = Promise.resolve()
  let timer: NodeJS.Timeout | undefined
  async function once(): Promise<void> {
    try {
      await work(end.signal)
      waitFor(nextInMs())
    } catch (error) {
      if (end.signal.aborted) return
      log.error(`${(error as Error).name} ${(error as Error).message}`)
      waitFor(Math.min(retryMs, nextInMs()))
    }
  }
  function waitFor(ms: number): void {
    if (end.signal.aborted) return
    timer = setTimeout(() => {
      running = once()
    }, ms).unref()
  }
  waitFor(nextInMs())
  return async () => {
    end.abort()
    clearTimeout(timer)
    await running
  }
}
