import { orderedPieces } from '@shop/tools/isolate'
import { loginShopper } from '../journeys/steps/login.ts'
import { expect } from '../stack/test.ts'
import { idOf } from './candidates.ts'
import { planted } from './fixture/behaviour.ts'
import { createScene, type EntryName } from './scene.ts'
import { type FaultScreen, screens } from './screens.ts'
import { test } from './test.ts'
import { watchPage } from './watch-page.ts'

type Arguments = Parameters<Parameters<typeof test>[2]>[0]

test.describe.configure({ mode: 'parallel' })
test.use({ expectedProblems: new RegExp(planted) })

const screenOf = (remote: string) => screens.filter((one) => one.remote === remote)

/** A tab in which nothing of the remote is loaded yet, and how often a page was loaded in it since then. */
async function openTab({ page, shop }: Pick<Arguments, 'page' | 'shop'>, screen: FaultScreen, entry: EntryName) {
  shop.assets.forbidKeeping()
  await watchPage(page)
  await loginShopper(page)
  const ordered = await orderedPieces(page)
  const scene = createScene(page, shop, screen, entry)
  await scene.openAfresh()
  await scene.timeHealthy()
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return { scene, ordered, loads: () => loads }
}

// The shell that asks for the new release is the same for every remote: one with tabs in the app, one without on the web.
for (const { screen, entry } of [
  ...screenOf('mfe-catalogue').map((screen) => ({ screen, entry: '/mobile' as const })),
  ...screenOf('mfe-signup').map((screen) => ({ screen, entry: 'web' as const })),
])
  test(`[ERR-022] [ERR-023] ${screen.remote}, ${entry}: a tab from before a release takes the new one when the old files are gone`, async ({
    page,
    shop,
    releaseFixture,
  }) => {
    const { scene, ordered, loads } = await openTab({ page, shop }, screen, entry)
    const { fixture, good } = await releaseFixture(screen.remote, 'alone')
    await shop.dropRelease(screen.remote, good.version)
    await scene.ask()
    await scene.shows(idOf(fixture))
    expect(loads()).toBeLessThanOrEqual(1)
    if (entry === 'web') expect(await orderedPieces(page)).toBe(ordered)
  })

for (const screen of screenOf('mfe-ordering'))
  test("[ERR-022] [ERR-023] a step to another screen takes the new release when the old one's file is gone", async ({
    page,
    shop,
    releaseFixture,
  }) => {
    const { scene, ordered, loads } = await openTab({ page, shop }, screen, 'web')
    await scene.ask()
    const { fixture, good } = await releaseFixture(screen.remote, 'alone')
    await scene.shows(idOf(good))
    await shop.dropRelease(screen.remote, good.version)
    await scene.goTo('/cart/ordered')
    await expect(page.locator(`[data-release="${idOf(fixture)}"] aside`).first()).toBeVisible()
    expect(loads()).toBeLessThanOrEqual(1)
    expect(await orderedPieces(page)).toBe(ordered)
  })

for (const screen of screenOf('mfe-catalogue'))
  test(`[ERR-022] [ERR-023] ${screen.remote}: when the new release is broken too, the page says so and is not loaded in circles`, async ({
    page,
    shop,
    releaseFixture,
  }) => {
    const { scene, loads } = await openTab({ page, shop }, screen, 'web')
    await scene.misbehave('throws at load')
    const { good, fixture } = await releaseFixture(screen.remote, 'alone')
    await shop.dropRelease(screen.remote, good.version)
    await scene.ask()
    await scene.fallsBack()
    await scene.shellReacts()
    await scene.otherIsUsable()
    await scene.ask()
    await scene.fallsBack()
    expect(loads()).toBe(0)

    await scene.misbehave(undefined)
    await scene.shows(idOf(fixture))
    await scene.wasNeverBlankNorLoadedAnew()
  })
