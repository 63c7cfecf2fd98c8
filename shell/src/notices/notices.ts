import type { Notices } from '@shop/shared/platform'
import type { NoticeStore, PastNotice, Question } from './notice-store.ts'

export type NoticePorts = {
  store: NoticeStore
  setTimer(work: () => void, ms: number): () => void
  now(): Date
}

/** Notices without the words for failures, which name the origin of a call: the platform of each release adds them. */
export type BaseNotices = Omit<Notices, 'failure' | 'snackbar'> & {
  /** `note`: a line in small type below. */
  snackbar(message: Parameters<Notices['snackbar']>[0] & { note?: string | undefined }, until?: AbortSignal): void
}

/** [BIZ-021] */
const snackbarMs = 6000
const popupMs = 2000
/** Of what was said, this much can be read once more. */
const maxPast = 20

export function createNotices({ store, setTimer, now }: NoticePorts): BaseNotices {
  let lastId = 0

  const nextId = () => {
    lastId += 1
    return lastId
  }

  /** Whoever reads slowly, or with the ears, finds it again after it has gone. */
  function keep(notice: Omit<PastNotice, 'at' | 'id'>): void {
    store.setState(({ past }) => ({ past: [{ ...notice, id: nextId(), at: now() }, ...past].slice(0, maxPast) }))
  }

  /** Goes away after a time, and leaves alone whatever has taken its place by then. */
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

  function ask(question: Omit<Question, 'id' | 'answer'>, until?: AbortSignal): Promise<boolean | undefined> {
    return new Promise((resolve) => {
      const id = nextId()
      const answer = (yes: boolean | undefined) => {
        store.setState(({ questions }) => ({ questions: questions.filter((asked) => asked.id !== id) }))
        resolve(yes)
      }
      until?.addEventListener('abort', () => answer(undefined))
      store.setState(({ questions }) => ({ questions: [...questions, { ...question, id, answer }] }))
    })
  }

  return {
    snackbar({ isError = false, ...message }, until) {
      keep({ title: message.title, text: message.text, isError, link: message.link, note: message.note })
      store.getState().snackbar?.close()
      // One with a link stays until it is closed.
      const ms = message.link === undefined ? snackbarMs : undefined
      const snackbar = { ...message, ...passing('snackbar', ms), isError }
      until?.addEventListener('abort', snackbar.close)
      store.setState({ snackbar })
    },
    popup(message) {
      keep({ ...message, isError: false })
      store.getState().popup?.close()
      store.setState({ popup: { ...message, ...passing('popup', popupMs) } })
    },
    confirm: async ({ isDestructive = false, ...question }) =>
      (await ask({ ...question, isDestructive, isAlert: false })) === true,
    ask: ({ isDestructive = false, ...question }, until) => ask({ ...question, isDestructive, isAlert: false }, until),
    alert: async (message) => {
      await ask({ ...message, isDestructive: false, isAlert: true })
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
}
