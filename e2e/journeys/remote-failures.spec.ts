import { expect, test } from '../stack/test.ts'
import { openDrawer } from './steps/login.ts'
import { expectFallback, goToCategories } from './steps/remote.ts'

const kinds = ['503', '404', 'reset', 'html', 'truncated'] as const

for (const kind of kinds)
  test(`[ERR-022] a remote whose file fails by ${kind} is missing, the rest of the page is not @desktop`, async ({
    page,
    shop,
  }) => {
    await page.goto('/')
    await expect(page.getByRole('region', { name: '人気ランキング' })).toBeVisible()
    shop.assets.fail(/mfe-catalogue\/[^/]+\/[^?]+\.js/, kind)
    await goToCategories(page)
    await expectFallback(page)

    await openDrawer(page)
    await page.keyboard.press('Escape')
    await page.getByRole('banner').getByRole('link', { name: 'トドック トップページ' }).click()
    await expect(page.getByRole('region', { name: '人気ランキング' })).toBeVisible()

    shop.assets.heal()
    await goToCategories(page)
    await expect(page.getByRole('heading', { level: 1, name: 'カテゴリ' })).toBeVisible()
    await expect(page.getByRole('link', { name: /^野菜/ }).first()).toBeVisible()
  })

test('[ERR-022] 再読み込み brings a remote back when its fault is gone @desktop', async ({ page, shop }) => {
  shop.assets.fail(/mfe-catalogue\/[^/]+\/[^?]+\.js/, '503')
  await page.goto('/category')
  const fallback = await expectFallback(page)
  // Every failure doubles the time until the next try by itself: in the end it is half a minute.
  for (const _ of Array.from({ length: 5 })) {
    await fallback.getByRole('button', { name: '再読み込み' }).click()
    await expectFallback(page)
  }
  shop.assets.heal()
  await fallback.getByRole('button', { name: '再読み込み' }).click()
  await expect(page.getByRole('link', { name: /^野菜/ }).first()).toBeVisible({ timeout: 10_000 })
  await expect(fallback).toBeHidden()
})

test('[ERR-022] a remote that hangs is given up in time, and comes back by itself @desktop', async ({ page, shop }) => {
  shop.assets.fail(/mfe-favourites\//, 'hang')
  // The page is never wholly loaded: a preloaded file hangs.
  await page.goto('/favorite', { waitUntil: 'commit' })
  await expect(page.getByRole('main').locator('[aria-busy]').first()).toBeVisible()
  await expectFallback(page, 40_000)
  shop.assets.heal()
  await expect(page.getByRole('region', { name: '表示できませんでした' })).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('[ERR-022] a remote whose bytes were changed on the way is refused @desktop', async ({ page, shop }) => {
  await page.route(`${shop.origins.assets}/mfe-catalogue/**/*.js*`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: `${await answer.text()};globalThis.wasChanged = true` })
  })
  await page.goto('/category')
  await expectFallback(page)
  expect(await page.evaluate(() => 'wasChanged' in globalThis)).toBe(false)
})

test('[ERR-022] a chunk whose bytes were changed on the way is refused, its entry was not @desktop', async ({
  page,
  shop,
}) => {
  await page.route(`${shop.origins.assets}/mfe-catalogue/**/*.js*`, async (route) => {
    if (/\/entry\.[^/]*$/.test(route.request().url())) return route.continue()
    const answer = await route.fetch()
    return route.fulfill({ response: answer, body: `${await answer.text()};globalThis.wasChanged = true` })
  })
  await page.goto('/category')
  await expectFallback(page)
  expect(await page.evaluate(() => 'wasChanged' in globalThis)).toBe(false)
  // A file may be under way at this moment.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await expect(page.getByRole('link', { name: /^野菜/ }).first()).toBeVisible({ timeout: 15_000 })
})

test('the shop stands without its assets: header, week and menu are there @desktop', async ({ page, shop }) => {
  shop.assets.fail(/./, '503')
  await page.goto('/')
  await expectFallback(page)
  await expect(page.getByRole('region', { name: 'ご注文の週' })).toContainText('12月1週')
  await openDrawer(page)
  await page.keyboard.press('Escape')
  shop.assets.heal()
  await expect(page.getByRole('region', { name: '人気ランキング' })).toBeVisible({ timeout: 45_000 })
})
