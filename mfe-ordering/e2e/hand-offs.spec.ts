import { expect, test } from '@shop/tools/isolate'

test('a member is handed to a scroll site, the partner shop and the household magazine, and none learns of our page', async ({
  open,
  page,
}) => {
  // A name that Shift-JIS knows only in part.
  await page.route('**/delivery/member?**', async (route) => {
    const response = await route.fetch()
    const body = (await response.json()) as object
    await route.fulfill({ response, json: { ...body, member_lname: '髙﨑', member_fname: '𠮷子' } })
  })
  const shop = await open('path=/&persona=member')
  const doors = shop.getByRole('region', { name: '専門店のお買い物' })

  const scrollOpens = page.context().waitForEvent('page')
  await doors.getByRole('button', { name: /衣料・ファッション/ }).click()
  const scroll = await scrollOpens
  await expect(scroll.getByRole('heading', { level: 1 })).toHaveText('衣料・ファッションの専門店')
  expect(await scroll.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  const received = (name: string) => scroll.locator(`tr[data-name="${name}"]`)
  await expect(received('member_name').locator('code')).toHaveText('%FB%FC%FA%B1%81%AC%8E%71')
  await expect(received('member_name').locator('td').first()).toHaveText('髙﨑〓子')
  await expect(received('coop_code').locator('code')).toHaveText('001')
  await expect(received('gyosya_code').locator('code')).toHaveText('013')
  await expect(received('kikaku_code').locator('code')).toHaveText('20261201')
  await expect(received('url').locator('td').first()).toHaveText(/\/scroll\/ordered\/complete$/)
  await expect(scroll.getByRole('link', { name: /トドックへ戻る/ })).toHaveAttribute(
    'href',
    /orderNo=\d{6}&orderCount=1&category=1$/,
  )
  await scroll.close()

  const partnerOpens = page.context().waitForEvent('page')
  await doors.getByRole('button', { name: /くらしと生協/ }).click()
  const partner = await partnerOpens
  await expect(partner.getByRole('heading', { level: 1 })).toHaveText('くらしと生協')
  expect(await partner.evaluate(() => [document.referrer, window.opener])).toEqual(['', null])
  await expect(partner.locator('tr[data-name="h_code"] code')).toHaveText('001')
  await expect(partner.locator('tr[data-name="k_code"] code')).toHaveText(/^\d{8}$/)
  await partner.close()

  const magazineOpens = page.context().waitForEvent('page')
  await doors.getByRole('button', { name: /くらしの情報誌/ }).click()
  const magazine = await magazineOpens
  await expect(magazine.getByText('9項目を正しく受け取りました。')).toBeVisible()
  expect(await magazine.evaluate(() => [document.referrer, window.opener, location.search])).toEqual(['', null, ''])
  await magazine.close()
})

test('the partner shop that cannot be reached leaves no empty tab behind', async ({ open, page }) => {
  const shop = await open('path=/&persona=member&fail=partnerSso:503')
  const opens = page.context().waitForEvent('page')
  await shop.getByRole('button', { name: /くらしと生協/ }).click()
  const tab = await opens
  await expect.poll(() => tab.isClosed()).toBe(true)
  await expect(shop.getByText('くらしと生協へ移動できませんでした')).toBeVisible()
})
