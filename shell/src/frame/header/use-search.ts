import { type Assortment, getProduct } from '@shop/shared/api'
import { type Member, messages, type OrderNumber, parseOrderNumber, toHalfWidthDigits } from '@shop/shared/domain'
import { type PlatformServices, usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { currentWeek, isViewMode, memberOf, readSession } from '@shop/shared/session'
import { useCallback } from 'react'

/** One to six digits and nothing else; anything else is a word. [CHR-046, CHR-047] */
const asOrderNumber = (word: string): OrderNumber | undefined =>
  /^\d{1,6}$/.test(toHalfWidthDigits(word)) ? parseOrderNumber(word) : undefined

const assortmentOf = (member: Member | undefined): Assortment => ({
  ...(member?.officeCode === undefined ? {} : { officeCode: member.officeCode }),
  ...(member?.branchCode === undefined ? {} : { branchCode: member.branchCode }),
  ...(member?.weekCategory === undefined ? {} : { weekCategory: member.weekCategory }),
})

/** What the box in the header does with what was typed. [2§5] */
export function useSearch(): (typed: string) => Promise<void> {
  const platform = usePlatform()
  return useCallback(
    async (typed) => {
      const word = typed.trim()
      if (word === '') return
      const no = asOrderNumber(word)
      const address = no === undefined ? href.searchResults(word) : await addressOfNumber(no, word, platform)
      if (address !== undefined) platform.navigation.navigate(address)
    },
    [platform],
  )
}

/**
 * The product of that number in the week being ordered; without one, what the digits find as a word.
 * Visitors are asked to log in first. [CHR-048, CHR-059]
 */
async function addressOfNumber(
  no: OrderNumber,
  word: string,
  { api, notices, navigation, login }: PlatformServices,
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
  const isFound = await notices.during(getProduct(api, { week: week.number, orderNumber: no, assortment })).then(
    () => true,
    () => false,
  )
  // Somebody who has gone elsewhere meanwhile is not pulled back.
  if (navigation.current() !== asked) return undefined
  return isFound ? href.product(week.number, no) : href.searchResults(word)
}
