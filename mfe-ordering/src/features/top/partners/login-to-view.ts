import type { Message } from '@shop/shared/domain'

/** A visitor at the door of a partner. */
export const loginToView: Message = {
  title: 'この先を閲覧するにはログインする必要があります。ログイン画面へ移動しますか？',
}
