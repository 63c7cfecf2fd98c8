import { isApiError } from '@shop/shared/api'
import { messages } from '@shop/shared/domain'
import { favouriteMessages, shownListName } from '@shop/shared/domain/favourites'
import { nameRefusalText } from '../name-verdict.ts'
import { isListGone } from '../use-favourites.ts'

/** A name as it stands in a sentence. [FAV-012] */
export const listText = ({ name }: { name: string }): string => `「${shownListName(name)}」`

/** Why a list or a heart was not written, by the service's own words where it explains a refusal. */
export function writeRefusalText(error: unknown): string {
  if (!isApiError(error)) return tryAgain
  if (error.code === 'OFFLINE') return `通信が途切れました。${tryAgain}`
  if (error.code === 'LOGIN_NEEDED') return messages.loginAgain.text
  if (error.code !== 'REFUSED') return tryAgain
  if (isListGone(error)) return favouriteMessages.listNotFound.title
  return nameRefusalText(error) ?? error.facts.errorMessage?.slice(0, 100) ?? tryAgain
}

const tryAgain = 'もう一度お試しください。'
