import { expect, test } from './test.ts'

const accounts = [
  { account: 'member', sees: '今週のご注文' },
  { account: 'family', sees: '今週のご注文' },
  { account: 'watched', sees: '今週のご注文' },
  { account: 'newcomer', sees: '使えるポイント' },
  { account: 'visitor', sees: 'ログイン' },
] as const

for (const { account, sees } of accounts)
  test(`the app opens the shop for ${account} and hands over what it has of them`, async ({ openApp, page }) => {
    const shop = await openApp({ account, version: 2 })
    await expect(shop.getByText(sees).first()).toBeVisible()
    expect(page.url()).not.toContain('accessToken')
  })

for (const transport of ['android', 'ios'] as const)
  for (const version of [1, 2, 3] as const)
    test(`a member is let in by version ${version} of the app on ${transport}`, async ({ openApp, page, messages }) => {
      const shop = await openApp({ transport, version })
      const top = shop.getByText('今週のご注文')
      const backToApp = shop.getByRole('button', { name: 'アプリに戻る' })
      await expect(top.or(backToApp)).toBeVisible()
      // A shell from before version 3 takes no tokens from the handshake: the app is asked, and is not stuck.
      if (await backToApp.isVisible()) await backToApp.click()
      await expect(top).toBeVisible()
      const [asked, answered] = await messages('handshake')
      expect([asked?.direction, answered?.direction]).toEqual(['page', 'app'])
      expect(answered?.text).toContain(
        version === 1 ? JSON.parse(asked?.text ?? '{}').payload.nonce : `"appBridge":${version}`,
      )
      expect(await page.locator('#log').textContent()).not.toContain('eyJ')
    })

test('a page in a browser finds no handler', async ({ openApp, messages }) => {
  const shop = await openApp({ transport: 'none', version: 2, account: 'none' })
  await expect(shop.getByRole('button', { name: 'アプリに戻る' })).toBeVisible()
  expect(await shop.locator('html').evaluate(() => 'todokApp' in window || 'webkit' in window)).toBe(false)
  expect(await messages('handshake')).toEqual([])
})

test('a link says account, path, week, version, width and hour, and follows the page', async ({ openApp, page }) => {
  const state = { path: '/mobile/category', week: '20261202', version: 2, width: '320' } as const
  const shop = await openApp({ ...state, account: 'family', clock: '2026-11-23T09:00:00+09:00' })
  await expect(shop.getByText('12月2週').first()).toBeVisible()
  await expect(page.locator('iframe[data-top]')).toHaveJSProperty('clientWidth', 320)
  await expect(page.locator('#log')).toContainText('2026/11/23 9:00')
  await expect(page).toHaveURL(/account=family/)
  await shop.getByRole('link', { name: '注文トップ' }).first().click()
  await expect(page).toHaveURL((url) => url.searchParams.get('path') === null)
})
