import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** No violation of any rule of axe on the shop in the frame, and nothing wider than the frame. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(['#frame', 'html']).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, 'axe').toEqual([])
  const root = page.frameLocator('#frame').locator(':root')
  const [needed, width] = await root.evaluate((element) => [element.scrollWidth, element.clientWidth] as const)
  expect(needed, 'width of the page').toBeLessThanOrEqual(width)
}
