import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { beginAsShopper } from './steps/login.ts'

const deadline = '注文の締切はいつですか？'

test('[GRD-005] [GRD-006] [GRD-007] somebody finds an answer among the questions @desktop', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: 'よくあるご質問' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'よくあるご質問' })).toBeFocused()
  const question = page.getByRole('main').getByRole('link', { name: deadline })
  await expect(question).toBeVisible()

  await question.click()
  await expect(page).toHaveURL(`/faq/detail/${encodeURIComponent(deadline)}`)
  await expect(page.getByText('締切日時とお届け日をいつも表示しています。')).toBeVisible()
  await expect(page).toHaveTitle(`${deadline} | トドック`)

  const answer = await page.goto(`/faq/detail/${encodeURIComponent('見たことのないご質問')}`)
  expect(answer?.status()).toBe(200)
  await expect(page.getByText('該当するご質問が見つかりませんでした')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: deadline })).toBeVisible()
})

test('[GRD-003] [GRD-008] everybody may see the page about the app, and nobody here the page of staff @desktop', async ({
  page,
}) => {
  const about = page.getByRole('heading', { level: 1, name: 'トドックアプリのご案内' })
  await page.goto('/lp/app/pr')
  await expect(about).toBeVisible()
  await beginAsShopper(page)
  await page.goto('/lp/app/pr')
  await expect(page.getByRole('banner').getByRole('link', { name: /^ご注文内容/ })).toBeVisible()
  await expect(about).toBeVisible()

  await page.goto('/forConfirm/change/ahead/week')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('ページが見つかりませんでした')).toBeVisible()
  await expect(page.getByRole('complementary', { name: '確認環境' })).toBeHidden()
  await page.getByRole('button', { name: 'メニュー' }).click()
  await expect(page.getByRole('dialog', { name: 'メニュー' })).toContainText('サポート')
  await expect(page.getByRole('link', { name: '確認週の変更' })).toBeHidden()
})

test('[GRD-004] [GRD-009] the app without a token has a way to its login @mobile', async ({ page }) => {
  await page.goto('/mobile/login-error')
  const back = page.getByRole('button', { name: 'アプリに戻る' })
  await expect(back).toBeVisible()
  await expectAccessible(page, 'the login error of the app')
  await back.click()
  await expect(page).toHaveURL('/mobile/lp')
  await expect(page.getByRole('heading', { level: 1, name: '週に一度の、台所便。' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeHidden()
  await expectAccessible(page, 'the landing page of the app')
})
