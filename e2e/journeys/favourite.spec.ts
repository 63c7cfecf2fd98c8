import type { Response } from '@playwright/test'
import { closeBusy } from '@shop/tools/busy'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper, loginShopper } from './steps/login.ts'
import { cardOf, categories, openOrderable } from './steps/order.ts'
import { busyAnswer } from './steps/services.ts'

test('[FAV-015] [FAV-016] a heart on a card is on the favourites and the product too, and is taken back there @desktop', async ({
  page,
  newVisitor,
}) => {
  await beginAsShopper(page)
  const { article, number, name } = await openOrderable(page, categories.vegetables)
  const heart = article.getByRole('button', { name: /^お気に入り / })
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  const isStored = (answer: Response) => answer.url().endsWith('/delivery/favorite_product') && answer.ok()
  const stored = page.waitForResponse(isStored)
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await stored

  const elsewhere = await newVisitor()
  await loginShopper(elsewhere)
  await elsewhere.goto('/favorite')
  const favourite = cardOf(elsewhere, number)
  await expect(favourite.getByRole('button', { name: /^お気に入り / })).toHaveAttribute('aria-pressed', 'true')
  await favourite.getByRole('link', { name }).click()
  await expect(elsewhere.getByRole('heading', { level: 1, name })).toBeVisible()
  const onProduct = elsewhere
    .getByRole('main')
    .getByRole('button', { name: /^お気に入り / })
    .first()
  await expect(onProduct).toHaveAttribute('aria-pressed', 'true')
  const takenBack = elsewhere.waitForResponse(isStored)
  await onProduct.click()
  await expect(onProduct).toHaveAttribute('aria-pressed', 'false')
  await takenBack

  await elsewhere.goto('/favorite')
  await expect(elsewhere.getByRole('region', { name: 'すべてのお気に入り商品' })).toBeVisible()
  await expect(cardOf(elsewhere, number)).toHaveCount(0)
})

test('[FAV-017] a heart that cannot be stored is taken back, with words @desktop', async ({ page, shop }) => {
  await beginAsShopper(page)
  const { article } = await openOrderable(page, categories.fruit)
  const heart = article.getByRole('button', { name: /^お気に入り / })
  await page.route(`${shop.origins.services}/delivery/favorite_product`, busyAnswer)
  await heart.click()
  await closeBusy(page)
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})

test('[FAV-008] a visitor sees a sample and the way to the login @desktop', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/favorite')
  await page
    .getByRole('main')
    .getByRole('button', { name: /ログイン/ })
    .click()
  await expect(page).toHaveURL('/entrance')
  expect(asked.filter((path) => path.includes('favorite_product'))).toEqual([])
})
