import type { Message } from '@shop/shared/domain'
import type { SnackbarLink } from '@shop/shared/platform'
import { createStore } from 'zustand/vanilla'

/** Goes away by itself, unless it is held: somebody is reading it. */
type Passing = {
  id: number
  close(): void
  /** While the pointer or the focus is on it, its time stands still; then it begins anew. */
  hold(isHeld: boolean): void
}

export type Snackbar = Message & Passing & { isError: boolean; link?: SnackbarLink; note?: string | undefined }
export type Popup = Message & Passing & { isWaiting?: boolean }
export type Question = Message & {
  id: number
  details?: readonly string[]
  yes?: string
  no?: string
  isDestructive: boolean
  /** Only to be acknowledged: one button. */
  isAlert: boolean
  /** `undefined`: put away without an answer. */
  answer(yes: boolean | undefined): void
}

export type PastNotice = {
  id: number
  at: Date
  title: string
  text?: string | undefined
  isError: boolean
  link?: SnackbarLink | undefined
  note?: string | undefined
}

export type NoticeState = {
  snackbar: Snackbar | undefined
  popup: Popup | undefined
  /** The first is on show; the others wait for it. */
  questions: readonly Question[]
  /** Newest first. */
  past: readonly PastNotice[]
  /** Calls under way that the overlay waits for. */
  loading: number
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

export const createNoticeStore = () =>
  createStore<NoticeState>()(() => ({ snackbar: undefined, popup: undefined, questions: [], past: [], loading: 0 }))
