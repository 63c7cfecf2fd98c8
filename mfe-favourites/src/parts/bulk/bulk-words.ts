import { isApiError } from '@shop/shared/api'
import type { FavouriteProduct } from '@shop/shared/api/favourites'
import { formatNumber, messages } from '@shop/shared/domain'
import { favouriteMessages, shownListName } from '@shop/shared/domain/favourites'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { whyNotNamed } from '../name-verdict.ts'
import { isListGone } from '../use-favourites.ts'
import type { Left } from './bulk-outcome.ts'

export const goods = (count: number): string => `${formatNumber(count)}品`

const shownNames = 3

/** The first few by name, the others by number. */
export function namesOf(products: readonly Pick<FavouriteProduct, 'name'>[]): string {
  const names = products.slice(0, shownNames).map(({ name }) => `「${name}」`)
  const rest = products.length - names.length
  return `${names.join('')}${rest > 0 ? `ほか${goods(rest)}` : ''}`
}

/** A sentence for each reason, with the products it holds for. */
export function reasonLines(left: readonly Left[]): string[] {
  const byReason = new Map<string, FavouriteProduct[]>()
  for (const { product, reason } of left) {
    const words = reason.replace(/。$/, '')
    byReason.set(words, [...(byReason.get(words) ?? []), product])
  }
  return [...byReason].map(([reason, products]) => `${reason}（${goods(products.length)}）：${namesOf(products)}`)
}

export const alreadyOrderedText = (count: number): string => `${goods(count)}はご注文済みのためそのままです`

export const unknownText = (products: readonly FavouriteProduct[]): string =>
  `${shoppingMessages.confirming.title}（${goods(products.length)}）：${namesOf(products)}${shoppingMessages.confirming.text}`

/** A name as it stands in a sentence. [FAV-012] */
export const listText = ({ name }: { name: string }): string => `「${shownListName(name)}」`

/** Why a list or a heart was not written, by the service's own words where it explains a refusal. */
export function whyNotStored(error: unknown): string {
  if (!isApiError(error)) return tryAgain
  if (error.code === 'OFFLINE') return `通信が途切れました。${tryAgain}`
  if (error.code === 'LOGIN_NEEDED') return messages.loginAgain.text
  if (error.code !== 'REFUSED') return tryAgain
  if (isListGone(error)) return favouriteMessages.listNotFound.title
  return whyNotNamed(error) ?? error.facts.errorMessage?.slice(0, 100) ?? tryAgain
}

const tryAgain = 'もう一度お試しください。'
