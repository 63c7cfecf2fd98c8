import { expect, test } from '../stack/test.ts'
import { expectAccessible } from './steps/accessibility.ts'
import { beginAsShopper } from './steps/login.ts'
import { categories, openOrderable } from './steps/order.ts'
import { openPanel, panelKeys, panelOf, showTab, tabs } from './steps/platform-panel.ts'
import { expectFallback } from './steps/remote.ts'

test('the platform panel opens by keys beside the shop, says which releases are shown, and gives the focus back @desktop', async ({
  page,
}) => {
  await page.goto('/category')
  const heading = page.getByRole('heading', { level: 1, name: 'カテゴリ' })
  await expect(heading).toBeVisible()
  const opener = page.getByRole('banner').getByRole('button', { name: 'メニュー' })
  await opener.focus()
  const panel = await openPanel(page)

  const release = await page.locator('main [data-remote="mfe-catalogue"]').getAttribute('data-release')
  const catalogue = panel.getByRole('region', { name: /^mfe-catalogue/ })
  await expect(catalogue).toContainText('表示中')
  await expect(catalogue).toContainText(`表示中の版: ${release?.slice('mfe-catalogue@'.length)}`)
  await expect(catalogue).toContainText('選択: 最新（newest）')
  await expect(catalogue).toContainText(/所要時間: loaded \d+ ms · bootstrapped \d+ ms · mounted \d+ ms/)
  await expect(panel.getByRole('region', { name: /^mfe-account/ })).toContainText('待機')

  const shared = await showTab(panel, '共有')
  const singletons = shared.getByRole('table', { name: 'singleton' })
  await expect(singletons.getByRole('row', { name: /^react-dom\/client 19\.\S+ shell$/ })).toBeVisible()
  await expect(singletons.getByRole('row', { name: /mfe/ })).toHaveCount(0)
  const parts = shared.getByRole('table', { name: '共通部品' })
  await expect(parts.getByRole('row', { name: /^@shop\/shared\/remote \S+ shell .*mfe_catalogue/ })).toBeVisible()

  await panel.getByRole('tab', { name: '共有' }).press('ArrowRight')
  await expect(panel.getByRole('tab', { name: 'バス' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(heading).toBeVisible()
})

test('every part of the platform panel is accessible @desktop', async ({ page }) => {
  // Beside a page of few elements: each is looked at again with every part.
  await page.goto('/entrance')
  await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible()
  const panel = await openPanel(page)
  await panel.getByRole('button', { name: '境界を表示' }).click()
  for (const name of tabs)
    await test.step(name, async () => {
      await showTab(panel, name)
      await expectAccessible(page, name)
    })
  await panel.getByRole('combobox', { name: 'mfe-account' }).selectOption('entry が失敗する')
  await expectAccessible(page, 'a fault that is on')
})

test('a fault that staff switch on shows what members would see, in this tab alone and across reloads, until it is off @desktop', async ({
  page,
  newVisitor,
}) => {
  await page.goto('/category')
  const heading = page.getByRole('heading', { level: 1, name: 'カテゴリ' })
  await expect(heading).toBeVisible()
  const faults = await showTab(await openPanel(page), '障害')
  const fault = faults.getByRole('combobox', { name: 'mfe-catalogue' })

  await fault.selectOption('render で例外')
  await expectFallback(page)
  await fault.selectOption('なし')
  await expect(heading).toBeVisible()
  await fault.selectOption('entry が失敗する')
  await expectFallback(page)

  const elsewhere = await newVisitor()
  await elsewhere.goto('/category')
  await expect(elsewhere.getByRole('heading', { level: 1, name: 'カテゴリ' })).toBeVisible()

  await page.reload()
  await expectFallback(page)
  const panel = panelOf(page)
  await panel.getByRole('button', { name: '障害 1件をすべて解除' }).click()
  await expect(heading).toBeVisible()
  await page.reload()
  await expect(heading).toBeVisible()
  await expect(panel).toHaveCount(0)
})

test('outlines of the platform panel show which remote draws what @desktop', async ({ page }) => {
  await page.goto('/category')
  const drawn = page.locator('main [data-remote="mfe-catalogue"]')
  await expect(drawn).toBeVisible()
  const outline = () =>
    drawn.evaluate((element) => [
      getComputedStyle(element).outlineStyle,
      getComputedStyle(element, '::before').content.replaceAll('"', ''),
    ])
  expect(await outline()).toEqual(['none', 'none'])
  const button = (await openPanel(page)).getByRole('button', { name: '境界を表示' })
  await button.click()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(outline).toEqual(['solid', await drawn.getAttribute('data-release')])
  await button.click()
  await expect.poll(outline).toEqual(['none', 'none'])
})

test('the bus shows a favourite with who told it and who heard it, while the panel is open @desktop', async ({
  page,
}) => {
  await beginAsShopper(page)
  const { article, number } = await openOrderable(page, categories.tofu)
  const facts = await showTab(await openPanel(page), 'バス')
  const told = facts.getByRole('listitem').filter({ hasText: 'favourite/changed' })
  await expect(told).toHaveCount(0)
  await page.keyboard.press(panelKeys)
  await article.getByRole('button', { name: /^お気に入り / }).click()
  const bus = await showTab(await openPanel(page), 'バス')
  const fact = bus.getByRole('listitem').filter({ hasText: 'favourite/changed v1' })
  await expect(fact).toContainText(`{"orderNumber":"${number}","isFavourite":true}`)
  await expect(fact).toContainText(/mfe-catalogue@/)
  await expect(fact).toContainText('受信: mfe-catalogue@')
})

test('a build of a remote is chosen for this session, and given up @desktop', async ({ page }) => {
  await page.goto('/category')
  await expect(page.getByRole('heading', { level: 1, name: 'カテゴリ' })).toBeVisible()
  const overrides = await showTab(await openPanel(page), '上書き')
  await overrides.getByRole('combobox', { name: 'リモート' }).selectOption('mfe-catalogue')
  await overrides.getByRole('button', { name: 'このセッションで使う' }).click()
  await expect(page).toHaveURL('/category')
  await expect(page.getByRole('heading', { level: 1, name: 'カテゴリ' })).toBeVisible()

  const panel = await openPanel(page)
  await expect(panel.getByRole('region', { name: /^mfe-catalogue/ })).toContainText('選択: 上書き（override）')
  const current = await showTab(panel, '上書き')
  await expect(current.getByText(/^mfe-catalogue@/)).toBeVisible()
  await current.getByRole('button', { name: '上書きをやめる' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'カテゴリ' })).toBeVisible()
  const after = await showTab(await openPanel(page), '上書き')
  await expect(after.getByText('上書きはありません。')).toBeVisible()
})
