import { type ApiClient, errorCodes, isApiError } from '@shop/shared/api'
import { getErrorMessages } from '@shop/shared/api/content'
import { paymentCallText } from '@shop/shared/api/payment'
import { type Message, messages } from '@shop/shared/domain'

/** Not stored, or nobody knows: the entries are kept and may be sent again. */
export type Refusal = { message: Required<Message>; mustLogin: boolean }

const entryRefused = errorCodes.registration
const underReview = errorCodes.underReview
/** Words that come later than this come too late. */
const messagesTimeoutMs = 3000

const keptText = '入力内容はそのまま残っています。'
const againText =
  'もう一度「この内容で申し込む」を押してください。同じお申し込みが二重に受け付けられることはありません。'

/** The member base has an application of this login already. */
export const isUnderReview = (error: unknown): boolean => isApiError(error) && error.facts.errorStatus === underReview

/** Delivery is not available to who applies. [K-94] */
export const isUnavailable = (error: unknown): boolean =>
  isApiError(error) && error.facts.errorStatus === errorCodes.deliveryUnavailable

/** The account could not be made the one that is applied for: nothing was sent. */
export class AccountNotUpdated extends Error {
  override readonly name = 'AccountNotUpdated'
}

/** Says to the applicant why the application could not be sent. [ERR-013] */
export async function toRefusal(api: ApiClient, error: unknown): Promise<Refusal> {
  if (error instanceof AccountNotUpdated) return toAccountRefusal(api, error.cause)
  if (!isApiError(error)) return notStored(messages.systemError.title, `お申し込みを送信できませんでした。${keptText}`)
  const { code, facts } = error
  if (code === 'LOGIN_NEEDED')
    return { ...notStored(messages.loginAgain.title, `${messages.loginAgain.text}。${keptText}`), mustLogin: true }
  if (code === 'OFFLINE') return notStored(messages.offline.title, `${keptText}通信がつながるところで、${againText}`)
  if (code !== 'REFUSED')
    return notStored('お申し込みの受付を確認できませんでした', `${keptText}しばらく時間をおいてから、${againText}`)
  const known = await knownWords(api, facts.errorStatus)
  const said = facts.errorStatus === entryRefused ? facts.errorMessage : undefined
  return notStored(
    known?.title ?? '登録できませんでした',
    `${said ?? known?.text ?? '入力内容をご確認のうえ、再度お試しください。'}${keptText}`,
  )
}

/** A login that is over and a lost network have words of their own. */
function toAccountRefusal(api: ApiClient, cause: unknown): Promise<Refusal> | Refusal {
  if (isApiError(cause) && (cause.code === 'LOGIN_NEEDED' || cause.code === 'OFFLINE')) return toRefusal(api, cause)
  return notStored(paymentCallText('update', cause), `${keptText}しばらく時間をおいてから、${againText}`)
}

const notStored = (title: string, text: string): Refusal => ({ message: { title, text }, mustLogin: false })

async function knownWords(api: ApiClient, code: string | undefined): Promise<Message | undefined> {
  if (code === undefined) return undefined
  const list = await getErrorMessages(api, AbortSignal.timeout(messagesTimeoutMs)).catch(() => [])
  const entry = list.find((one) => one.code === code)
  return entry === undefined ? undefined : { title: entry.title, text: entry.message }
}
