import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { errorCodes, type Message, messages } from '@shop/shared/domain'
import { favouriteMessages } from '@shop/shared/domain/favourites'
import { shoppingMessages } from '@shop/shared/domain/shopping'

type Entry = { code: string; title: string; message: string }

const file = path.resolve(import.meta.dirname, '../../../static-data/error-messages.json')
const { errorMessages } = JSON.parse(readFileSync(file, 'utf8')) as { errorMessages: Entry[] }
const entryOf = (code: string) => errorMessages.find((entry) => entry.code === code)
const inOneLine = (...texts: readonly (string | undefined)[]) =>
  texts.map((text) => (text === undefined ? '' : text.replace(/。?$/, '。'))).join('')

describe('the words of a code', () => {
  it.each(Object.entries(errorCodes))('[ERR-013] of %s (%s) stand in the list', (_, code) => {
    expect(entryOf(code)).toBeDefined()
  })

  // A page that knows a refusal before the service does says it as the service would.
  it.each<{ code: string; says: Message }>([
    { code: errorCodes.outdated, says: messages.outdated },
    { code: errorCodes.loginFirst, says: messages.loginFirst },
    { code: errorCodes.afterMaintenanceStart, says: shoppingMessages.afterMaintenance },
    { code: errorCodes.productNotFound, says: shoppingMessages.productNotFound },
    { code: errorCodes.overLimit, says: shoppingMessages.overQuantity },
    { code: 'CSP90004', says: messages.loginAgain },
    { code: 'CSP90009', says: messages.busy },
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
    { code: 'CSP50022', says: shoppingMessages.cardSuspended },
    { code: 'CSP90010', says: messages.systemError },
  ])('[ERR-013] of $code begin with the title of the page', ({ code, says }) => {
    expect(entryOf(code)?.title).toBe(says.title)
  })
})
