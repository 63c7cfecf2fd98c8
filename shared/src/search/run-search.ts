import { assortmentOf, getProduct } from '@shop/shared/api/shopping'
import { messages } from '@shop/shared/domain'
import { type SearchRequest, searchRequest } from '@shop/shared/domain/search'
import { inputStatus } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { currentWeek, isViewMode, memberOf, readSession } from '@shop/shared/session'
import { rememberSearchedWord } from './searched-words.ts'

/** Goes where the typed text leads. From a dialog, `replace` lets that page take the entry of the dialog. */
export async function runSearch(typed: string, platform: PlatformServices, { replace = false } = {}): Promise<void> {
  const request = searchRequest(typed)
  if (request.is === 'nothing') return
  const address = request.is === 'word' ? href.searchResults(request.word) : await addressOfNumber(request, platform)
  if (address === undefined) return
  rememberSearchedWord(request.word, platform)
  platform.navigation.navigate(address, { replace })
}

/**
 * The product of that number in the week being ordered; without one, what the digits find as a word.
 * Visitors are asked to log in first. [CHR-048, CHR-059]
 */
async function addressOfNumber(
  { orderNumber, word }: Extract<SearchRequest, { is: 'number' }>,
  { api, config, entry, notices, navigation, login }: PlatformServices,
): Promise<string | undefined> {
  const session = readSession()
  if (isViewMode(session)) {
    if (await notices.confirm({ ...messages.loginForFeature, yes: 'ログイン画面へ移動する' })) login()
    return undefined
  }
  const week = currentWeek(session)
  if (week === undefined) return href.searchResults(word)
  const asked = navigation.current()
  const assortment = assortmentOf(memberOf(session))
  const lookUp = {
    week: week.number,
    orderNumber,
    assortment,
    inputStatus: inputStatus('search', entry, config.orderSources),
  }
  const isFound = await notices.during(getProduct(api, lookUp)).then(
    () => true,
    () => false,
  )
  // Somebody who has gone elsewhere meanwhile is not pulled back.
  if (navigation.current() !== asked) return undefined
  return isFound ? href.product(week.number, orderNumber) : href.searchResults(word)
}
