import type { Locator, Page } from '@playwright/test'
import { imeKeys } from '@shop/tools/isolate'
import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'

const boxOf = (page: Page): Locator => page.getByRole('combobox', { name: '商品をさがす' })
const optionsOf = (page: Page): Locator => page.getByRole('listbox', { name: '検索の候補' }).getByRole('option')
const isAtResultsOf = (word: string) => (url: URL) =>
  url.pathname === '/search/results' && url.searchParams.get('searchWord') === word

test('[CHR-043] [CHR-050] a visitor types, walks through what is suggested and lands there @desktop', async ({
  page,
}) => {
  await page.goto('/category')
  const asked: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.pathname.endsWith('/product_search_suggest')) asked.push(url.searchParams.get('searchWord') ?? '')
  })
  const box = boxOf(page)
  await box.pressSequentially('よーぐる')
  await expect(optionsOf(page).filter({ hasText: /件$/ }).first()).toBeVisible()
  expect(asked).toEqual(['よーぐる'])
  expect(await optionsOf(page).filter({ hasNotText: /件$/ }).count()).toBeLessThanOrEqual(10)
  await expectAccessible(page, 'the search with suggestions')

  await box.press('ArrowDown')
  const first = optionsOf(page).first()
  await expect(first).toHaveAttribute('aria-selected', 'true')
  expect(await box.getAttribute('aria-activedescendant')).toBe(await first.getAttribute('id'))
  const word = (await first.textContent()) ?? ''
  await box.press('Enter')
  await expect(page).toHaveURL(isAtResultsOf(word))
  await expect(optionsOf(page)).toHaveCount(0)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeFocused()
})

test('[CHR-051] [CHR-052] the last words stay for the next visit until they are forgotten @desktop', async ({
  page,
}) => {
  await page.goto('/category')
  const box = boxOf(page)
  for (const word of ['食パン', '牛乳', '食パン']) {
    await box.fill(word)
    await box.press('Enter')
    await expect(page).toHaveURL(isAtResultsOf(word))
  }
  await page.goto('/category')
  await box.click()
  await expect(optionsOf(page)).toHaveText(['食パン', '牛乳'])
  await expectAccessible(page, 'the search with its history')

  // By the keyboard: the buttons are stops of the Tab key.
  await page.getByRole('button', { name: '「食パン」を履歴から削除' }).press('Enter')
  await expect(optionsOf(page)).toHaveText(['牛乳'])
  await expect(box).toBeFocused()
  await page.getByRole('button', { name: '履歴をすべて削除' }).click()
  await expect(optionsOf(page)).toHaveCount(0)
  await page.reload()
  await box.click()
  await expect(box).toBeFocused()
  await expect(box).toHaveAttribute('aria-expanded', 'false')
})

test('[CHR-044] the Enter that ends a conversion searches for nothing @desktop', async ({ page }) => {
  await page.goto('/category')
  const box = boxOf(page)
  await box.click()
  const keys = await imeKeys(page)
  await keys.compose('ぎゅうにゅう')
  await keys.pressEnter('conversion')
  await keys.insert('牛乳')
  await expect(box).toHaveValue('牛乳')
  // Safari's order: the composition has ended, and its Enter comes now.
  await keys.pressEnter('conversion')
  await expect(box).toBeFocused()
  await expect(page).toHaveURL('/category')

  await keys.pressEnter('plain')
  await expect(page).toHaveURL(isAtResultsOf('牛乳'))
})

test('[CAT-010] [CHR-038] [CHR-042] [CHR-057] a phone searches in its full screen, from the header and from the fixed box @mobile', async ({
  page,
}) => {
  await page.goto('/category/11/0/0/-1')
  await expect(page.getByRole('article').first()).toBeVisible()
  const dialog = page.getByRole('dialog', { name: '商品をさがす' })
  const icon = page.getByRole('banner').getByRole('button', { name: 'さがす', exact: true })
  await icon.click()
  await expect(boxOf(page)).toBeFocused()
  await expect(page).toHaveURL('/search')
  await expectAccessible(page, 'the search of a phone')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(icon).toBeFocused()
  await expect(page).toHaveURL('/category/11/0/0/-1')

  await page.evaluate(() => window.scrollTo(0, 1200))
  const fixed = page.getByRole('button', { name: '商品をさがす 商品名・注文番号（6けた）でさがす' })
  await expect(fixed).toBeInViewport()
  await expectAccessible(page, 'the fixed search of a phone')
  await fixed.click()
  await expect(dialog).toBeVisible()
  // A step back closes what lies over the page, and leaves the page where it is.
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(fixed).toBeFocused()
  await expect(page).toHaveURL('/category/11/0/0/-1')
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(1000)

  await fixed.click()
  await boxOf(page).fill('たまご')
  await boxOf(page).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(isAtResultsOf('たまご'))
  await page.goBack()
  await expect(page).toHaveURL('/category/11/0/0/-1')
  await expect(dialog).toBeHidden()
})
