import { type Step, scrollToTarget } from './steps.ts'
import { measured, pressAt, type Screen, type Visit } from './visit.ts'

/** Nothing but what the browser brings along. */
const content = `<!doctype html><select>${'<option>99</option>'.repeat(99)}</select>
<button onclick="document.querySelector('dialog').showModal()">?</button>
<dialog><button onclick="this.parentElement.close()">!</button></dialog>`

const steps = [
  { name: 'open a select', target: { selector: 'select' }, after: 'Escape', opensPopup: true },
  { name: 'ask', target: { selector: 'button', text: '?' } },
  { name: 'dismiss', target: { selector: 'button', text: '!' } },
] as const satisfies readonly Step[]

/**
 * Times the same presses on a page with nothing on it: how fast this machine is in this run, which no shop can beat.
 */
export async function visitEmptyPage({ page, protocol }: Screen, slowdown: number): Promise<Visit> {
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto('about:blank')
  await page.setContent(content)
  const visit: Visit = { drawnMs: await page.evaluate(() => performance.now()), drawing: [], presses: [] }
  for (const step of steps) {
    const at = await scrollToTarget(page, step.target)
    if (at === undefined) throw new Error(`empty page: nothing to press for “${step.name}”`)
    visit.presses.push(await measured(page, step, () => pressAt(page, at)))
    if ('after' in step) await page.keyboard.press(step.after)
  }
  return visit
}
