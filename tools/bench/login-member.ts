import { href } from '@shop/shared/routes'
import type { Page } from 'playwright'
import { testMembers, testPassword } from 'reference-services/test-members'

/** Logs the first test member in, by the login page as a member does, and waits for the order. */
export async function loginMember(page: Page, shop: string): Promise<void> {
  await page.goto(`${shop}${href.entrance()}`)
  await page.getByRole('main').getByRole('button', { name: 'ログイン', exact: true }).click()
  await page.getByLabel('メールアドレス').fill(testMembers[0]?.email ?? '')
  await page.getByLabel('パスワード').fill(testPassword)
  await page.getByRole('button', { name: 'ログイン', exact: true }).click()
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^ご注文内容/ })
    .waitFor()
}
