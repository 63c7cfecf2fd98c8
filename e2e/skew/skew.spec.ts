import type { Page } from '@playwright/test'
import { orderedPieces } from '@shop/tools/isolate'
import { type Account, expectShopper, login, loginShopper, logout } from '../journeys/steps/login.ts'
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
import { expect, test } from '../stack/test.ts'
import { type Checkout, openCheckout, type Said } from './checkout.ts'
import { newCard, newSession, otherCard } from './revisions.ts'

/** Building and releasing from other checkouts takes its time on two cores. */
test.describe.configure({ timeout: 300_000 })

let minor: Checkout
let major: Checkout
let ofSession: Checkout
const steps = { minor: '', major: '' }

test.beforeAll(async () => {
  test.setTimeout(300_000)
  ;[minor, major, ofSession] = await Promise.all([openCheckout(), openCheckout(), openCheckout()])
  steps.minor = await minor.commit(newCard)
  await major.commit(newCard)
  steps.major = await major.commit(otherCard)
})
test.afterAll(() => Promise.all([minor, major, ofSession].map((checkout) => checkout?.remove())))
test.afterEach(({ shop }) => shop.resetData())

const good = ({ isGood, words }: Said) => expect(isGood, words).toBe(true)
const lookIn = (page: Page) =>
  page
    .locator('main article')
    .first()
    .evaluate((article) => getComputedStyle(article).getPropertyValue('--card-look').trim())
const expectLooks = async (page: Page, { ordering, catalogue }: { ordering: string; catalogue: string }) => {
  await page.goto('/')
  await expect(page.locator('main [data-remote="mfe-ordering"] article').first()).toBeVisible()
  await expect.poll(() => lookIn(page)).toBe(ordering)
  await page.goto('/category/16/0/0/-3')
  await expect(page.locator('main [data-remote="mfe-catalogue"] article').first()).toBeVisible()
  await expect.poll(() => lookIn(page)).toBe(catalogue)
}

/** In by the login page, and out again. */
async function shopAs(page: Page, account: Account): Promise<void> {
  await login(page, account)
  await expectShopper(page)
  await orderAndCancel(page)
  await logout(page)
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

test('a new card released with the ordering alone is on its screens and on no other’s, and all is ordered as before', async ({
  page,
  shop,
}) => {
  expect(steps.minor).toMatch(/product\S* \S+ → \d+\.\d+\.0 \(minor; added: cardLook\)/)
  good(await minor.release(shop.dataFolder, 'release', 'mfe-ordering'))
  await expectLooks(page, { ordering: 'new', catalogue: '' })
  await shopAs(page, 'member')
})

test('a shell with the new card gives it to the remotes of before', async ({ page, shop }) => {
  good(await minor.release(shop.dataFolder, 'release', 'shell'))
  await expectLooks(page, { ordering: 'new', catalogue: 'new' })
  await shopAs(page, 'member')
})

test('two remotes with cards of different majors stand beside each other in a shell that has neither', async ({
  page,
  shop,
}) => {
  expect(steps.major).toMatch(/product\S* \S+ → \d+\.0\.0 \(major; removed or changed: cardLook\)/)
  good(await minor.release(shop.dataFolder, 'release', 'mfe-ordering'))
  good(await major.release(shop.dataFolder, 'release', 'mfe-catalogue'))
  await expectLooks(page, { ordering: 'new', catalogue: 'other' })
  await shopAs(page, 'member')
})

test('remotes of before bring their own cards into a shell of another major', async ({ page, shop }) => {
  good(await major.release(shop.dataFolder, 'release', 'shell'))
  await expectLooks(page, { ordering: '', catalogue: '' })
  await shopAs(page, 'member')
})

test('with a canary between, both halves of the members order', async ({ newVisitor, shop }) => {
  good(await minor.release(shop.dataFolder, 'release', 'mfe-catalogue', '--canary', '50'))
  const looks: string[] = []
  for (const account of ['member', 'family', 'corporate'] as const) {
    const page = await newVisitor()
    await loginShopper(page, account, '/category/16/0/0/-3')
    await expect(page.locator('main [data-remote="mfe-catalogue"] article').first()).toBeVisible()
    looks.push(await lookIn(page))
    await orderAndCancel(page)
  }
  expect(new Set(looks)).toEqual(new Set(['new', '']))
})

test('a remote that relies on a newer session is refused until a shell has it, and the refusal names the way out', async ({
  page,
  shop,
}) => {
  await ofSession.commit(newSession)
  const refused = await ofSession.release(shop.dataFolder, 'release', 'mfe-catalogue')
  expect(refused.isGood).toBe(false)
  expect(refused.words).toMatch(/needs @shop\/shared\/session \^\d+\.\d+\.0/)
  expect(refused.words).toContain('pnpm release shell')
  await page.goto('/category/16/0/0/-3')
  await expect(page.locator('main [data-remote="mfe-catalogue"] article').first()).toBeVisible()

  good(await ofSession.release(shop.dataFolder, 'release', 'shell'))
  good(await ofSession.release(shop.dataFolder, 'release', 'mfe-catalogue'))
  await shopAs(page, 'member')
})

test('two checkouts that gave one version to different cards are told apart before a release', async ({ shop }) => {
  const other = await openCheckout()
  const edits = newCard.map((edit) => ({ ...edit, to: edit.to.replace('--card-look: new', '--card-look: twin') }))
  await other.commit(edits)
  good(await minor.release(shop.dataFolder, 'release', 'mfe-ordering'))
  const refused = await other.release(shop.dataFolder, 'release', 'mfe-catalogue')
  await other.remove()
  expect([refused.isGood, refused.words]).toEqual([false, expect.stringContaining('refused by the rule on doors')])
  expect(refused.words).toContain('pnpm doors --write gives @shop/shared/product/list the next version')
})
