import { readFile } from 'node:fs/promises'
import { expect, test } from '../stack/test.ts'
import { loginShopper, openDrawer } from './steps/login.ts'

test('[ACC-009] [ACC-057] [ACC-063] [K-62] a member finds a slip of last month by the drawer, keeps the month as a file, and reads its payment detail @mobile', async ({
  page,
}) => {
  await loginShopper(page, 'member', '/faq')
  await openDrawer(page)
  await page.getByRole('dialog', { name: 'メニュー' }).getByRole('link', { name: '購入履歴' }).click()
  await expect(page).toHaveURL('/orders/slips')
  await page.getByRole('button', { name: '先月' }).click()
  await expect(page).toHaveURL(/\/orders\/slips\?month=\d{4}-\d{2}$/)
  const month = new URL(page.url()).searchParams.get('month')
  const slip = page
    .getByRole('region', { name: /お届け$/ })
    .filter({ has: page.getByRole('link', { name: 'お支払い明細' }) })
    .first()
  await expect(slip).toBeVisible()
  await expect(slip.getByRole('rowheader', { name: '合計（税込）' }).first()).toBeVisible()
  const sums = slip.getByRole('table', { name: /小計と消費税$/ })
  const figure = async (name: string) => {
    const row = sums.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    const text = await row.getByRole('cell').last().textContent()
    return Number(text?.replace(/\D/g, ''))
  }
  expect(await figure('8%対象※の税')).toBe(Math.floor(((await figure('8%対象※')) * 8) / 100))

  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'CSVダウンロード' }).click()
  const download = await waiting
  expect(download.suggestedFilename()).toBe(`購入履歴_${month}.csv`)
  const csv = await readFile(await download.path(), 'utf8')
  const days = csv
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(0, 'YYYY-MM'.length))
  expect(new Set(days)).toEqual(new Set([month]))

  await slip.getByRole('link', { name: 'お支払い明細' }).click()
  await expect(page).toHaveURL(/\/orders\/slips\/payment\/detail\/\d{4}\/\d{2}\/\d{2}$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(`/orders/slips?month=${month}`)
  await expect(slip).toBeVisible()
})
