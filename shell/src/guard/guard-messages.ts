import { type Message, messages } from '@shop/shared/domain'
import type { GuardNotice } from '@shop/shared/routes'
import type { LoginFailureReason } from '../login/login-error.ts'

/** The guard's words about a move that it did not let through; the words of a code come from the list. */
export const guardMessages = {
  notFound: messages.pageNotFound,
  offline: messages.offline,
  loginFailed: messages.loginFailed,
  loginNotKept: messages.loginNotKept,
  noWeek: messages.notRetrieved,
  webOnly: messages.webOnly,
  appOnly: messages.webOnly,
} as const satisfies Record<Exclude<GuardNotice, 'prohibited'> | LoginFailureReason, Message>
