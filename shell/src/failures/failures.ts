import { type ApiClient, isApiError } from '@shop/shared/api'
import type { Call } from '@shop/shared/contract'
import type { ErrorReport } from '@shop/shared/platform'
import { type RetryPorts, retryUntilDone } from '../boot/retrying.ts'
import type { OverlayStore } from './overlay-store.ts'

export type Failure = {
  error: unknown
  /** Which service counts as down after such a failure; see {@link OverlayStore}. */
  source: string | undefined
  own: Call['own'] | undefined
  /** Somebody without a rule of his own wants it said; otherwise a call has just failed. */
  isTold: boolean
}

export type FailurePorts = RetryPorts & {
  store: OverlayStore
  /** Gets it before it is needed: without a network it could not be had. */
  whenQuiet(work: () => void): void
  report(what: ErrorReport, origin: string): void
}

/** Loads what acts on failures: a chunk of its own, which no first screen needs. */
export type LoadFailureProcess = () => Promise<(failure: Failure) => void>

export type Failures = {
  /** A client whose failed calls go through the default process before their caller hears of them. */
  watchedClient(api: ApiClient, origin: string): ApiClient
  /** A failure that nobody has a rule for. */
  handleUnexpected(error: unknown, doing: string, origin: string): void
  /** Hands the failures of before and from now on to a process. It is loaded with the first one, or when the page is quiet. */
  processWith(load: LoadFailureProcess): void
}

const maxWaiting = 50

/** The one place where failures arrive: each is reported and handed to the process that acts on it. */
export function createFailures({ store, whenQuiet, report, ...retry }: FailurePorts): Failures {
  /** Where it came from, for whoever tells of a failure later. */
  const sourceOf = new WeakMap<object, string>()
  const waiting: Failure[] = []
  let process = (failure: Failure): void => {
    if (waiting.length < maxWaiting) waiting.push(failure)
    begin()
  }
  let load: LoadFailureProcess | undefined
  let hasBegun = false

  function begin(): void {
    if (hasBegun || load === undefined) return
    hasBegun = true
    const loadProcess = load
    retryUntilDone(() => startProcess(loadProcess), retry)
  }

  async function startProcess(loadProcess: LoadFailureProcess): Promise<boolean> {
    process = await loadProcess()
    for (const failure of waiting.splice(0)) process(failure)
    return true
  }

  /** A newer search, or a page that was left: ours, and no failure. [K-38] */
  const isGivenUp = (error: unknown) => isApiError(error) && error.code === 'ABORTED'

  function answered(call: Call): void {
    const { down } = store.getState()
    const left = down.filter((one) => one !== call.service && one !== nameOf(call))
    if (left.length < down.length) store.setState({ down: left })
  }

  function failed(error: unknown, call: Call, origin: string): void {
    if (isGivenUp(error)) return
    // A write cannot be asked for again: whatever its service answers shows that it is back.
    const source = call.method === 'GET' ? nameOf(call) : call.service
    if (error instanceof Error) sourceOf.set(error, source)
    report({ error, doing: nameOf(call) }, origin)
    process({ error, source, own: call.own, isTold: false })
  }

  function watchedClient(api: ApiClient, origin: string): ApiClient {
    const send = async (call: Call, args: never): Promise<unknown> => {
      try {
        const reply = await api.send(call, args)
        answered(call)
        return reply
      } catch (error) {
        failed(error, call, origin)
        throw error
      }
    }
    return { send: send as ApiClient['send'] }
  }

  return {
    watchedClient,
    processWith(loadProcess) {
      load = loadProcess
      if (waiting.length > 0) begin()
      else whenQuiet(begin)
    },
    handleUnexpected(error, doing, origin) {
      if (isGivenUp(error)) return
      report({ error, doing }, origin)
      const source = error instanceof Error ? sourceOf.get(error) : undefined
      process({ error, source, own: undefined, isTold: true })
    },
  }
}

/** In plain words: reports leave out whatever is none. */
const nameOf = ({ method, service, path }: Call): string => `${method} ${service}${path.replace(/[/_.-]+/g, ' ')}`
