import { expect, type Frame, type Page } from '@playwright/test'
import axe from 'axe-core'
import { itemsLikeOthers } from './items-like-others.ts'
import { smallTargets } from './small-targets.ts'

/**
 * Waits until no animation runs that ends: an element that fades in has other colours until it is there. They are looked at anew
 * each time: one whose end nobody is told of would hold a test up until its time is over.
 */
export const settled = (frame: Pick<Frame, 'evaluate'>): Promise<void> =>
  expect.poll(() => frame.evaluate(runningAnimations), { message: 'animations that run', intervals: [100] }).toEqual([])

const runningAnimations = (): string[] =>
  document
    .getAnimations()
    .filter((one) => one.playState === 'running')
    .filter((one) => one.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 200) ?? '') : ''))

/**
 * axe leaves out what it calls experimental unless it is asked for by name. Its rule of the size of targets is left out:
 * it asks for 24 px, and {@link smallTargets} for 44.
 */
const furtherRules = [
  'css-orientation-lock',
  'label-content-name-mismatch',
  'p-as-heading',
  'table-fake-caption',
  'td-has-header',
]

/** Rules that may be broken at one width or in one state alone: where things stand and what they are called. */
export const layoutRules = ['region', 'label-content-name-mismatch', 'landmark-unique']

/** Takes nine tenths of the time of a page of products. */
const ofColours = 'color-contrast'

/**
 * The violations that axe finds in a frame and those within it, one text each; `only` in place of all rules. While a
 * dialog is open it is looked at alone: the page below was seen without it. The colours of a list are looked at in one
 * of the items that are drawn alike. axe is put into a document once, which also takes longer than most looks.
 */
export async function violationsOn(frame: Frame, only?: readonly string[]): Promise<string[]> {
  for (const one of withChildren(frame)) await putAxeInto(one)
  if (only !== undefined) return violationsOf(frame, { runOnly: [...only] })
  const further = Object.fromEntries(furtherRules.map((id) => [id, { enabled: true }]))
  return [
    ...(await violationsOf(frame, { rules: { ...further, [ofColours]: { enabled: false } } })),
    ...(await violationsOf(frame, { runOnly: [ofColours] }, itemsLikeOthers)),
  ]
}

async function violationsOf(
  frame: Frame,
  rules: axe.RunOptions,
  leftOut: () => Element[] = () => [],
): Promise<string[]> {
  const exclude = await frame.evaluateHandle(leftOut)
  const options: axe.RunOptions = { resultTypes: ['violations'], ...rules }
  const { violations } = await frame.evaluate(
    (given) => {
      const open = [...document.querySelectorAll('dialog:modal')].at(-1)
      return window.axe.run({ include: [open ?? document.documentElement], exclude: given.exclude }, given.options)
    },
    { options, exclude },
  )
  await exclude.dispose()
  return violations.map(({ id, help, nodes }) => `${id}: ${help}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** The page of a partner in a frame comes later than the page around it: put into the empty one, axe is gone again. */
async function putAxeInto(frame: Frame): Promise<void> {
  await expect(async () => {
    await frame.waitForLoadState('domcontentloaded')
    if (await lacksAxe(frame)) await frame.evaluate(axe.source)
  }).toPass({ timeout: 20_000 })
}

const withChildren = (frame: Frame): Frame[] => [frame, ...frame.childFrames().flatMap(withChildren)]

const lacksAxe = (frame: Frame) => frame.evaluate(() => window.axe === undefined)

declare global {
  interface Window {
    axe: typeof axe
  }
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

/**
 * The same at the width of a phone as well: the page is not loaded again for it. What only a phone shows of a screen is
 * seen by all rules where the app opens it: e2e/journeys/app-accessibility.spec.ts. [K-138]
 */
export async function expectAccessibleAtEveryWidth(page: Page): Promise<void> {
  await expectAccessible(page)
  await atWidth(page, widths.phone, () => expectNothingWrong(page, layoutRules))
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
  const shop = await (await frameOf(page).elementHandle())?.contentFrame()
  if (shop === null || shop === undefined) throw new TypeError('the panel shows no page')
  const root = shop.locator(':root')
  const [needed, width] = await root.evaluate((element) => [element.scrollWidth, element.clientWidth] as const)
  const where = `at ${width}`
  expect(await violationsOn(shop, only), `axe ${where}`).toEqual([])
  expect(needed, `width of the page ${where}`).toBeLessThanOrEqual(width)
  expect(await root.evaluate(smallTargets), `too small to press ${where}`).toEqual([])
}
