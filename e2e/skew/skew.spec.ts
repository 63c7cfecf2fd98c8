import path from 'node:path'
import type { Page } from '@playwright/test'
import { startAppProcess } from '@shop/tools/app'
import { orderedPieces } from '@shop/tools/isolate'
import { type Emulator, emulatorOn } from '../app/emulator.ts'
import { appAddressOf, articleOf, order, orderableNumbers } from '../app/steps.ts'
import { expectShopper, login, loginShopper, logout } from '../journeys/steps/login.ts'
import {
  categories,
  expectOrdered,
  expectPieces,
  goToOrderedList,
  lineOf,
  openOrderable,
  orderFromCard,
  quantityOf,
} from '../journeys/steps/order.ts'
import { restoreChannelAfterAll } from '../stack/keep-channel.ts'
import { expect, shopTimeoutMs, test } from '../stack/test.ts'
import { type Checkout, openCheckout, type VerifyOutcome } from './checkout.ts'
import { newCard, newerBridge, newSession, olderBridge, otherCard } from './revisions.ts'

/** Building and releasing from other checkouts takes its time on two cores. */
test.describe.configure({ mode: 'serial', timeout: 900_000 })

/** Each test goes on where the one before left the checkout and the shop: a build is made once for all of them. */
let checkout: Checkout

restoreChannelAfterAll(test)
test.beforeAll(async () => {
  checkout = await openCheckout()
})
test.afterAll(() => checkout.remove())

const good = ({ isGood, words }: VerifyOutcome) => expect(isGood, words).toBe(true)
/** Of the first card of mfe-catalogue, which fills the rows of mfe-ordering as well. */
const lookIn = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((article) => getComputedStyle(article).getPropertyValue('--card-look').trim())
/** Of the cards that mfe-ordering takes; a visitor sees none on its screens. */
const lookOfOrdering = (page: Page) => page.evaluate(() => document.documentElement.dataset['ordering'] ?? '')
const isShown = (page: Page, remote: string) =>
  expect(page.locator(`main [data-remote="${remote}"] article`).first()).toBeVisible()
const expectLooks = async (page: Page, { ordering, catalogue }: { ordering: string; catalogue: string }) => {
  await page.goto('/')
  await isShown(page, 'mfe-ordering')
  await expect.poll(() => lookOfOrdering(page)).toBe(ordering)
  await page.goto('/category/16/0/0/-3')
  await isShown(page, 'mfe-catalogue')
  await expect.poll(() => lookIn(page)).toBe(catalogue)
}

/** Orders in the catalogue, changes and cancels in the ordered list; the header says the same all the while. */
async function orderAndCancel(page: Page): Promise<void> {
  const before = await orderedPieces(page)
  const card = await openOrderable(page, categories.tofu)
  await orderFromCard(card, 2)
  await expectOrdered(card, 2)
  await expectPieces(page, before + 2)
  await goToOrderedList(page)
  const line = lineOf(page, card)
  await line.getByRole('button', { name: '1つ増やす' }).click()
  await expect(quantityOf(line)).toHaveText('3')
  await expectPieces(page, before + 3)
  await line.getByRole('button', { name: /^取消し/ }).click()
  await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'DELETE' && answer.ok()),
    page.getByRole('dialog', { name: '商品をキャンセル' }).getByRole('button', { name: /^はい/ }).click(),
  ])
  await expect(line).toHaveCount(0)
  await expectPieces(page, before)
}

/** Who is among 60 of a hundred: `bucketOf('mfe-ordering', …)` puts their member codes at 67, 50 and 67. */
const lots = [
  { account: 'member', look: '' },
  { account: 'family', look: 'new' },
  { account: 'corporate', look: '' },
] as const

test('a new card of the ordering is had by a part of the members, then by all, on its screens alone', async ({
  page,
  newVisitor,
  shop,
}) => {
  expect(await checkout.commit(newCard)).toMatch(/product\S* \S+ → \d+\.\d+\.0 \(minor; added: cardLook\)/)
  good(await checkout.release(shop.dataFolder, 'release', 'mfe-ordering', '--canary', '60'))
  for (const { account, look } of lots) {
    const visitor = await newVisitor()
    await loginShopper(visitor, account)
    // The HTML of a page shows articles before any code of the remote has run: what came with the code is known after a move.
    await (look === 'new' ? orderAndCancel(visitor) : goToOrderedList(visitor))
    await expect.poll(() => lookOfOrdering(visitor), account).toBe(look)
  }

  good(await checkout.release(shop.dataFolder, 'release', 'mfe-ordering'))
  await expectLooks(page, { ordering: 'new', catalogue: '' })
})

test('a remote that relies on a newer session is refused until a shell has it, the refusal names the way out, and that shell gives its card to the remotes of before', async ({
  page,
  shop,
}) => {
  // The shell that comes here is the older one of the webview later.
  await checkout.commit([...newSession, ...olderBridge])
  const refused = await checkout.release(shop.dataFolder, 'release', 'mfe-catalogue')
  expect(refused.isGood).toBe(false)
  expect(refused.words).toMatch(/needs @shop\/shared\/session \^\d+\.\d+\.0/)
  expect(refused.words).toContain('pnpm release shell')
  await page.goto('/category/16/0/0/-3')
  await isShown(page, 'mfe-catalogue')

  good(await checkout.release(shop.dataFolder, 'release', 'shell'))
  await expectLooks(page, { ordering: 'new', catalogue: 'new' })
  good(await checkout.release(shop.dataFolder, 'release', 'mfe-catalogue'))
  await login(page, 'member')
  await expectShopper(page)
  await orderAndCancel(page)
  await logout(page)
})

test('beside a card of another major and in a shell of that major each remote keeps its own, and all is ordered as before', async ({
  page,
  shop,
}) => {
  expect(await checkout.commit([...otherCard, ...newerBridge])).toMatch(
    /product\S* \S+ → \d+\.0\.0 \(major; removed or changed: cardLook\)/,
  )
  good(await checkout.release(shop.dataFolder, 'release', 'mfe-catalogue'))
  await expectLooks(page, { ordering: 'new', catalogue: 'other' })
  await loginShopper(page)
  await orderAndCancel(page)

  good(await checkout.release(shop.dataFolder, 'release', 'shell'))
  await expectLooks(page, { ordering: 'new', catalogue: 'other' })
  await orderAndCancel(page)
})

/** The page in the app comes from the store of the shop, where its webview's shell is released alone. */
const olderInApp = test.extend<{ app: Emulator }>({
  app: [
    async ({ page, shop }, use) => {
      const host = await startAppProcess(path.join(shop.dataFolder, 'releases'))
      await use(emulatorOn(page, host.origin))
      await host.stop()
    },
    { timeout: shopTimeoutMs },
  ],
})

/** The version of the shell that a page was begun with. */
const shellIn = async (page: Pick<Page, 'locator'>): Promise<string> =>
  JSON.parse((await page.locator('#page-data').textContent()) ?? '{}').version

olderInApp(
  '[MOB-003] [MOB-008] [K-131] an app of version 3 goes on when the shell of its webview alone is taken back to an older one',
  async ({ page, shop, app, newVisitor }) => {
    const web = await newVisitor()
    await web.goto('/')
    const shellOfWeb = await shellIn(web)
    const category = appAddressOf(categories.tofu)
    await app.openApp({ path: category })
    const [number = ''] = await orderableNumbers(app.webview())
    const newer = await shellIn(app.webview())
    expect(await app.messages('login')).toEqual([])

    good(await checkout.release(shop.dataFolder, 'rollback', 'shell', '--entry', 'webview'))
    await expect(async () => {
      // The edge does not wait for a slow store: a page may be written with what was known before.
      await app.press('再読み込み')
      await expect.poll(async () => (await app.messages('handshake')).at(-2)?.text).toContain('"bridge":2')
    }).toPass()
    const article = articleOf(app.webview(), number)
    await order(article, 2)
    await expect(article.getByText('注文済み 2点')).toBeVisible()
    expect(newer).toBe(shellOfWeb)
    expect(await shellIn(app.webview())).not.toBe(newer)
    const [asked, answered] = (await app.messages('handshake')).slice(-2)
    expect([asked?.text, answered?.text]).toEqual([
      expect.stringContaining('"bridge":2'),
      expect.stringContaining('"appBridge":3'),
    ])
    await expect(page.getByRole('button', { name: /^カート \d+点$/ })).toBeVisible()

    // Asked by the scheme: this shell would not hear `tokens`, and is opened anew with them.
    const { length } = await app.messages('handshake')
    await app.press('トークンを期限切れに')
    await article.getByRole('button', { name: '1つ増やす' }).click()
    await expect.poll(async () => (await app.messages('handshake')).length).toBe(length + 2)
    await article.getByRole('button', { name: '1つ増やす' }).click()
    await expect(article.getByText('注文済み 3点')).toBeVisible()

    // It ignores messages that came after it: nobody waits for an answer longer than a second.
    await articleOf(app.webview(), number).locator('a[href*="/products/"]').first().click()
    await expect(page.locator('iframe[data-webview]')).toHaveCount(2)
    await app.press('戻るボタン')
    await expect(page.locator('iframe[data-webview]')).toHaveCount(1)
    expect([await app.messages('tokens'), await app.messages('backDone')]).toEqual([[], []])
    const odd = (await app.messages()).filter(({ state }) => state === 'unknown' || state === 'invalid')
    expect(odd).toEqual([])

    await web.reload()
    expect(await shellIn(web)).toBe(shellOfWeb)
  },
)
