import { expect, expectAccessibleAtEveryWidth, type Page, test } from '@shop/tools/isolate'

const bankButton = { name: '口座を登録する' } as const

/** The page without the panel around it: pages of other companies stand in no frame. */
async function withoutFrame(page: Page): Promise<void> {
  // The persona is logged in by then.
  await expect(page.frameLocator('#frame').getByRole('heading', { level: 1 })).toBeVisible()
  const address = await page.locator('#frame').getAttribute('src')
  await page.goto(address ?? '')
}

async function fillFirstSteps(page: Page): Promise<void> {
  await page.getByRole('radio', { name: '戸建て' }).check()
  await page.getByRole('radio', { name: '物置' }).check()
  await page.getByRole('radio', { name: /^鳴らさない/ }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await page.getByRole('radio', { name: '該当なし' }).check()
  await page.getByRole('radio', { name: 'いない', exact: true }).check()
  await page.getByRole('button', { name: '次へ進む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法' })).toBeVisible()
}

async function registerAtBank(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: '口座振替のお申し込み' })).toBeVisible()
  await page.getByLabel('金融機関').selectOption({ label: '雪どけ銀行' })
  await page.getByLabel('支店名').fill('札幌中央')
  await page.getByLabel('口座番号').fill('1234567')
  await page.getByLabel('口座名義（カタカナ）').fill('ナツメ ヒトミ')
  await page.getByRole('button', { name: '登録する' }).click()
}

test('[SGN-061] [SGN-062] an account is refused, given up by the back button, and registered; the application goes with it', async ({
  open,
  page,
}) => {
  await open('path=/signup/todok&persona=newcomer-payment')
  await withoutFrame(page)
  await fillFirstSteps(page)
  await page.getByRole('radio', { name: /^口座を新しく登録する/ }).check()
  await expect(page.getByRole('button', bankButton)).toBeEnabled()

  await page.getByRole('button', bankButton).click()
  await page.getByRole('button', { name: '登録しないで戻る' }).click()
  await expect(page.getByText('口座の登録は終わっていません')).toBeVisible()
  expect(new URL(page.url())).toMatchObject({ pathname: '/signup/payment', search: '', hash: '' })
  await expect(page.getByRole('radio', { name: /^口座を新しく登録する/ })).toBeChecked()

  await page.getByRole('button', bankButton).click()
  await expect(page.getByRole('heading', { level: 1, name: '口座振替のお申し込み' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('radio', { name: /^口座を新しく登録する/ })).toBeChecked()
  await page.getByRole('button', bankButton).click()

  await registerAtBank(page)
  await expect(page.getByRole('heading', { level: 1, name: 'お申し込み内容の確認' })).toBeVisible()
  expect(new URL(page.url())).toMatchObject({ pathname: '/signup/todok3', search: '', hash: '' })
  await expect(page.getByText('雪どけ銀行 札幌中央 普通 ＊＊＊＊567')).toBeVisible()
  await page.getByRole('checkbox', { name: /同意します/ }).check()
  await page.getByRole('button', { name: 'この内容で申し込む' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'お申し込みを受け付けました' })).toBeVisible()
  expect(new URL(page.url()).pathname).toBe('/signup/todok/complete')
})

test('[SGN-003] [SGN-004] who applied without a payment registers an account afterwards', async ({ open, page }) => {
  const shop = await open('path=/signup/todok/pending/payment&persona=newcomer-waiting')
  await expect(shop.getByRole('button', bankButton)).toBeEnabled()
  await expectAccessibleAtEveryWidth(page)
  await withoutFrame(page)
  await expect(page.getByText('お申し込みは受付済みで、お支払い方法の登録をお待ちしています。')).toBeVisible()
  await page.getByRole('button', bankButton).click()
  await registerAtBank(page)
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を登録しました' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'お支払い方法を登録しました' })).toBeVisible()
})

test('[SGN-054] what cannot be had is said where it is needed, and can be had again', async ({ fail, open, page }) => {
  const shop = await open('path=/signup/todok&persona=newcomer-account')
  await shop.getByRole('radio', { name: '戸建て' }).check()
  await shop.getByRole('radio', { name: '物置' }).check()
  await shop.getByRole('radio', { name: /^鳴らさない/ }).check()
  await shop.getByRole('button', { name: '次へ進む' }).click()
  await fail('bankAccount:503')
  await shop.locator('html').evaluate(() => location.reload())
  await expect(shop.getByRole('radio', { name: '該当なし' })).toBeVisible()
  await shop.getByRole('radio', { name: 'いない', exact: true }).check()
  await shop.getByRole('button', { name: '次へ進む' }).click()
  const area = shop.getByRole('region', { name: '口座情報取得中にエラーが発生しました' })
  await expect(area).toBeVisible()
  await expectAccessibleAtEveryWidth(page)
  await fail()
  await area.getByRole('button', { name: '再読み込み' }).click()
  await expect(shop.getByRole('radio', { name: /^登録済みの口座を利用する/ })).toBeVisible()
  await shop.getByRole('radio', { name: /^登録済みの口座を変更する/ }).check()
  await expect(shop.getByRole('button', bankButton)).toBeEnabled()
  await expectAccessibleAtEveryWidth(page)
})
