import { errorCodes, isApiError } from '@shop/shared/api'
import { type Message, messages } from '@shop/shared/domain'

/** Why nobody was handed over to the payment company. */
export type HandOverFailure = { message: Required<Message>; mustLogin: boolean }

const keptText = '入力内容はそのまま残っています。'
const notThere = '登録の画面へ移動できませんでした'

/** Something is registered for this application already: the state of the hand-over says what. [SGN-065] */
export const isRegisteredAlready = (error: unknown): boolean =>
  isApiError(error) && error.facts.errorStatus === errorCodes.registeredAlready

export function toHandOverFailure(error: unknown): HandOverFailure {
  if (isRegisteredAlready(error))
    return failure('すでに登録が済んでいます', 'もう一度登録する必要はありません。登録の内容をご確認ください。')
  if (isApiError(error) && error.code === 'LOGIN_NEEDED')
    return { ...failure(messages.loginAgain.title, `${messages.loginAgain.text}。${keptText}`), mustLogin: true }
  if (isApiError(error) && error.code === 'OFFLINE')
    return failure(messages.offline.title, `${keptText}通信がつながるところで、もう一度お試しください。`)
  if (isApiError(error) && error.code === 'REFUSED' && error.facts.errorMessage !== undefined)
    return failure(notThere, `${error.facts.errorMessage}${keptText}`)
  return failure(notThere, `${keptText}時間をおいて、もう一度お試しください。`)
}

const failure = (title: string, text: string): HandOverFailure => ({ message: { title, text }, mustLogin: false })
