import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'

/** What fades in has other colours until it is there. What turns for ever is not waited for. */
export const settled = (frame: Pick<Frame, 'evaluate'>): Promise<void> =>
  frame.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((one) => one.finished))
  })

/** No violation of any rule of axe on the shop in the frame, and nothing wider than the frame. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const frame of page.frames()) await settled(frame)
  const { violations } = await new AxeBuilder({ page }).include(['#frame', 'html']).analyze()
  const found = violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
  expect(found, 'axe').toEqual([])
  const root = page.frameLocator('#frame').locator(':root')
  const [needed, width] = await root.evaluate((element) => [element.scrollWidth, element.clientWidth] as const)
  expect(needed, 'width of the page').toBeLessThanOrEqual(width)
}
