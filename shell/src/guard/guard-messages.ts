import { messages } from '@shop/shared/domain'

/** What the guard says about a move that it did not let through. */
export const guardMessages = {
  notFound: messages.pageNotFound,
  offline: messages.offline,
  prohibited: { title: 'この画面はご利用いただけません', text: 'お使いの組合員番号ではご覧いただけない画面です。' },
  noWeek: messages.notRetrieved,
} as const
