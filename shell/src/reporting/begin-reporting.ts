import type { ErrorReport } from '@shop/shared/platform'
import { type RetryPorts, retryUntilDone } from '../boot/retrying.ts'

export type TakeError = (what: ErrorReport, release: string) => void

export type ReportingPorts = {
  /** Settles after the first content. */
  quiet: Promise<void>
  load(): Promise<TakeError>
  setTimer: RetryPorts['setTimer']
  onOnline: RetryPorts['onOnline']
}

const maxWaiting = 50

/** Keeps errors until the reporter is there; it is loaded after the first content, so that it costs that one nothing. */
export function beginReporting({ quiet, load, setTimer, onOnline }: ReportingPorts): TakeError {
  const waiting: Parameters<TakeError>[] = []
  let take: TakeError = (...error) => {
    if (waiting.length < maxWaiting) waiting.push(error)
  }

  async function hasLoaded(): Promise<boolean> {
    take = await load()
    for (const error of waiting.splice(0)) take(...error)
    return true
  }

  void quiet.then(() => retryUntilDone(hasLoaded, { setTimer, onOnline }))
  return (...error) => take(...error)
}
