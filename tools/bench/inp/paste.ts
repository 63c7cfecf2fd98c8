import type { Page } from 'playwright'
import { scrollToTarget, type Target } from './steps.ts'
import { measured, type Pressed, pressAt, type Screen, type Visit } from './visit.ts'

export const pastedNumbers = 999

/** No screen leads there: links from elsewhere do. [ORD-002] */
const path = '/orders/direct'
const timeoutMs = 120_000
const keyMs = 400
const linesOfAPage = 20

const entry = {
  field: { selector: 'main textarea' },
  submit: { selector: 'main textarea + button' },
  more: { selector: 'main ul[aria-label="注文番号のリスト"] + div > button' },
  oneMore: { selector: 'main [aria-label="1つ増やす"]:not([aria-disabled])' },
} as const satisfies Record<string, Target>
const lines = 'main ul[aria-label="注文番号のリスト"] > li'
/** Until then numbers are being looked up. */
const progress = 'main [data-progress]'

/** Pastes a list of order numbers on a slowed device, types on while they are looked up, and works with the list. */
export async function visitPaste(
  { page, protocol }: Screen,
  shop: string,
  { numbers, slowdown }: { numbers: readonly string[]; slowdown: number },
): Promise<Visit> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(shop + path, { timeout: timeoutMs })
  await page.locator(entry.field.selector).waitFor({ timeout: timeoutMs })
  const drawnMs = await page.evaluate(() => performance.now())
  const { tasks: drawing } = await measured(page, { name: 'draw' }, async () => {})

  const presses: Pressed[] = []
  const drawn = (count: number) =>
    page
      .locator(lines)
      .nth(count - 1)
      .waitFor({ state: 'attached', timeout: timeoutMs })
  const field = await placeOf(page, entry.field)
  const submit = await placeOf(page, entry.submit)
  await pressAt(page, field)
  await page.evaluate((text) => navigator.clipboard.writeText(text), numbers.join('\n'))
  presses.push(await measured(page, { name: 'paste' }, () => page.keyboard.press('ControlOrMeta+v')))
  presses.push(
    await measured(page, { name: 'look up, typing on' }, async () => {
      await pressAt(page, submit)
      await pressAt(page, field)
      await page.locator(progress).waitFor()
      while (await page.locator(progress).isVisible()) {
        await page.keyboard.press('1')
        await page.waitForTimeout(keyMs)
        await page.keyboard.press('Backspace')
      }
      await drawn(linesOfAPage)
    }),
  )
  const more = await placeOf(page, entry.more)
  presses.push(
    await measured(page, { name: 'more lines' }, async () => {
      await pressAt(page, more)
      await drawn(2 * linesOfAPage)
    }),
  )
  const oneMore = await placeOf(page, entry.oneMore)
  presses.push(await measured(page, { name: 'one more' }, () => pressAt(page, oneMore)))
  // The ordered list is measured without the kept one above it.
  await emptyList(page)
  return { drawnMs, drawing, presses }
}

async function placeOf(page: Page, target: Target): Promise<{ x: number; y: number }> {
  const at = await scrollToTarget(page, target)
  if (at === undefined) throw new Error(`number entry: nothing to press at ${target.selector}`)
  return at
}

/** The list of the visit before, wherever the shop keeps it. */
const emptyList = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('numberLists')) localStorage.removeItem(key)
  })
