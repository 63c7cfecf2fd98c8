import type { Registry } from '@shop/shared/contract'
import { nearestUnmetNeeds, platformSetsOf } from '@shop/shared/version'
import type { Page } from 'playwright'
import { appAroundScript } from 'reference-services/app-around'
import { loginForTab } from 'reference-services/login-for-tab'
import { type Finding, readFailure, withoutConsequences } from '../release/run-check/findings.ts'
import { kinds } from '../release/run-check/kinds.ts'
import { only } from '../release/run-check/pages.ts'
import { firstScreens } from '../release/run-check/screens.ts'
import type { Stage } from '../release/run-check/stage.ts'
import { devices, keepLogin } from '../release/run-check/visitor.ts'
import { chromiumScreen } from './chromium-screen.ts'
import type { Combination } from './combinations.ts'
import { matrixJourney, type RemoteScreen } from './journey.ts'
import { entryName, type MatrixRow } from './table.ts'

export type Outcome = Pick<MatrixRow, 'result' | 'failedStep' | 'error'>

/** Of one combination, whatever hangs in it. */
const limitMs = 180_000

/** The remotes that the shell of a combination cannot serve, in words. */
function unfitIn({ shell, remotes }: Combination): string[] {
  const sets = platformSetsOf(shell.descriptor)
  return Object.values(remotes).flatMap(({ descriptor }) =>
    nearestUnmetNeeds(descriptor, sets).map(
      ({ of, range, provided }) => `${descriptor.name} needs ${of} ${range}, the shell has ${provided ?? 'none'}`,
    ),
  )
}

/** Pages of this combination alone: nothing stands behind a release that could be shown in its place. */
const registryOfCombination = ({ shell, remotes }: Combination): Registry => ({
  format: 3,
  shells: { web: only(shell.descriptor), webview: only(shell.descriptor) },
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, { descriptor }]) => [name, { disabled: false, ...only(descriptor) }]),
  ),
})

/** One screen of every remote, shown to the first kind of somebody with a login who may see it. */
function screensOf(entry: MatrixRow['entry'], registry: Registry): RemoteScreen[] {
  const found = new Map<string, RemoteScreen>()
  for (const kind of kinds) {
    const { account } = kind
    if (kind.entry !== entry || account === undefined) continue
    // The app has one member here.
    if (entry === 'app' && account !== 'member') continue
    for (const { route, address } of firstScreens(kind, registry.remotes))
      if (!found.has(route.owner)) found.set(route.owner, { remote: route.owner, address, account })
  }
  return [...found.values()].toSorted(
    (one, other) => Number(one.account !== 'member') - Number(other.account !== 'member'),
  )
}

/** Shows a combination on the stage and runs the main journey through it, up to the first step that fails. */
export async function runCombination(stage: Stage, combination: Combination): Promise<Outcome> {
  const unfit = unfitIn(combination)
  if (unfit.length > 0) return { result: 'does not fit', error: unfit.join('; ') }
  const registry = registryOfCombination(combination)
  await stage.show(registry)
  const entry = entryName(combination.entry)
  const { origins, browser } = stage
  const { login } = await loginForTab(origins, 'member')
  const context = await browser.newContext({
    ...devices[entry],
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
    reducedMotion: 'reduce',
  })
  if (entry === 'app') await context.addInitScript({ content: appAroundScript })
  const page = await context.newPage()
  const screen = chromiumScreen(page, firstProblem(page))
  const steps = matrixJourney(screen, {
    entry,
    origins,
    screens: screensOf(entry, registry),
    appQuery: `accessToken=${login.accessToken}`,
    async become(account) {
      const { login: next } = await loginForTab(origins, account)
      await page.goto(`${origins.shop}/healthz`)
      await context.clearCookies()
      await page.evaluate(keepLogin, next)
    },
    seeRemote: (remote) => screen.seeRelease(`${remote}@${combination.remotes[remote]?.descriptor.version}`),
  })
  const isOver = AbortSignal.timeout(limitMs)
  let step = ''
  try {
    for (const { name, run } of steps) {
      step = name
      isOver.throwIfAborted()
      await run()
    }
    return { result: 'passed' }
  } catch (error) {
    return { result: 'failed', failedStep: step, error: error instanceof Error ? error.message : String(error) }
  } finally {
    await context.close()
  }
}

/** Rejects with what the shell says of a release that fails, or with an error that nobody caught. */
function firstProblem(page: Page): Promise<never> {
  const settleMs = 300
  const problem = new Promise<never>((_, reject) => {
    const findings: Finding[] = []
    page.on('console', (message) => {
      const finding = message.type() === 'error' ? readFailure(message.text()) : undefined
      if (finding === undefined) return
      findings.push(finding)
      // An error in the same moment may be the cause.
      setTimeout(() => {
        const [first = finding] = withoutConsequences(findings)
        reject(new Error(`${first.release} ${first.doing}: ${first.words}`))
      }, settleMs)
    })
    page.on('pageerror', (error) => reject(new Error(`page error: ${error.message}`)))
  })
  // Nobody waits for it between two steps.
  problem.catch(() => undefined)
  return problem
}
