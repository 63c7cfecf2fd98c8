import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { settled } from '@shop/tools/isolate'

/** What any rule of axe finds wrong. */
export async function violationsOn(page: Page, skipped: readonly string[] = []): Promise<string[]> {
  await settled(page)
  const { violations } = await new AxeBuilder({ page }).disableRules([...skipped]).analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** No violation of any rule that axe knows, and nothing wider than the window. Goes on, to tell all at once. */
export async function expectAccessible(page: Page, where: string, skipped?: readonly string[]): Promise<void> {
  expect.soft(await violationsOn(page, skipped), `axe on ${where}`).toEqual([])
  await expectNoOverflow(page, where)
}

export async function expectNoOverflow(page: Page, where: string): Promise<void> {
  const [needed, width] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth] as const)
  expect.soft(needed, `width of ${where}`).toBeLessThanOrEqual(width)
}
