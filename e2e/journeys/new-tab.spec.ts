import type { BrowserContext, Page } from '@playwright/test'
import { createGate } from '@shop/shared/testing/hold'
import { expect, test } from '../stack/test.ts'
import { screenMark } from './steps/first-view.ts'
import { emailOf, expectShopper, expectVisitor, loginShopper, storedTokens } from './steps/login.ts'

/** A new tab of a browser whose only other tab, in which a member has logged in, is closed. */
async function openAlone(page: Page, context: BrowserContext): Promise<Page> {
  await loginShopper(page)
  const alone = await context.newPage()
  await page.close()
  return alone
}

/** Notes the addresses of the provider that pages leave for. */
function noteQuestions(context: BrowserContext): string[] {
  const asked: string[] = []
  context.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/auth' && request.isNavigationRequest()) asked.push(searchParams.get('prompt') ?? '')
  })
  return asked
}

test('[GRD-066] [K-28] a new tab is logged in when every other one is closed, at the page that it was opened at @desktop', async ({
  page,
  context,
}) => {
  await loginShopper(page)
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  const tokens = await storedTokens(page)
  for (const secret of [tokens?.accessToken, tokens?.refreshToken, tokens?.idToken, emailOf('member')])
    expect(kept).not.toContain(secret)
  const alone = await context.newPage()
  await page.close()
  const asked = noteQuestions(context)
  // Slow enough to see what stands there meanwhile.
  const { until: isSeen, release: handOver } = createGate()
  await alone.route('**/token', async (route) => {
    await isSeen
    await route.continue()
  })
  const asksForTokens = alone.waitForRequest('**/token')
  // Tokens that are held back for long are given up.
  await alone.goto('/favorite?from=link#end', { waitUntil: 'commit' })
  await asksForTokens
  await expect(alone.getByRole('region', { name: 'ご注文の週' })).toBeVisible()
  await expect(alone.getByRole('main').locator('[aria-busy]')).toBeVisible()
  await expect(alone.getByText('ログイン', { exact: false }).filter({ visible: true })).toHaveCount(0)
  handOver()
  await expectShopper(alone)
  await expect(alone).toHaveURL(/\/favorite\?from=link#end$/)
  expect(await storedTokens(alone)).toBeDefined()
  expect(asked).toEqual(['none'])

  // A step back leads to neither the provider nor this page once more.
  await alone.goBack()
  expect(alone.url()).toBe('about:blank')
})

test('[K-185] [K-28] a page that the provider comes back to in silence shows its week and what is public meanwhile, and keeps it @desktop', async ({
  page,
  context,
}) => {
  const alone = await openAlone(page, context)
  // Where the view is too late, there is nothing to see before the tokens come.
  const html = () => context.request.get('/').then((answer) => answer.text())
  await expect.poll(html).toContain(screenMark('mfe-ordering'))
  const { until: isSeen, release: handOver } = createGate()
  await alone.route('**/token', async (route) => {
    await isSeen
    await route.continue()
  })
  const asksForTokens = alone.waitForRequest('**/token')
  await alone.goto('/', { waitUntil: 'commit' })
  await asksForTokens
  const week = alone.getByRole('region', { name: 'ご注文の週' })
  await expect(alone.getByRole('main').getByText('お知らせ', { exact: true })).toBeVisible()
  const ofHtml = await week.elementHandle()
  handOver()
  await expectShopper(alone)
  expect(await week.evaluate((now, before) => now === before, ofHtml)).toBe(true)
})

test('[K-28] a tab beside another one has its login from there, and nobody asks the provider @desktop', async ({
  page,
  context,
}) => {
  await loginShopper(page)
  const asked = noteQuestions(context)
  // Until the provider answers, the other tab may take its time: both are on a busy machine.
  await context.route('**/jwks', () => undefined)
  const beside = await context.newPage()
  await beside.goto('/favorite')
  await expectShopper(beside)
  expect([asked, (await storedTokens(beside))?.refreshToken]).toEqual([[], (await storedTokens(page))?.refreshToken])
})

test('[K-28] two tabs that are opened at the same moment are both the member’s @desktop', async ({ page, context }) => {
  const one = await openAlone(page, context)
  const other = await context.newPage()
  await Promise.all([one.goto('/favorite'), other.goto('/cart/ordered')])
  await expectShopper(one)
  await expectShopper(other)
})

test('[K-28] somebody who was logged out elsewhere is a visitor in a new tab, and the next one asks nobody @desktop', async ({
  page,
  context,
}) => {
  const alone = await openAlone(page, context)
  await context.clearCookies()
  const asked = noteQuestions(context)
  // The first page looks like a visitor's before the provider has answered.
  const answer = alone.waitForEvent('framenavigated', (frame) => new URL(frame.url()).searchParams.has('error'))
  await alone.goto('/category?a=1#end', { waitUntil: 'commit' })
  await answer
  await expectVisitor(alone)
  await expect(alone).toHaveURL(/\/category\?a=1#end$/)
  await alone.reload()
  await expectVisitor(alone)
  const next = await context.newPage()
  await next.goto('/category')
  await expectVisitor(next)
  expect(asked).toEqual(['none'])
})

test('[K-28] a provider that is away or does not go on leaves a new tab to the visitor @desktop', async ({
  page,
  context,
}) => {
  const alone = await openAlone(page, context)
  const asked = noteQuestions(context)
  await context.route('**/jwks', (route) => route.abort())
  await alone.goto('/category')
  await expectVisitor(alone)
  expect(asked).toEqual([])

  await context.unrouteAll()
  await context.route('**/auth?*', () => undefined)
  await alone.goto('/category', { waitUntil: 'commit' })
  await expectVisitor(alone)
  // The HTML is a visitor's already while the provider is asked.
  await expect.poll(() => asked).toEqual(['none'])
  await expect(alone).toHaveURL(/\/category$/)
})
