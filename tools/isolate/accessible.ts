import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Frame, type Page } from '@playwright/test'
import { smallTargets } from './small-targets.ts'

/** What fades in has other colours until it is there. What turns for ever is not waited for. */
export const settled = (frame: Pick<Frame, 'evaluate'>): Promise<void> =>
  frame.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((one) => one.playState === 'running')
      .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map((one) => one.finished))
  })

/** axe leaves out what it calls experimental, and the size of targets, unless it is asked for by name. */
const furtherRules = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'target-size',
  'td-has-header',
]

/** Rules that may be broken at one width or in one state alone: where things stand and what they are called. */
export const layoutRules = ['region', 'label-content-name-mismatch', 'landmark-unique', 'target-size']

export type AxeScope = {
  /** A frame and what is looked at within. */
  include?: [string, string]
  /** In place of all rules. */
  only?: readonly string[]
}

/** The violations that axe finds, one text each. */
export async function violationsOn(page: Page, { include, only }: AxeScope = {}): Promise<string[]> {
  const builder = new AxeBuilder({ page })
  if (include !== undefined) builder.include(include)
  const { violations } = await builder
    // In the page itself, and not in parts put together in a page of their own, which takes three times as long. No
    // frame of another origin is left out for it: there is none.
    .setLegacyMode(true)
    .options({
      resultTypes: ['violations'],
      ...(only === undefined
        ? { rules: Object.fromEntries(furtherRules.map((id) => [id, { enabled: true }])) }
        : { runOnly: [...only] }),
    })
    .analyze()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

const widths = { desktop: 1280, tablet: 768, phone: 390 } as const

/**
 * No violation of a rule of axe on the shop in the frame, nothing wider than the frame, nothing too small to press. A
 * desktop's page is looked at on a tablet too, by the rules that may be broken there alone.
 */
export async function expectAccessible(page: Page): Promise<void> {
  await expectNothingWrong(page)
  const width = await frameOf(page).evaluate((frame) => frame.clientWidth)
  if (width !== widths.desktop) return
  await atWidth(page, widths.tablet, () => expectNothingWrong(page, layoutRules))
}

/** The same at the width of a phone as well: the page is not loaded again for it. */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await expectAccessible(page)
  await atWidth(page, widths.phone, () => expectNothingWrong(page))
}

/** For one more state of a page that was seen by all rules in another: those that may be broken there alone. */
export const expectAccessibleLayout = (page: Page): Promise<void> => expectNothingWrong(page, layoutRules)

/** Looks at a page that is loaded once on a desktop, a tablet and a phone. */
export async function atEveryWidth(page: Page, look: (width: number) => Promise<void>): Promise<void> {
  for (const width of Object.values(widths)) await atWidth(page, width, () => look(width))
}

const frameOf = (page: Page) => page.locator('#frame')

async function atWidth(page: Page, width: number, look: () => Promise<void>): Promise<void> {
  const resize = (to: string) => frameOf(page).evaluate((frame, px) => frame.style.setProperty('width', px), to)
  await resize(`${width}px`)
  await look()
  await resize('')
}

async function expectNothingWrong(page: Page, only?: readonly string[]): Promise<void> {
  for (const frame of page.frames()) await settled(frame)
  const root = page.frameLocator('#frame').locator(':root')
  const [needed, width] = await root.evaluate((element) => [element.scrollWidth, element.clientWidth] as const)
  const where = `at ${width}`
  expect(await violationsOn(page, { include: ['#frame', 'html'], ...(only && { only }) }), `axe ${where}`).toEqual([])
  expect(needed, `width of the page ${where}`).toBeLessThanOrEqual(width)
  expect(await root.evaluate(smallTargets), `too small to press ${where}`).toEqual([])
}
