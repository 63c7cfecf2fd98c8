import type { ErrorReport } from '@shop/shared/platform'
import { type RetryPorts, retryUntilDone } from '../boot/retrying.ts'
import type { RemoteLog } from '../remotes/remote-log.ts'

export type TakeError = (what: ErrorReport, release: string) => void

export type ReportingPorts = {
  log: RemoteLog
  load(): Promise<TakeError>
  setTimer: RetryPorts['setTimer']
  onOnline: RetryPorts['onOnline']
}

const maxWaiting = 50
/** A page of the shell itself has no remote whose first screen could be waited for. */
const latestMs = 10_000

/** Keeps errors until the reporter is there; it is loaded after the first screen, so that it costs that one nothing. */
export function beginReporting({ log, load, setTimer, onOnline }: ReportingPorts): TakeError {
  const waiting: Parameters<TakeError>[] = []
  let take: TakeError = (...error) => {
    if (waiting.length < maxWaiting) waiting.push(error)
  }
  let hasBegun = false

  function begin(): void {
    if (hasBegun) return
    hasBegun = true
    stopListening()
    cancel()
    retryUntilDone(hasLoaded, { setTimer, onOnline })
  }

  async function hasLoaded(): Promise<boolean> {
    take = await load()
    for (const error of waiting.splice(0)) take(...error)
    return true
  }

  const stopListening = log.subscribe((records) => {
    if (Object.values(records).some(({ state }) => state.is === 'shown' || state.is === 'failed')) begin()
  })
  const cancel = setTimer(begin, latestMs)
  return (...error) => take(...error)
}
