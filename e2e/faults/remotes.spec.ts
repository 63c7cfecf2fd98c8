import { beginAsShopper } from '../journeys/steps/login.ts'
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
  'before the last good one': 'what its newest release does is not seen, the last good one is shown',
  alone: 'whatever its only release does, the shop goes on and it comes back',
} as const

type How = keyof typeof says
type Round = { screen: FaultScreen; entry: EntryName; how: How; faults: readonly Fault[] }

const stages = screens.flatMap((screen) =>
  (screen.hasTwin ? (['web', '/mobile'] as const) : (['web'] as const)).map((entry) => ({ screen, entry })),
)
/** Each remote with a twin is met in both ways, and each way at both entries. */
const hows = ['before the last good one', 'alone', 'alone', 'before the last good one'] as const

/** Every fault is met once in each way: the shell that withstands it is the same for every remote and entry. */
const rounds: Round[] = (Object.keys(says) as How[]).flatMap((how) =>
  stages
    .filter((_, place) => hows[place % hows.length] === how)
    .map((stage, place, { length }) => ({ ...stage, how, faults: faults.filter((_, at) => at % length === place) })),
)

for (const { screen, entry, how, faults: met } of rounds)
  test(`[ERR-022] ${screen.remote}, ${entry}: ${says[how]}`, async ({ page, shop, releaseFixture }, info) => {
    test.setTimeout(600_000)
    const releases = await releaseFixture(screen.remote, how)
    await watchPage(page)
    shop.assets.forbidKeeping()
    await beginAsShopper(page)

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
