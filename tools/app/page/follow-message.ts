import type { MessagesToApp, MessageToApp } from '@shop/shared/bridge'
import type { Native } from './native.ts'
import type { StackAction } from './stack.ts'

/** The effects that a message of the page has in the app. */
export type MessageHandlers = {
  shopOrigin: string
  move(action: StackAction): Promise<void>
  show(next: Partial<Native>): void
  askForLogin(path: string): Promise<void>
  answerHandshake(id: number, text: string, said: MessagesToApp['handshake']): Promise<void>
  backDone(id: string, isHandled: boolean): void
}

/** A valid message that an app of this version knows. */
export async function followMessage(
  message: MessageToApp,
  { id, text }: { id: number; text: string },
  doings: MessageHandlers,
): Promise<void> {
  const { move, show } = doings
  switch (message.type) {
    case 'handshake':
      return doings.answerHandshake(id, text, message.payload)
    case 'login':
      return doings.askForLogin(message.payload.path)
    case 'sso':
      return show({ sheet: { kind: 'external', title: '提携サイト', address: 'シングルサインオンで開きます' } })
    case 'navigate':
      return navigate(message.payload, doings)
    case 'showCart':
      return move({ type: 'chooseTab', tab: 'cart', path: message.payload.path })
    case 'searchKeyword':
      return show({ keyword: message.payload.keyword })
    case 'searchHistory':
      return show({ history: message.payload.keywords })
    case 'orderInit':
      return show({ cartPieces: message.payload.pieces, planningWeek: message.payload.planningWeek })
    case 'favouriteChanged': {
      const { orderNumber, isFavourite } = message.payload
      return show({ favourite: `${orderNumber} ${isFavourite ? '登録' : '解除'}` })
    }
    case 'error': {
      const { status, errorStatus = '', message: said = '' } = message.payload
      return show({ sheet: { kind: 'alert', title: `エラー ${status} ${errorStatus}`.trim(), text: said } })
    }
    case 'backDone':
      return doings.backDone(message.payload.id, message.payload.isHandled)
  }
}

/** A webview above this one, or a browser for what is not the shop's. [MOB-001] */
async function navigate(
  { url, title, hidesCartButton }: Extract<MessageToApp, { type: 'navigate' }>['payload'],
  { shopOrigin, move, show }: MessageHandlers,
): Promise<void> {
  const { origin, pathname, search, hash } = new URL(url)
  if (origin === shopOrigin) await move({ type: 'push', path: `${pathname}${search}${hash}`, title, hidesCartButton })
  else show({ sheet: { kind: 'external', title: title || '外部ブラウザー', address: url } })
}
