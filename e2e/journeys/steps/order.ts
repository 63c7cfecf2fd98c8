import { expect, type Locator, type Page, type Response } from '@playwright/test'
import { href } from '@shop/shared/routes'
import { orderedLink } from '@shop/tools/isolate'
import { isWrite } from './services.ts'

/** The category that a journey orders from: each has its own, so that none finds what another ordered. */
export type Category = { code: string; name: string }

export const categories = {
  vegetables: { code: '11', name: '野菜' },
  fruit: { code: '12', name: 'くだもの' },
  fish: { code: '13', name: '魚・海産' },
  meat: { code: '14', name: '肉・加工品' },
  dairy: { code: '15', name: '卵・乳製品' },
  tofu: { code: '16', name: '豆腐・納豆' },
  staples: { code: '17', name: '米・パン・麺' },
  frozen: { code: '18', name: '冷凍食品' },
  prepared: { code: '19', name: 'お惣菜・弁当' },
  seasonings: { code: '20', name: '調味料・乾物' },
  drinks: { code: '21', name: '菓子・飲料' },
  household: { code: '22', name: '日用品' },
} as const satisfies Record<string, Category>

export const categoryAddress = ({ code }: Category): string => href.categoryProducts(code)

export type Card = { name: string; number: string; article: Locator }

/** The first product of a list that can be ordered and is not ordered yet. */
export async function firstOrderable(page: Page): Promise<Card> {
  const first = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: '注文する' }) })
    .filter({ has: page.getByRole('combobox', { name: '数量' }) })
    .first()
  await expect(first.getByRole('button', { name: '注文する' })).toBeEnabled()
  const name = ((await first.getByRole('heading').textContent()) ?? '').trim()
  const [, number = ''] = /番号 (\d{6})/.exec((await first.textContent()) ?? '') ?? []
  return { name, number, article: cardOf(page, number) }
}

export const cardOf = (page: Page, number: string): Locator =>
  page.getByRole('article').filter({ hasText: `番号 ${number}` })

/** Goes to a category and finds something to order there. */
export async function openOrderable(page: Page, category: Category): Promise<Card> {
  await page.goto(categoryAddress(category))
  await expect(page.getByRole('heading', { level: 1, name: category.name })).toBeVisible()
  return firstOrderable(page)
}

/** Touches the select first: its choices are drawn only then. */
export async function chooseQuantity(place: Locator, quantity: number): Promise<void> {
  const choice = place.getByRole('combobox', { name: '数量' })
  await choice.focus()
  await choice.selectOption(String(quantity))
}

export async function orderFromCard({ article }: Card, quantity: number): Promise<void> {
  await chooseQuantity(article, quantity)
  await article.getByRole('button', { name: '注文する' }).click()
}

/** The number beside the name of a product that is ordered. */
export const quantityOf = (place: Locator): Locator =>
  place.getByRole('group', { name: /の注文数$/ }).getByRole('status')

/** The answer to the next change of the order: a page shows the change before it is stored. */
export const orderStored = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => isWrite(answer.request()) && answer.url().includes('/order'))

export async function expectOrdered({ article }: Card, quantity: number): Promise<void> {
  await expect(article.getByText(`注文済み ${quantity}点`)).toBeVisible()
  await expect(quantityOf(article)).toHaveText(String(quantity))
}

/** The order waits for the network, and counts nowhere. [K-120] */
export async function expectUnsent({ article }: Card): Promise<void> {
  await expect(article.getByText('通信が戻りしだい送信します').locator('..').getByText('未送信')).toBeVisible()
  await expect(article.getByText('注文済み')).toHaveCount(0)
}

export const expectPieces = (page: Page, pieces: number): Promise<void> =>
  expect(orderedLink(page)).toHaveAccessibleName(
    `ご注文内容 注文済み ${new Intl.NumberFormat('ja-JP').format(pieces)}点`,
  )

/** To the ordered list within the page, as a member goes. */
export async function goToOrderedList(page: Page): Promise<void> {
  await orderedLink(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'ご注文内容' })).toBeVisible()
}

/** A product's line in the ordered list. */
export const lineOf = (page: Page, { number }: Pick<Card, 'number'>): Locator =>
  page
    .getByRole('region', { name: /^今週のご注文/ })
    .getByRole('listitem')
    .filter({ hasText: `番号 ${number}` })
