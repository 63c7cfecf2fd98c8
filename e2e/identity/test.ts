import path from 'node:path'
import type { Page } from '@playwright/test'
import { freePorts } from '@shop/tools/start'
import { subjectOf } from 'reference-services/accounts'
import { emailOf } from '../journeys/steps/login.ts'
import { openPlainFront, type Shop } from '../stack/shop.ts'
import { test as base, shopTimeoutMs, withShop } from '../stack/test.ts'
import { clientId, type Provider, type StartProvider } from './provider.ts'

type Started = { shop: Shop; provider: Provider }

/** The journeys' `test` with a shop whose logins are those of another provider. */
export const testWith = (startProvider: StartProvider) =>
  base.extend<object, { started: Started; provider: Provider }>({
    started: [
      async ({ browserName: _ }, use, { workerIndex }) => {
        let provider: Provider | undefined
        const useBoth = async (shop: Shop) => {
          if (provider !== undefined) await use({ shop, provider })
        }
        await withShop(workerIndex, useBoth, async (folder, ports) => {
          const front = await openPlainFront(folder, ports)
          const { origins } = front
          const { provider: port } = await freePorts(['provider'])
          const started = await startProvider(path.join(folder, '../provider'), {
            port,
            origins,
            login: subjectOf(emailOf('member')),
          })
          provider = started
          return {
            origins,
            settings: {
              ...front.settings,
              IDENTITY_ISSUER: started.issuer,
              IDENTITY_CLIENT_ID: clientId,
              IDENTITY_AUDIENCE: origins.services,
              ...started.settings,
            },
            close: started.stop,
          }
        })
      },
      { scope: 'worker', timeout: shopTimeoutMs },
    ],
    shop: [({ started }, use) => use(started.shop), { scope: 'worker' }],
    provider: [({ started }, use) => use(started.provider), { scope: 'worker' }],
  })

/** Opens the page again with an access token that is over; gives what the provider answers to the refresh. */
export async function refresh(page: Page) {
  await page.evaluate(() => {
    const tokens = JSON.parse(sessionStorage.getItem('shop.tokens') ?? '{}')
    sessionStorage.setItem('shop.tokens', JSON.stringify({ ...tokens, expiresAt: 1 }))
  })
  const answered = page.waitForResponse((reply) => /\/token$/.test(reply.url()))
  await page.reload()
  return answered
}

export const headerOf = (token = '') =>
  JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as Record<string, string>

export const loginButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true })

export { expect } from '@playwright/test'
