import { expect, type Locator, type Page } from '@playwright/test'

const maxSteps = 200

/** Moves with the tab key alone until the focus is there. */
export async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < maxSteps; step += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(wanted, `reached by ${maxSteps} times ${key}`).toBeFocused()
}
