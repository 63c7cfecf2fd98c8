import { expect, type Locator, type Page } from '@playwright/test'
import { type Card, type Category, openOrderable } from './order.ts'

export const heartIn = (place: Locator): Locator => place.getByRole('button', { name: /^お気に入り / }).first()

export const expectHeart = (heart: Locator, isFavourite: boolean): Promise<void> =>
  expect(heart).toHaveAttribute('aria-pressed', String(isFavourite))

/** Turns a heart round, and waits until the service has stored it: a page that is left breaks the call off. */
export async function turnHeart(page: Page, heart: Locator, { to }: { to: boolean }): Promise<void> {
  await expectHeart(heart, !to)
  const stored = page.waitForResponse((answer) => answer.url().endsWith('/delivery/favorite_product') && answer.ok())
  await heart.click()
  await expectHeart(heart, to)
  await stored
}

/** Goes to a category and finds something to order there that is no favourite, or is none from now on. */
export async function openUnliked(page: Page, category: Category): Promise<Card> {
  const card = await openOrderable(page, category)
  const heart = heartIn(card.article)
  if ((await heart.getAttribute('aria-pressed')) === 'true') await turnHeart(page, heart, { to: false })
  return card
}
