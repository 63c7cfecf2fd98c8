import type { Locator } from '@playwright/test'
import { expect, test } from '../stack/test.ts'
import { emailOf, expectVisitor, fillLoginPage, goToLoginPage } from './steps/login.ts'
import { categories, categoryAddress } from './steps/order.ts'

test('[ORD-001] [ORD-008] [ORD-014] a visitor sees the areas of the top page in their order @mobile', async ({
  page,
}) => {
  await page.goto('/')
  await expectVisitor(page)
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: '人気ランキング' })).toBeVisible()
  const named = [
    'お知らせ',
    '今週のおすすめ',
    'カテゴリからさがす',
    '訳あり商品 毎週火曜 よる10時スタート',
    'Webカタログ',
  ]
  const order = [...named, '人気ランキング', 'よくあるご質問']
  // Each area comes when its contents are there.
  await expect
    .poll(async () => (await namesOf(main.getByRole('region'))).filter((name) => order.includes(name)))
    .toEqual(order)
})

const namesOf = (regions: Locator) =>
  regions.evaluateAll((all) =>
    all.map(
      (element) =>
        element.getAttribute('aria-label') ??
        document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent?.trim() ??
        '',
    ),
  )

test('[ORD-061] [ORD-063] [GRD-085] [GRD-087] [CHR-009] a visitor can look at everything and order nothing @desktop', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const category = categoryAddress(categories.vegetables)
  await page.goto(category)
  const card = page.getByRole('article').first()
  await expect(card.getByRole('button', { name: 'ログインして購入する' })).toBeVisible()
  await expect(page.getByRole('button', { name: '注文する' })).toHaveCount(0)
  await expect(page.getByRole('combobox', { name: '数量' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^お気に入り / })).toHaveCount(0)

  await card.getByRole('button', { name: 'ログインして購入する' }).click()
  const question = page.getByRole('dialog', {
    name: 'ご注文をするにはログインする必要があります。ログイン画面へ移動しますか？',
  })
  await question.getByRole('button', { name: /いいえ/ }).click()
  await expect(question).toBeHidden()
  await expect(page).toHaveURL(category)

  await card.getByRole('button', { name: 'ログインして購入する' }).click()
  await question.getByRole('button', { name: /はい/ }).click()
  await expect(page).toHaveURL('/entrance')
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  expect(asked.filter((path) => /order_list|favorite/.test(path))).toEqual([])

  await goToLoginPage(page)
  await fillLoginPage(page, emailOf('member'))
  await expect(page).toHaveURL(category)
  await expect(page.getByRole('article').first().getByRole('heading')).toBeVisible()
})

test('[GRD-034] [GRD-083] [GRD-086] a page of members leads a visitor to the login and back, once @desktop', async ({
  page,
}) => {
  const path = '/points/history?from=menu'
  await page.goto(path)
  await expect(page).toHaveURL('/entrance')
  await goToLoginPage(page)
  await fillLoginPage(page, emailOf('member'))
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('heading', { level: 1, name: /ポイント/ })).toBeVisible()
  expect(await page.evaluate(() => sessionStorage.getItem('shop.from'))).toBeNull()
})

test('[GRD-001] [GRD-097] the entrance asks nobody to the provider by itself @desktop', async ({ page, shop }) => {
  await page.goto('/entrance?version=welcome')
  await expect(page.getByRole('heading', { level: 1, name: 'ようこそ、トドックへ' })).toBeVisible()
  await page.goto('/entrance')
  const main = page.getByRole('main')
  await expect(main.getByRole('button', { name: 'ログイン', exact: true })).toBeVisible()
  await expect(main.getByRole('button', { name: '新規登録' })).toBeVisible()
  await main.getByRole('link', { name: 'ログインせずに見る' }).click()
  await expect(page).toHaveURL(`${shop.origins.shop}/`)
  await expectVisitor(page)
})

test('[GRD-014] an address that nobody knows says so with 404, and a visitor goes on from there @desktop', async ({
  page,
}) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  await expect(page).toHaveURL('/no/such/page')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'ページが見つかりませんでした' })).toBeVisible()
  await expectVisitor(page)
  await main.getByRole('combobox', { name: '商品をさがす' }).fill('牛乳')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/search\/results\?searchWord=/)
  await page.goBack()
  await main.getByRole('link', { name: '注文トップへ' }).click()
  await expect(page).toHaveURL('/')
})
