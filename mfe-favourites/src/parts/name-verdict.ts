import { errorCodes, isApiError } from '@shop/shared/api'
import {
  favouriteMessages,
  judgeListName,
  type ListNameVerdict,
  normalizeListName,
} from '@shop/shared/domain/favourites'

/** A name that the service did not take, and why. */
export type RefusedName = { name: string; text: string }

export type NameVerdict = {
  /** Whether it can be sent. */
  isGood: boolean
  /** Words beside the field; none for an empty name, which is disabled in silence. [FAV-022] */
  error?: string
}

const words = {
  good: undefined,
  empty: undefined,
  tooLong: favouriteMessages.nameTooLong.title,
  duplicate: favouriteMessages.nameDuplicate.title,
} as const satisfies Record<ListNameVerdict, string | undefined>

/** By the rules of names, and by what the service has said of this one. [FAV-021 to FAV-025] */
export function judgeName(typed: string, others: readonly string[], refused?: RefusedName): NameVerdict {
  const verdict = judgeListName(typed, others)
  const error = words[verdict] ?? (refused?.name === normalizeListName(typed) ? refused.text : undefined)
  return { isGood: verdict === 'good' && error === undefined, ...(error === undefined ? {} : { error }) }
}

const otherwiseWrong = 'リスト名は1文字以上10文字以内で入力してください。'

/** Why the service did not take a name; `undefined`: what it refused was something else. [FAV-024] */
export function nameRefusalText(error: unknown): string | undefined {
  if (!isApiError(error)) return undefined
  const { errorStatus, errorMessage } = error.facts
  if (errorStatus === errorCodes.favouriteListNameTaken) return words.duplicate
  return errorStatus === errorCodes.favouriteListName ? (errorMessage ?? otherwiseWrong) : undefined
}

/** The refusal of a name is told at the name. */
export function toRefusedName(error: unknown, name: string): RefusedName | undefined {
  const text = nameRefusalText(error)
  return text === undefined ? undefined : { name, text }
}
