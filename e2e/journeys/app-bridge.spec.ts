import { expect, test } from '../stack/test.ts'
import { insideApp, messagesToApp, postFromApp } from './steps/app.ts'
import { isAwake } from './steps/first-view.ts'
import { openDrawer, tokensOf } from './steps/login.ts'

test('[GRD-020] [GRD-021] [MOB-001] [MOB-005] the app hands its tokens over, and opens what is pressed @mobile', async ({
  page,
  newVisitor,
}) => {
  const tokens = await tokensOf(await newVisitor())
  await insideApp(page, { version: 3, tokens })
  await page.goto('/mobile/category')
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL('/mobile/category')
  await page.reload()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('main').getByRole('link').first().click()
  await expect.poll(() => messagesToApp(page, 'navigate')).toHaveLength(1)
  expect((await messagesToApp(page, 'navigate'))[0]).toMatchObject({
    url: new URL('/mobile', page.url()).href,
    hidesCartButton: false,
  })
  await expect(page).toHaveURL('/mobile/category')
})

test('[MOB-002] an app whose handler throws is none: its visitor logs in elsewhere @mobile', async ({ page }) => {
  await insideApp(page, { version: 3, isBroken: true })
  await page.goto('/mobile/lp')
  await page.getByRole('link', { name: 'ログインせずに見る' }).click()
  await expect(page).toHaveURL('/mobile/login-error')
})

test('[MOB-008] a refused token is asked for by the scheme, and what waited for it goes on @mobile', async ({
  page,
  newVisitor,
}) => {
  const tokens = await tokensOf(await newVisitor())
  await insideApp(page, { version: 3, tokens })
  const schemes: string[] = []
  await page.exposeFunction('noteScheme', (to: string) => void schemes.push(to))
  await page.addInitScript(() => {
    Reflect.get(window, 'navigation')?.addEventListener('navigate', (event: { destination: { url: string } }) => {
      if (event.destination.url.startsWith('todok:')) Reflect.get(window, 'noteScheme')(event.destination.url)
    })
  })
  let refusals = 0
  await page.route(/\/order_list/, (route) => {
    if (route.request().method() !== 'GET' || refusals > 0) return route.continue()
    refusals += 1
    return route.fulfill({ status: 401, json: {} })
  })
  const order = page.waitForResponse((reply) => /\/order_list/.test(reply.url()) && reply.status() === 200)
  await page.goto('/mobile/cart/ordered')
  await expect.poll(() => schemes).toEqual(['todok://refresh-token'])
  await postFromApp(page, 'tokens', tokens)
  await order
  await expect.poll(() => messagesToApp(page, 'orderInit')).not.toHaveLength(0)
  expect(await messagesToApp(page, 'error')).toEqual([])
})

test('[MOB-023] a step back closes the menu first, and the page stays @mobile', async ({ page }) => {
  await page.goto('/category')
  const link = page.getByRole('main').getByRole('link').last()
  // A press on a page that takes long to wake up is given up, and loads the next page as a new one: its step back is the browser's.
  await expect.poll(() => isAwake(link)).toBe(true)
  await link.click()
  await expect(page).not.toHaveURL('/category')
  const address = page.url()
  await openDrawer(page)
  await page.evaluate(() => window.history.back())
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(address)
  await page.evaluate(() => window.history.back())
  await expect(page).toHaveURL('/category')
})

test('[MOB-023] the app’s own step back closes a question first, and is answered @mobile', async ({
  page,
  newVisitor,
}) => {
  const tokens = await tokensOf(await newVisitor())
  await insideApp(page, { version: 3, tokens })
  await page.goto('/mobile/category')
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor()
  await postFromApp(page, 'back', { id: 'nothing-open' })
  await page.evaluate(() => {
    const dialog = document.body.appendChild(document.createElement('dialog'))
    dialog.showModal()
  })
  await postFromApp(page, 'back', { id: 'open' })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect
    .poll(() => messagesToApp(page, 'backDone'))
    .toEqual([
      { id: 'nothing-open', isHandled: false },
      { id: 'open', isHandled: true },
    ])
})
