import { expect, type Locator, type Page } from '@playwright/test'

export const panelKeys = 'Alt+Shift+KeyP'

export const panelOf = (page: Page): Locator => page.getByRole('complementary', { name: 'プラットフォーム' })

/** As staff open it: by the keys. */
export async function openPanel(page: Page): Promise<Locator> {
  const panel = panelOf(page)
  // A page that stands there in its HTML hears keys of the shell once that has started.
  await expect(async () => {
    await page.keyboard.press(panelKeys)
    await expect(panel.getByRole('heading', { name: 'プラットフォーム' })).toBeFocused({ timeout: 3000 })
  }).toPass()
  return panel
}

export const tabs = ['リモート', '共有', 'バス', '上書き', '障害'] as const

export async function showTab(panel: Locator, name: (typeof tabs)[number]): Promise<Locator> {
  await panel.getByRole('tab', { name, exact: true }).click()
  const shown = panel.getByRole('tabpanel', { name, exact: true })
  await expect(shown).toBeVisible()
  return shown
}
