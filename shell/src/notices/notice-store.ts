import type { Message } from '@shop/shared/domain'
import type { SnackbarLink } from '@shop/shared/platform'
import { createStore } from 'zustand/vanilla'

export type Snackbar = Message & { id: number; isError: boolean; link?: SnackbarLink }
export type Popup = Message & { id: number }
export type Question = Message & {
  id: number
  yes?: string
  no?: string
  isDestructive: boolean
  answer(yes: boolean): void
}

export type NoticeState = {
  snackbar: Snackbar | undefined
  popup: Popup | undefined
  /** The first is on show; the others wait for it. */
  questions: readonly Question[]
  /** Calls under way that the overlay waits for. [CHR-032] */
  loading: number
}

export type NoticeStore = ReturnType<typeof createNoticeStore>

export const createNoticeStore = () =>
  createStore<NoticeState>()(() => ({ snackbar: undefined, popup: undefined, questions: [], loading: 0 }))
