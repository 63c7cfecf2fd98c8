import type { Page, TestInfo } from '@playwright/test'
import { beginAsShopper } from '../journeys/steps/login.ts'
import { categories, categoryAddress, expectOrdered, firstOrderable, orderFromCard } from '../journeys/steps/order.ts'
import { expect } from '../stack/test.ts'
import { end, faults } from './faults.ts'
import { planted } from './fixture/behaviour.ts'
import { prove } from './prove.ts'
import { allRounds, alternatingRounds, dealtRounds, type Position } from './rounds.ts'
import { createScene, type Scene } from './scene.ts'
import { outsideScreen, screens } from './screens.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

// One test for each round, and any worker takes the next one.
test.describe.configure({ mode: 'parallel' })
// The planted errors, and a browser's word for a page where a script should be.
test.use({ expectedProblems: new RegExp(`${planted}|Unexpected token '<'`) })

const says = {
  'before the last good one': 'what its newest release does is not seen, the last good one is shown',
  alone: 'whatever its only release does, the shop goes on and it comes back',
} as const satisfies Record<Position, string>

// In `npm test` a part that misses no fault which a browser alone shows; `pnpm faults` asks for all of them. A remote of
// a team outside is built, loaded and drawn by other code than ours: in both it meets every fault but for those of the
// lifecycle that only wait for a deadline of the shell.
const ofBrowser = faults.filter(({ isOfLifecycle }) => !isOfLifecycle)
const ofOutside = faults.filter(({ isOfLifecycle, outcome }) => !isOfLifecycle || outcome !== 'fails late')
const rounds =
  process.env['SHOP_ALL_FAULTS'] === undefined
    ? [...dealtRounds(screens, ofBrowser), ...alternatingRounds(outsideScreen, ofOutside)]
    : allRounds([...screens, outsideScreen], faults)
const limitMs = 10 * 60_000

for (const { screen, entry, position, faults: met } of rounds)
  test(`[ERR-022] ${screen.remote}, ${entry}: ${says[position]}`, async ({ page, shop, releaseFixture }, info) => {
    test.setTimeout(limitMs)
    const releases = await releaseFixture(screen.remote, position)
    await watchPage(page)
    shop.assets.forbidKeeping()
    await beginAsShopper(page)

    const scene = createScene(page, shop, screen, entry)
    await scene.openAfresh()
    await scene.timeHealthy()
    const failures: string[] = []
    for (const fault of met)
      await test
        .step(fault.name, () => prove(scene, fault, releases, position === 'alone'))
        .catch(async (error: Error) => {
          failures.push(`${fault.name}: ${error.message}`)
          await end(scene)
          await scene.openAfresh()
        })
    await reportReactions(info, scene.reactions)
    expect(failures, 'faults that were not withstood').toEqual([])
    if (screen === outsideScreen) await orderWithoutFiles(page, scene)
  })

/** Nothing of the remote is to be had, its last good release neither, and a member orders as ever. */
async function orderWithoutFiles(page: Page, scene: Scene): Promise<void> {
  scene.shop.assets.fail(new RegExp(`/${scene.broken.remote}/`), '503')
  await scene.openAfresh()
  await scene.ask()
  await scene.fallsBack()
  await scene.goTo(categoryAddress(categories.household))
  await expect(page.getByRole('heading', { level: 1, name: categories.household.name })).toBeVisible()
  const card = await firstOrderable(page)
  await orderFromCard(card, 2)
  await expectOrdered(card, 2)
}

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)

/** Says how quickly the page answered while a remote was broken. The aim is a second. */
async function reportReactions(info: TestInfo, reactions: readonly number[]): Promise<void> {
  const sorted = reactions.toSorted((a, b) => a - b)
  const [median, p95, longest] = [percentile(sorted, 0.5), percentile(sorted, 0.95), percentile(sorted, 1)]
  console.log(`${info.title}: ${sorted.length} reactions, median ${median} ms, p95 ${p95} ms, longest ${longest} ms`)
  await info.attach('reactions.json', { body: JSON.stringify(sorted), contentType: 'application/json' })
}
