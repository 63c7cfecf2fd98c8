import { isApiError } from '@shop/shared/api'
import type { Message } from '@shop/shared/domain'
import type { ConfirmQuestion, Notices, SnackbarLink } from '@shop/shared/platform'

export type ShownNotice = Message & { kind: 'popup' | 'snackbar' | 'error'; link?: SnackbarLink; isWaiting?: boolean }
export type OpenQuestion = ConfirmQuestion & {
  /** Only to be acknowledged. */
  isAlert: boolean
  answer(yes: boolean | undefined): void
}

export type FakeNotices = Notices & {
  /** All that was said, oldest first. */
  shown(): readonly ShownNotice[]
  question(): OpenQuestion | undefined
  subscribe(on: () => void): () => void
}

/** Keeps what was said to the member; renderScreen draws it, so that a test reads and answers it like one. */
export function fakeNotices(): FakeNotices {
  let shown: readonly ShownNotice[] = []
  let questions: readonly OpenQuestion[] = []
  const listeners = new Set<() => void>()
  const changed = () => {
    for (const listener of [...listeners]) listener()
  }
  const show = (notice: ShownNotice) => {
    shown = [...shown, notice]
    changed()
  }

  const ask = (question: Omit<OpenQuestion, 'answer'>, until?: AbortSignal) =>
    new Promise<boolean | undefined>((resolve) => {
      const open: OpenQuestion = {
        ...question,
        answer(yes) {
          questions = questions.filter((one) => one !== open)
          changed()
          resolve(yes)
        },
      }
      until?.addEventListener('abort', () => open.answer(undefined))
      questions = [...questions, open]
      changed()
    })

  return {
    shown: () => shown,
    question: () => questions[0],
    subscribe(on) {
      listeners.add(on)
      return () => void listeners.delete(on)
    },
    snackbar({ isError = false, ...message }, until) {
      const notice = { ...message, kind: isError ? ('error' as const) : ('snackbar' as const) }
      show(notice)
      until?.addEventListener('abort', () => {
        shown = shown.filter((one) => one !== notice)
        changed()
      })
    },
    popup: (message) => show({ ...message, kind: 'popup' }),
    confirm: async (question) => (await ask({ ...question, isAlert: false })) === true,
    ask: (question, until) => ask({ ...question, isAlert: false }, until),
    alert: async (message) => {
      await ask({ ...message, isAlert: true })
    },
    failure: (error) => show({ kind: 'error', title: failureText(error) }),
    during: (work) => work,
  }
}

/** The shell finds the words; a screen's test needs to see only which failure it was told of. */
const failureText = (error: unknown): string =>
  isApiError(error) ? `失敗 ${error.facts.errorStatus ?? error.code}` : `失敗 ${String(error)}`
