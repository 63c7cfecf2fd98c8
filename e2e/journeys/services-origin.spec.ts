import type { Locator, Page } from '@playwright/test'
import { type OpenFront, openPlainFront, type Shop } from '../stack/shop.ts'
import { expect, shopTimeoutMs, test, withShop } from '../stack/test.ts'
import { memberInApp } from './steps/app-visit.ts'
import { beginAsShopper, expectShopper, expectVisitor, login, loginShopper, logout } from './steps/login.ts'
import {
  categories,
  categoryAddress,
  expectOrdered,
  firstOrderable,
  goToOrderedList,
  lineOf,
  openOrderable,
  orderFromCard,
  quantityOf,
} from './steps/order.ts'
import { callPathOf } from './steps/services.ts'

/** The questions for leave that the browser itself sends, on whichever page the tab is. */
async function watchPreflights(page: Page): Promise<string[]> {
  const asked: string[] = []
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Network.enable')
  devtools.on('Network.requestWillBeSent', ({ request }) => {
    if (request.method === 'OPTIONS') asked.push(request.url)
  })
  return asked
}

/** The first picture of a card has come, from the services. */
async function expectPicture(card: Locator, api: string): Promise<void> {
  const picture = card.locator('img').first()
  await expect(picture).toHaveAttribute('src', new RegExp(`^${api}/pictures/`))
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

test('visitors and members ask nobody for leave: the services stand under the shop’s own origin @desktop', async ({
  page,
  shop,
}) => {
  const preflights = await watchPreflights(page)
  const calls: (string | undefined)[] = []
  page.on('response', (answer) => calls.push(callPathOf(answer.request(), shop)))
  for (const path of ['/', categoryAddress(categories.drinks)]) {
    await page.goto(path)
    await expect(page.getByRole('article').first()).toBeVisible()
  }
  await expectPicture(page.getByRole('article').first(), shop.api)
  await beginAsShopper(page)
  await page.goto('/')
  await expectShopper(page)
  await goToOrderedList(page)
  expect(calls).toEqual(expect.arrayContaining(['/delivery/member', '/delivery/order_list']))
  expect(preflights).toEqual([])
})

/** Sends a write that needs no token from the form of somebody else's page; gives the answer. */
async function statusOfForeignForm(page: Page, { api, origins }: Shop): Promise<number> {
  const stranger = `${origins.partners}/stranger`
  const form = `<form method="post" enctype="text/plain" action="${api}/reports"><button>Win</button></form>`
  await page.route(stranger, (route) => route.fulfill({ contentType: 'text/html', body: form }))
  await page.goto(stranger)
  const answered = page.waitForResponse(`${api}/reports`)
  await page.getByRole('button').click()
  return (await answered).status()
}

test('a page of somebody else writes nothing through the shop’s origin @desktop', async ({ page, shop }) => {
  expect(await statusOfForeignForm(page, shop)).toBe(403)
})

/** Pages that call the services at an origin of their own. */
const openForeignServices: OpenFront = async (folder, ports) => {
  const front = await openPlainFront(folder, ports)
  return { ...front, settings: { ...front.settings, API_ORIGIN: 'services' } }
}
const foreign = test.extend({
  shop: [
    ({ browserName: _ }, use, { workerIndex }) => withShop(workerIndex, use, openForeignServices),
    { scope: 'worker', timeout: shopTimeoutMs },
  ],
})

foreign(
  'a member logs in, orders, changes the order and logs out with the services at an origin of their own @desktop',
  async ({ page, shop }) => {
    expect(shop.api).toBe(shop.origins.services)
    const preflights = await watchPreflights(page)
    await login(page, 'member')
    await expectShopper(page)
    const card = await openOrderable(page, categories.household)
    await expectPicture(card.article, shop.api)
    await orderFromCard(card, 2)
    await expectOrdered(card, 2)
    await goToOrderedList(page)
    const line = lineOf(page, card)
    await line.getByRole('button', { name: /1つ増やす$/ }).click()
    await expect(quantityOf(line)).toHaveText('3')
    await page.reload()
    await expect(quantityOf(line)).toHaveText('3')
    await logout(page)
    await expectVisitor(page)
    expect(preflights.length).toBeGreaterThan(0)
    for (const address of preflights) expect(new URL(address).origin).toBe(shop.origins.services)
  },
)

foreign(
  'a visitor, a family card and the app’s member shop with the services at an origin of their own @desktop',
  async ({ page, newVisitor, shop }) => {
    await page.goto(categoryAddress(categories.drinks))
    await expectPicture(page.getByRole('article').first(), shop.api)
    const family = await newVisitor()
    await loginShopper(family, 'family')
    const ofFamily = await openOrderable(family, categories.dairy)
    await orderFromCard(ofFamily, 1)
    await expectOrdered(ofFamily, 1)

    const inApp = await newVisitor()
    const visit = await memberInApp(inApp, await newVisitor())
    await visit(`/mobile${categoryAddress(categories.dairy)}`)
    const ofMember = await firstOrderable(inApp)
    await orderFromCard(ofMember, 2)
    await expectOrdered(ofMember, 2)
  },
)

foreign('a page of somebody else writes nothing at the services’ origin @desktop', async ({ page, shop }) => {
  expect(await statusOfForeignForm(page, shop)).toBe(403)
})
