import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of any rule that axe knows, and nothing wider than the window. Goes on, to tell all at once. */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect.soft(found, `axe on ${where}`).toEqual([])
  await expectNoOverflow(page, where)
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const [needed, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const)
  expect.soft(needed, `width of ${where}`).toBeLessThanOrEqual(width)
}
