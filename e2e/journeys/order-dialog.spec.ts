import type { Locator, Page } from '@playwright/test'
import { orderedPieces } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { beginAsShopper } from './steps/login.ts'
import { type Card, categories, expectPieces, openOrderable, orderFromCard, orderStored } from './steps/order.ts'

/** Of the recommendation service. */
const dialogPlaces = 'recommend-order-'
const dialogOf = (page: Page) => page.getByRole('dialog', { name: '商品を注文しました' })
const suggestionsOf = (page: Page) => dialogOf(page).getByRole('list', { name: 'おすすめ商品' })

/** Brings the button of a product to a height of the window, without a scroll of its own at the press. */
async function placeAt(button: Locator, share: number): Promise<void> {
  await button.evaluate((element, at) => {
    const { top } = element.getBoundingClientRect()
    window.scrollBy({ top: top - window.innerHeight * at, behavior: 'instant' })
  }, share)
}

/** Names what the dialog hides of the pressed product and of all controls in sight. */
async function coveredBy(dialog: Locator, { article }: Card): Promise<string[]> {
  const pressed = await article.elementHandle()
  return dialog.evaluate((over, card) => {
    const box = over.getBoundingClientRect()
    const isUnder = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      const isShown = element.checkVisibility({ visibilityProperty: true }) && right > left && bottom > top
      return isShown && left < box.right && right > box.left && top < box.bottom && bottom > box.top
    }
    const controls = document.querySelectorAll('header, main button, main select, main input')
    return [...(card === null ? [] : [card]), ...controls]
      .filter(isUnder)
      .map((one) => one.getAttribute('aria-label') ?? one.textContent ?? one.tagName)
  }, pressed)
}

/** Places of the recommendation service that the dialogs of this page ask for, each once. */
function placesAsked(page: Page): Set<string> {
  const places = new Set<string>()
  page.on('request', (request) => {
    const place = new URL(request.url()).searchParams.get('specId') ?? ''
    if (place.startsWith(dialogPlaces)) places.add(place)
  })
  return places
}

for (const { width, place } of [
  { width: 1280, place: 'recommend-order-pc' },
  { width: 390, place: 'recommend-order-sp' },
]) {
  test(`[ORD-068] an order's dialog at ${width} recommends by ${place}, and covers neither product nor control, wherever it was pressed @desktop`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    const places = placesAsked(page)
    await beginAsShopper(page)
    const card = await openOrderable(page, categories.drinks)
    const before = await orderedPieces(page)
    const button = card.article.getByRole('button', { name: '注文する' })
    let withSuggestions = 0
    for (const share of [0.93, 0.5]) {
      await placeAt(button, share)
      await button.click()
      const dialog = dialogOf(page)
      await expect(dialog).toContainText('ご注文合計 税込')
      await expect(dialog).toContainText(`${card.name}1点`)
      // Suggestions that were asked for have come, or none were.
      await expect(dialog.locator('[data-row] > [aria-hidden]')).toHaveCount(0)
      expect(await coveredBy(dialog, card), `pressed at ${share}`).toEqual([])
      withSuggestions += await suggestionsOf(page).count()
      // A press before that would have no dialog of its own: it goes with the change that is under way.
      const undone = orderStored(page)
      await dialog.getByRole('button', { name: '元に戻す' }).click()
      await undone
      await expect(dialog).toHaveCount(0)
      await expectPieces(page, before)
      await expect(button).toBeFocused()
    }
    expect(withSuggestions).toBeGreaterThan(0)
    expect([...places]).toEqual([place])
  })
}

test('[ORD-067] the next order has a dialog and suggestions of its own, and both go with the page @desktop', async ({
  page,
}) => {
  await beginAsShopper(page)
  const first = await openOrderable(page, categories.tofu)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (!pathname.endsWith('/recommended_products')) return
    if (searchParams.get('specId')?.startsWith(dialogPlaces) === true) asked.push(...searchParams.getAll('itemIds'))
  })
  await orderFromCard(first, 2)
  await expect(dialogOf(page)).toContainText(`${first.name}2点`)
  await expect(suggestionsOf(page)).toBeVisible()
  const second = await openOrderable(page, categories.household)
  await orderFromCard(second, 1)
  await expect(dialogOf(page)).toHaveCount(1)
  await expect(dialogOf(page)).toContainText(`${second.name}1点`)
  await expect(suggestionsOf(page)).toBeVisible()
  await expect.poll(() => asked.map((item) => item.slice(9))).toEqual([first.number, second.number])

  await page.mouse.wheel(0, 600)
  await expect(dialogOf(page)).toHaveCount(0)
})
