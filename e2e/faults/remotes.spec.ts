import { loginShopper } from '../journeys/steps/login.ts'
import { expect } from '../stack/test.ts'
import { end, type Fault, faults } from './faults.ts'
import { planted } from './fixture/behaviour.ts'
import { prove } from './prove.ts'
import { reportReactions } from './reactions.ts'
import { createScene, type EntryName } from './scene.ts'
import { type FaultScreen, screens } from './screens.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

// One test for each remote and entry, and any worker takes the next one.
test.describe.configure({ mode: 'parallel' })
// What was planted, and what a browser says of a page where a script should be.
test.use({ expectedProblems: new RegExp(`${planted}|Unexpected token '<'`) })

const says = {
  'before the last good one': 'whatever its newest release does, the last good one is shown',
  alone: 'whatever its only release does, the shop goes on and it comes back',
} as const

type Round = { screen: FaultScreen; entry: EntryName; how: keyof typeof says; faults: readonly Fault[] }

const [even, odd] = [faults.filter((_, place) => place % 2 === 0), faults.filter((_, place) => place % 2 === 1)]

/**
 * Every remote meets every fault at each of its entries, one half before a last good release, the other alone; at
 * the other entry it is the other way round.
 */
const rounds: Round[] = screens.flatMap((screen) =>
  (screen.hasTwin ? (['web', '/mobile'] as const) : (['web'] as const)).flatMap((entry) => [
    { screen, entry, how: 'before the last good one', faults: entry === 'web' ? even : odd },
    { screen, entry, how: 'alone', faults: entry === 'web' ? odd : even },
  ]),
)

for (const { screen, entry, how, faults: met } of rounds)
  test(`[ERR-022] ${screen.remote}, ${entry}: ${says[how]}`, async ({ page, shop, releaseFixture }, info) => {
    test.setTimeout(600_000)
    const releases = await releaseFixture(screen.remote, how)
    await watchPage(page)
    shop.assets.forbidKeeping()
    await loginShopper(page)

    const scene = createScene(page, shop, screen, entry)
    await scene.openAfresh()
    await scene.timeHealthy()
    const failures: string[] = []
    for (const fault of met)
      await test
        .step(fault.name, () => prove(scene, fault, releases, how === 'alone'))
        .catch(async (error: Error) => {
          failures.push(`${fault.name}: ${error.message}`)
          await end(scene)
          await scene.openAfresh()
        })
    await reportReactions(info, scene.reactions)
    expect(failures, 'faults that were not withstood').toEqual([])
  })
