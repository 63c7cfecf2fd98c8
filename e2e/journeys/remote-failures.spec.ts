import { expect, test } from '../stack/test.ts'
import { openDrawer } from './steps/login.ts'
import { expectFallback } from './steps/remote.ts'

// Every kind of fault is met by the suite of faults; here is what is seen by a member who waits or presses.

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
  await expect(page.getByRole('link', { name: /^野菜/ }).first()).toBeVisible()
  await expect(fallback).toBeHidden()
})

test('[ERR-022] a remote that hangs is given up in time, and comes back by itself @desktop', async ({ page, shop }) => {
  shop.assets.fail(/mfe-favourites\//, 'hang')
  // The page is never wholly loaded: a preloaded file hangs.
  await page.goto('/favorite', { waitUntil: 'commit' })
  // Until then the page waits, or has the screen of its HTML.
  await expect(page.getByRole('main').locator('[aria-busy], [data-release] h1').first()).toBeVisible()
  await expectFallback(page, 40_000)
  shop.assets.heal()
  await expect(page.getByRole('region', { name: '表示できませんでした' })).toBeHidden({ timeout: 60_000 })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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
