import { errorCodes, isApiError } from '@shop/shared/api'
import {
  type ErrorMessage,
  type FailureFacts,
  type FailureVerdict,
  failureWords,
  judgeFailure,
} from '@shop/shared/api/failure'
import { messages } from '@shop/shared/domain'
import type { BaseNotices } from '../notices/notices.ts'
import { createBusy } from './busy.tsx'
import type { Failure } from './failures.ts'
import { createOutdated, type OutdatedPorts } from './outdated.tsx'
import type { OverlayStore } from './overlay-store.ts'
import { LoginFirstOverlay } from './overlays.tsx'

/** The app shows it in its own way. [MOB-008] */
export type AppFailure = Pick<FailureFacts, 'status' | 'errorStatus' | 'errorMessage'>

export type ProcessPorts = Omit<OutdatedPorts, 'store'> & {
  store: OverlayStore
  isViewMode(): boolean
  isOnline(): boolean
  /** Where the shop runs in the app. `false`: it does not hear of that, and the page says it itself. */
  tellApp?: ((failure: AppFailure) => boolean) | undefined
  snackbar: BaseNotices['snackbar']
  /** `static-data/error-messages.json`. */
  loadMessages(): Promise<readonly ErrorMessage[]>
  contactAddress: string | undefined
  setTimer(work: () => void, ms: number): () => void
  /** Leaves the shop. */
  leave(address: string): void
  /** Keeps this page for after the login, then goes to the entrance. */
  login(): void
  /** The same, with a word about why. */
  loginAgain(): void
  /** Asks again for what could not be read. */
  readAgain(): Promise<unknown>
}

/** A file of the edge, which stands when the shop does not. [GRD-010] */
const sorryPage = '/sorry/index.html'
/** Words that come later than this come too late: the service's own are shown. */
const messagesTimeoutMs = 3000
/** Few enough to be read out, and enough to find one call of a day. */
const noteDigits = 8

/** Does what {@link judgeFailure} says, for every failure of the page. [K-05, K-12, ERR-001 to ERR-010] */
export function createFailureProcess(ports: ProcessPorts): (failure: Failure) => void {
  const { store, snackbar } = ports
  const performed = new WeakSet<object>()
  const busy = createBusy(ports)
  const outdated = createOutdated(ports)
  let known: Promise<readonly ErrorMessage[]> | undefined
  let isLeaving = false
  let isMarkedUnusable = false

  /** Loaded at the first failure that has a code; without the list the service's own words are shown. */
  function messagesFor({ errorStatus }: Partial<FailureFacts>): Promise<readonly ErrorMessage[]> {
    if (errorStatus === undefined) return Promise.resolve([])
    known ??= ports.loadMessages().catch(() => {
      known = undefined
      return []
    })
    const late = new Promise<[]>((resolve) => void ports.setTimer(() => resolve([]), messagesTimeoutMs))
    return Promise.race([known, late])
  }

  async function sayWords(facts: Partial<FailureFacts>, error: unknown): Promise<void> {
    const list = await messagesFor(facts)
    snackbar({ ...failureWords(facts, list, ports.contactAddress), isError: true, note: noteOf(error) })
  }

  function leaveForMaintenance(): void {
    if (!isLeaving) ports.leave(sorryPage)
    isLeaving = true
  }

  function loginFirst(isTold: boolean): void {
    // The mark stays: what the page asks for by itself does not ask the visitor again and again.
    if ((isMarkedUnusable && !isTold) || store.getState().overlay !== undefined) return
    isMarkedUnusable = true
    const close = () => store.setState({ overlay: undefined })
    const onLogin = () => {
      close()
      ports.login()
    }
    store.setState({ overlay: <LoginFirstOverlay onLogin={onLogin} onClose={close} /> })
  }

  function perform(verdict: FailureVerdict, facts: FailureFacts, failure: Failure): void {
    const { error, source, isTold } = failure
    const { status, errorStatus, errorMessage } = facts
    switch (verdict) {
      case 'outdated':
        outdated.show()
        break
      case 'needsLogin':
        loginFirst(isTold)
        break
      case 'tellApp':
        if (ports.tellApp?.({ status, errorStatus, errorMessage }) !== true) {
          const unheard = { ...facts, hasApp: false }
          perform(judgeFailure(unheard), unheard, failure)
        }
        break
      case 'loginAgain':
        ports.loginAgain()
        break
      case 'maintenance':
        leaveForMaintenance()
        break
      case 'busy':
        busy.happened({ source, isTold, retryAfterSeconds: retryAfterOf(error), note: noteOf(error) })
        break
      case 'offline':
        snackbar({ ...messages.offline, isError: true })
        break
      case 'snackbar':
        void sayWords(facts, error)
        break
      case 'own':
    }
  }

  return (failure) => {
    const { error, own, isTold } = failure
    // Acted on when the call failed; its caller only tells it once more.
    if (error instanceof Error && performed.has(error)) return
    const isViewMode = ports.isViewMode()
    const facts: FailureFacts = {
      ...answerOf(error, isViewMode),
      isViewMode,
      isOnline: ports.isOnline(),
      hasApp: ports.tellApp !== undefined,
      isTokenExpired: isApiError(error) && error.code === 'LOGIN_NEEDED',
      own: isTold ? undefined : own,
    }
    const verdict = judgeFailure(facts)
    if (verdict === 'own' || (!isTold && isQuiet(error, verdict))) return
    if (error instanceof Error) performed.add(error)
    perform(verdict, facts, failure)
  }
}

/**
 * Said only to somebody who asked for something, not by every call itself: that the device has no network, which
 * stands above the page anyway, and that a call which needs a login was not even sent.
 */
const isQuiet = (error: unknown, verdict: FailureVerdict): boolean =>
  verdict === 'offline' || (isApiError(error) && error.code === 'LOGIN_NEEDED' && error.facts.status === undefined)

const retryAfterOf = (error: unknown) => (isApiError(error) ? error.facts.retryAfterSeconds : undefined)

/** For a member who calls: of what was pressed and refused, and of what has failed. Refused reads explain themselves. */
function noteOf(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  const { requestId, status = 0, call } = error.facts
  if (requestId === undefined || (status < 500 && call.startsWith('GET'))) return undefined
  return `お問い合わせ番号：${requestId.slice(0, noteDigits)}`
}

/** The answer as the documents count it. */
function answerOf(error: unknown, isViewMode: boolean): AppFailure {
  if (!isApiError(error)) return { status: 200 }
  const { code, facts } = error
  if (code === 'OFFLINE' || code === 'TIMEOUT') return { status: 'none' }
  if (code === 'LOGIN_NEEDED' && facts.status === undefined)
    return isViewMode ? { status: 403, errorStatus: errorCodes.loginFirst } : { status: 401 }
  return { status: facts.status ?? 200, errorStatus: facts.errorStatus, errorMessage: facts.errorMessage }
}
