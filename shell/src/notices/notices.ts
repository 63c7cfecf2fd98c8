import { type ApiClient, isApiError } from '@shop/shared/api'
import { type ErrorMessage, getErrorMessages } from '@shop/shared/api/content'
import { type Message, messages } from '@shop/shared/domain'
import type { ErrorReport, Notices } from '@shop/shared/platform'
import type { NoticeStore, Question } from './notice-store.ts'

export type NoticePorts = {
  store: NoticeStore
  api: ApiClient
  setTimer(work: () => void, ms: number): () => void
  report(report: ErrorReport): void
  contactAddress: string | undefined
}

/** [BIZ-021] */
const snackbarMs = 6000
const popupMs = 2000
/** Words that come later than this come too late: the service's own are shown. */
const listPatienceMs = 3000

/** The words for a failed call: by the service's code, else its own message, else the generic one. [ERR-012, ERR-013] */
function failureMessage(error: unknown, known: readonly ErrorMessage[]): Message & { link?: string } {
  if (!isApiError(error)) return messages.systemError
  if (error.code === 'OFFLINE') return messages.offline
  if (error.code === 'TIMEOUT') return messages.busy
  if (error.code === 'LOGIN_NEEDED') return messages.loginAgain
  const entry = known.find(({ code }) => code === error.facts.errorStatus)
  if (entry !== undefined)
    return { title: entry.title, text: entry.message, ...(entry.link === undefined ? {} : { link: entry.link }) }
  if (error.facts.errorMessage !== undefined)
    return { title: messages.systemError.title, text: error.facts.errorMessage }
  return error.code === 'UNAVAILABLE' ? messages.busy : messages.systemError
}

export function createNotices({ store, api, setTimer, report, contactAddress }: NoticePorts): Notices {
  let lastId = 0
  let known: Promise<ErrorMessage[]> | undefined

  const nextId = () => {
    lastId += 1
    return lastId
  }

  /** Loaded at the first failure that has a code. Without the list the service's own words are shown. */
  function errorMessages(): Promise<ErrorMessage[]> {
    known ??= getErrorMessages(api).catch(() => {
      known = undefined
      return []
    })
    return known
  }

  /** A failure without a code has nothing to look up; without network nobody would answer. */
  function messagesFor(error: unknown): Promise<ErrorMessage[]> {
    if (!isApiError(error) || error.facts.errorStatus === undefined) return Promise.resolve([])
    const late = new Promise<ErrorMessage[]>((resolve) => void setTimer(() => resolve([]), listPatienceMs))
    return Promise.race([errorMessages(), late])
  }

  /** What goes away after a time. Another one in its place is none of its business. */
  function passing(place: 'snackbar' | 'popup', ms: number | undefined) {
    const id = nextId()
    let cancel: (() => void) | undefined
    const close = () => {
      cancel?.()
      if (store.getState()[place]?.id === id) store.setState({ [place]: undefined })
    }
    const hold = (isHeld: boolean) => {
      cancel?.()
      cancel = isHeld || ms === undefined ? undefined : setTimer(close, ms)
    }
    hold(false)
    return { id, close, hold }
  }

  function ask(question: Omit<Question, 'id' | 'answer'>): Promise<boolean> {
    return new Promise((resolve) => {
      const id = nextId()
      const answer = (yes: boolean) => {
        store.setState(({ questions }) => ({ questions: questions.filter((asked) => asked.id !== id) }))
        resolve(yes)
      }
      store.setState(({ questions }) => ({ questions: [...questions, { ...question, id, answer }] }))
    })
  }

  const notices: Notices = {
    snackbar({ isError = false, ...message }) {
      store.getState().snackbar?.close()
      // One with a link stays until it is closed. [ERR-014]
      const ms = message.link === undefined ? snackbarMs : undefined
      store.setState({ snackbar: { ...message, ...passing('snackbar', ms), isError } })
    },
    popup(message) {
      store.getState().popup?.close()
      store.setState({ popup: { ...message, ...passing('popup', popupMs) } })
    },
    confirm: ({ isDestructive = false, ...question }) => ask({ ...question, isDestructive, isAlert: false }),
    alert: async (message) => {
      await ask({ ...message, isDestructive: false, isAlert: true })
    },
    failure(error, call) {
      // Ours: a newer search or a page that was left. [ERR-020]
      if (isApiError(error) && error.code === 'ABORTED') return
      report({ error, doing: call })
      void messagesFor(error).then((list) => {
        const { link, ...message } = failureMessage(error, list)
        const contact = link ?? (message.title === messages.systemError.title ? contactAddress : undefined)
        notices.snackbar({
          ...message,
          isError: true,
          ...(contact === undefined ? {} : { link: { text: 'お問い合わせ', href: contact } }),
        })
      })
    },
    async during(work) {
      store.setState(({ loading }) => ({ loading: loading + 1 }))
      try {
        return await work
      } finally {
        store.setState(({ loading }) => ({ loading: Math.max(0, loading - 1) }))
      }
    },
  }
  return notices
}
