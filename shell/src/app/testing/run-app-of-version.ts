import { expect } from '@jest/globals'
import { type BridgeVersion, type MessagesToApp, toAppSince } from '@shop/shared/bridge'
import { memberOf, readSession } from '@shop/shared/session'
import { act, waitFor } from '@testing-library/react'
import { answerMember, aSignedLogin, openPage } from '../../boot/testing/open-page.ts'
import { fakeApp } from './fake-app.ts'

const pass = (ms: number) => act(() => new Promise((resolve) => setTimeout(resolve, ms)))

/** A click on a link to a new tab, which the page of the test cannot open. */
function press(href: string, text: string): void {
  const link = Object.assign(document.createElement('a'), { href, target: '_blank', textContent: text })
  document.body.append(link)
  link.click()
}

/**
 * Today's page inside of an app of one version: each message is heard, or done without. The tab may have been opened by an
 * app of another version before. [MOB-003]
 */
export async function runAppOfVersion(version: BridgeVersion, before?: BridgeVersion): Promise<void> {
  const { paths } = answerMember()
  const { accessToken, keys } = await aSignedLogin()
  const app = fakeApp({ version, tokens: { accessToken } })
  const linkTokens = { accessToken: version < 3 ? accessToken : null, idToken: null }
  const session =
    before === undefined ? {} : { app: { entryPoint: '/mobile', isRenewal: true, isSet: true, version: before } }
  const page = await openPage({ address: '/mobile', linkTokens, keys, session })
  await waitFor(() => expect(memberOf(readSession())?.code).toBe('1234567801'))
  expect(app.of('handshake')).toHaveLength(1)
  // Nothing of a login stays in the tab. [K-28]
  expect(window.sessionStorage.getItem('shop.tokens')).toBeNull()
  // The app counts visits itself. [MOB-009]
  expect(paths.filter((path) => /recommend/.test(path))).toEqual([])

  const heard = <K extends keyof MessagesToApp>(type: K, payload: MessagesToApp[K]) =>
    version >= toAppSince[type] ? [payload] : []
  app.say('back', { id: 'b-1' })
  app.say('back', { id: 'b-1' })
  press('https://partner.test/a', 'お知らせ')
  await pass(50)
  expect(app.payloadsOf('backDone')).toEqual(heard('backDone', { id: 'b-1', isHandled: false }))
  expect(app.payloadsOf('navigate')).toEqual(
    heard('navigate', { url: 'https://partner.test/a', title: 'お知らせ', hidesCartButton: true }),
  )
  expect([page.left, app.mistakes]).toEqual([[], []])
}
