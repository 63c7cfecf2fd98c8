import { chromium, type Page } from '@playwright/test'
import { orderedLink } from '@shop/tools/isolate'
import { commonUse } from '@shop/tools/playwright'
import { emailOf, fillLoginPage } from '../journeys/steps/login.ts'
import { categories, categoryAddress, firstOrderable, orderFromCard } from '../journeys/steps/order.ts'
import type { Shop } from '../stack/shop.ts'
import { test as base, expect } from '../stack/test.ts'
import { goodRelease, idOf } from './candidates.ts'
import { holdBack } from './hold-back.ts'
import { screens } from './screens.ts'

/** Of one core, for all processes of the browser together. */
const share = 0.1
const minuteMs = 60_000
const patience = { timeout: 4 * minuteMs }

/** A page in a browser that hardly gets to work, and what the shell says of failures in it. */
const test = base.extend<{ held: { page: Page; failures: string[] } }>({
  held: async ({ shop }, use) => {
    const server = await chromium.launchServer(commonUse.launchOptions)
    const { pid } = server.process()
    if (pid === undefined) throw new Error('the browser has no process')
    const browser = await chromium.connect(server.wsEndpoint())
    const context = await browser.newContext({ baseURL: shop.origins.shop, reducedMotion: 'reduce' })
    context.setDefaultTimeout(patience.timeout)
    const page = await context.newPage()
    const failures: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && /^(?:shell|mfe-[a-z]+)@/.test(message.text())) failures.push(message.text())
    })
    const held = holdBack(pid, share)
    await use({ page, failures })
    held.release()
    await server.close()
  },
})

/** Within the page, and with nothing of the remote loaded before. */
async function openRemote(page: Page, shop: Shop, remote: string, to: string, content: string): Promise<number> {
  const began = performance.now()
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, to)
  const good = page.locator(`main [data-release="${idOf(await goodRelease(shop, remote))}"]`)
  await expect(good.locator(content).first()).toBeVisible(patience)
  return Math.round((performance.now() - began) / 1000)
}

test('[K-147] a browser with a tenth of a core logs in, orders and opens every remote, and nothing is given up but a file that hangs', async ({
  shop,
  held: { page, failures },
}) => {
  test.setTimeout(15 * minuteMs)
  const began = performance.now()
  const seconds: Record<string, number> = {}
  await page.goto('/entrance', { waitUntil: 'commit' })
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await fillLoginPage(page, emailOf('member'))
  await expect(page.locator('[data-remote="mfe-ordering"] article').first()).toBeVisible(patience)
  // A part of the frame that comes late.
  await expect(orderedLink(page)).toHaveAccessibleName(/注文済み/, patience)
  seconds['login, mfe-ordering'] = Math.round((performance.now() - began) / 1000)
  const { dairy } = categories
  seconds['mfe-catalogue'] = await openRemote(page, shop, 'mfe-catalogue', categoryAddress(dairy), 'article')
  await expect(page.getByRole('article').getByRole('combobox', { name: '数量' }).first()).toBeVisible(patience)
  const card = await firstOrderable(page)
  await orderFromCard(card, 1)
  await expect(card.article.getByText('注文済み 1点')).toBeVisible(patience)
  for (const { remote, path, content } of screens)
    if (remote === 'mfe-favourites' || remote === 'mfe-signup')
      seconds[remote] = await openRemote(page, shop, remote, path, content)
  expect(failures).toEqual([])

  shop.assets.fail(/\/mfe-account\/.+\/entry\./, 'hang')
  const hung = performance.now()
  const main = page.getByRole('main')
  const opened = openRemote(page, shop, 'mfe-account', '/points/history', 'table')
  await expect(main.getByRole('region', { name: '表示できませんでした' })).toBeVisible(patience)
  seconds['until a file that hangs is given up'] = Math.round((performance.now() - hung) / 1000)
  expect(failures[0]).toMatch(/^mfe-account@\S+ load: TookTooLongError/)
  shop.assets.heal()
  // The shell tries by itself as well: when it is first, the button goes before it is pressed.
  await Promise.race([main.getByRole('button', { name: '再読み込み' }).click(), opened])
  seconds['mfe-account, healed'] = await opened
  console.log(
    `a tenth of a core, seconds: ${JSON.stringify(seconds)}, ${Math.round((performance.now() - began) / 1000)} in all`,
  )
})
