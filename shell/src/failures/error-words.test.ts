import { describe, expect, it } from '@jest/globals'
import { errorCodes, listErrorMessages } from '@shop/shared/contract'
import { type Message, messages } from '@shop/shared/domain'
import { favouriteMessages } from '@shop/shared/domain/favourites'
import { shoppingMessages } from '@shop/shared/domain/shopping'

const entryOf = (code: string) => listErrorMessages().find((entry) => entry.code === code)
const inOneLine = (...texts: readonly (string | undefined)[]) =>
  texts.map((text) => (text === undefined ? '' : text.replace(/。?$/, '。'))).join('')

describe('the words of a code', () => {
  // A page that knows a refusal before the service does says it as the service would.
  it.each<{ code: string; says: Message }>([
    { code: errorCodes.outdated, says: messages.outdated },
    { code: errorCodes.loginFirst, says: messages.loginFirst },
    { code: errorCodes.afterMaintenanceStart, says: shoppingMessages.afterMaintenance },
    { code: errorCodes.productNotFound, says: shoppingMessages.productNotFound },
    { code: errorCodes.overLimit, says: shoppingMessages.overQuantity },
    { code: errorCodes.loginNeeded, says: messages.loginAgain },
    { code: errorCodes.busy, says: messages.busy },
  ])('[ERR-013] of $code are those of the page', ({ code, says }) => {
    const entry = entryOf(code)
    expect(inOneLine(entry?.title, entry?.message)).toBe(inOneLine(says.title, says.text))
  })

  it.each<{ code: string; says: Message }>([
    { code: errorCodes.weekClosed, says: shoppingMessages.orderClosed },
    { code: errorCodes.notForThisMember, says: shoppingMessages.notOrderable },
    { code: errorCodes.outsideSale, says: shoppingMessages.notOrderable },
    { code: errorCodes.soldOut, says: shoppingMessages.soldOut },
    { code: errorCodes.wrongProductKind, says: shoppingMessages.productNotShown },
    { code: errorCodes.favouriteListNotFound, says: favouriteMessages.listNotFound },
    { code: errorCodes.favouriteListNameTaken, says: favouriteMessages.nameDuplicate },
    { code: errorCodes.cardSuspended, says: shoppingMessages.cardSuspended },
    { code: errorCodes.broken, says: messages.systemError },
  ])('[ERR-013] of $code begin with the title of the page', ({ code, says }) => {
    expect(entryOf(code)?.title).toBe(says.title)
  })
})
