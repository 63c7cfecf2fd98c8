import type { TestInfo } from '@playwright/test'
import { beginAsShopper } from '../journeys/steps/login.ts'
import { expect } from '../stack/test.ts'
import { end, faults } from './faults.ts'
import { planted } from './fixture/behaviour.ts'
import { prove } from './prove.ts'
import { allRounds, dealtRounds, type Position } from './rounds.ts'
import { createScene } from './scene.ts'
import { screens } from './screens.ts'
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

// In `npm test` a part that misses no fault which a browser alone shows; `pnpm faults` asks for all of them.
const rounds =
  process.env['SHOP_ALL_FAULTS'] === undefined
    ? dealtRounds(
        screens,
        faults.filter(({ isOfLifecycle }) => !isOfLifecycle),
      )
    : allRounds(screens, faults)
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
  })

const percentile = (sorted: readonly number[], share: number): number =>
  Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN)

/** Says how quickly the page answered while a remote was broken. The aim is a second. */
async function reportReactions(info: TestInfo, reactions: readonly number[]): Promise<void> {
  const sorted = reactions.toSorted((a, b) => a - b)
  const [median, p95, longest] = [percentile(sorted, 0.5), percentile(sorted, 0.95), percentile(sorted, 1)]
  console.log(`${info.title}: ${sorted.length} reactions, median ${median} ms, p95 ${p95} ms, longest ${longest} ms`)
  await info.attach('reactions.json', { body: JSON.stringify(sorted), contentType: 'application/json' })
}
