import type { CDPSession, Page } from 'playwright'
import { more, type Step, scrollToTarget } from './steps.ts'

const timeoutMs = 120_000
/** Until what a press has set off is over: answers come, lists are drawn to their end. */
const quietMs = 1200
/** A quick finger: five thousand pixels a second. */
const wheelSteps = 20
const wheelPx = 250
const wheelMs = 50
const longTaskMs = 50
const pressMs = 80

export type Place = {
  name: string
  path: string
  items: string
  /** So many come with the first page. */
  first: number
  /** Pages are added until so many stand there. */
  count: number
  steps: readonly Step[]
}

/** A page, and the way to slow it down. */
export type Screen = { page: Page; protocol: CDPSession }

/** The time that one step took of the main thread. */
export type Pressed = { step: string; inputMs: number; tasks: number[]; opensPopup: boolean }
export type Visit = { drawnMs: number; drawing: number[]; presses: Pressed[] }

/** Opens a list on a slowed device, goes on until all of it is there, and does each step. */
export async function visitList({ page, protocol }: Screen, shop: string, place: Place, slowdown: number) {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(shop + place.path, { timeout: timeoutMs })
  await page
    .locator(place.items)
    .nth(place.first - 1)
    .waitFor({ state: 'attached', timeout: timeoutMs })
  const drawnMs = await page.evaluate(() => performance.now())
  await page.waitForTimeout(quietMs * slowdown)
  const drawing = await tasksBetween(page, 0, Number.POSITIVE_INFINITY)

  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await addPages(page, place)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.evaluate(() => void window.scrollTo(0, 0))
  await page.waitForTimeout(quietMs * slowdown)

  const presses: Pressed[] = []
  for (const step of place.steps) {
    const { name, target, after } = step
    if (target === undefined) {
      presses.push(await measured(page, step, () => scrollFast(page)))
      continue
    }
    const at = await scrollToTarget(page, target)
    if (at === undefined) throw new Error(`${place.name}: nothing to press for “${name}” (${target.selector})`)
    presses.push(await measured(page, step, () => pressAt(page, at)))
    if (after !== undefined) await page.keyboard.press(after)
  }
  return { drawnMs, drawing, presses } satisfies Visit
}

/** Goes on from the first page of a list until all of it stands there, by its own word: what is far away is no card. */
export async function addPages(page: Page, place: Place): Promise<void> {
  for (let shown = place.first; shown < place.count; shown += place.first) {
    await page.locator(more.selector, { hasText: more.text }).click()
    await page.getByText(`${shown + place.first}件を表示`).waitFor({ timeout: timeoutMs })
  }
}

async function scrollFast(page: Page): Promise<void> {
  for (let step = 0; step < wheelSteps; step += 1) {
    await page.mouse.wheel(0, wheelPx)
    await page.waitForTimeout(wheelMs)
  }
}

/** A finger that comes, stays on the glass for a moment and goes: not all of it in one task, as a script would. */
export async function pressAt(page: Page, { x, y }: { x: number; y: number }): Promise<void> {
  await page.mouse.move(x, y)
  await page.waitForTimeout(pressMs)
  await page.mouse.down()
  await page.waitForTimeout(pressMs)
  await page.mouse.up()
}

/** Does something, leaves the page alone for a while, and asks only then what it cost. */
export async function measured(
  page: Page,
  { name: step, opensPopup = false }: Step,
  act: () => Promise<void>,
): Promise<Pressed> {
  const from = await page.evaluate(() => performance.now())
  await page.waitForTimeout(quietMs / 4)
  await act()
  await page.waitForTimeout(quietMs)
  const inputMs = await page.evaluate(
    (since) => Math.max(0, ...window.benchInp.inputs.filter(({ at }) => at >= since).map(({ ms }) => ms)),
    from,
  )
  return { step, opensPopup, inputMs, tasks: await tasksBetween(page, from, Number.POSITIVE_INFINITY) }
}

const tasksBetween = (page: Page, from: number, to: number): Promise<number[]> =>
  page.evaluate(
    ([since, until, above]) =>
      window.benchInp.tasks.filter(({ at, ms }) => at >= since && at < until && ms > above).map(({ ms }) => ms),
    [from, to, longTaskMs] as const,
  )
