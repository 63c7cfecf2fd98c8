import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { type OpenFront, openShop, type Shop } from './shop.ts'

type Fixtures = {
  /**
   * Violations and page errors that a journey provokes on purpose: `test.use({ expectedProblems: /…|…/ })`.
   * One expression: Playwright takes a list whose second element is an object for something else.
   */
  expectedProblems: RegExp
  problems: string[]
  /** Chunks of remotes that the journey's pages have asked for, as `mfe-catalogue/search`: what a change of them can break. */
  loadedChunks: Set<string>
  /** A page in a browser of its own: another member, or the same one elsewhere. */
  newVisitor(): Promise<Page>
}

export const shopTimeoutMs = 120_000

/** The shop of one worker, for as long as it is used. */
export async function withShop(
  workerIndex: number,
  use: (shop: Shop) => Promise<void>,
  openFront?: OpenFront,
): Promise<void> {
  const folder = process.env['SHOP_JOURNEYS_FOLDER']
  if (folder === undefined) throw new Error('the global setup has not run')
  const own = path.join(folder, `worker-${workerIndex}`)
  await mkdir(own, { recursive: true })
  const shop = await openShop(path.join(folder, 'template'), own, openFront)
  await use(shop)
  await shop.close()
}

/** Playwright's `test` with a shop for each worker; a journey fails on policy violations and page errors. */
export const test = base.extend<Fixtures, { shop: Shop }>({
  shop: [
    ({ browserName: _ }, use, { workerIndex }) => withShop(workerIndex, use),
    { scope: 'worker', timeout: shopTimeoutMs },
  ],
  baseURL: async ({ shop }, use) => use(shop.origins.shop),
  expectedProblems: [/^(?!)/, { option: true }],
  problems: [
    async ({ shop, expectedProblems, loadedChunks }, use, info) => {
      const problems: string[] = []
      await use(problems)
      shop.assets.heal()
      if (loadedChunks.size > 0) info.annotations.push({ type: 'chunks', description: [...loadedChunks].join(' ') })
      if (info.status !== info.expectedStatus) await info.attach('services.log', { path: shop.log })
      const unexpected = problems.filter((problem) => !expectedProblems.test(problem))
      expect(unexpected, 'policy violations and page errors').toEqual([])
    },
    { auto: true },
  ],
  loadedChunks: async ({ browserName: _ }, use) => use(new Set()),
  context: async ({ context, problems, loadedChunks }, use) => {
    await watch(context, problems, loadedChunks)
    await use(context)
  },
  newVisitor: async ({ browser, problems, loadedChunks }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await watch(context, problems, loadedChunks)
      return context.newPage()
    })
    await Promise.all(contexts.map((context) => context.close()))
  },
})

export { expect } from '@playwright/test'

/** Hears what a page must never do, on every page of a browser and on every origin. */
async function watch(context: BrowserContext, problems: string[], loadedChunks: Set<string>): Promise<void> {
  context.on('request', (request) => {
    const [, remote, chunk] = /^\/(mfe-[a-z-]+)\/.*\/(.+)\.[0-9a-f]+\.js$/.exec(new URL(request.url()).pathname) ?? []
    if (remote !== undefined) loadedChunks.add(`${remote}/${chunk}`)
  })
  await context.exposeFunction('tellPolicyViolation', (violation: string) => problems.push(violation))
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, sample }) => {
      const place = `${location.pathname} (${sourceFile})`
      const tell: unknown = Reflect.get(window, 'tellPolicyViolation')
      if (typeof tell === 'function') tell(`${effectiveDirective} violated by ${blockedURI} ${sample} on ${place}`)
    })
  })
  // Broken promises between shell and remotes, and HTML that is not what the browser draws: to members a report and no error.
  context.on('console', (message) => {
    if (message.type() === 'error' && /\b(?:SecondCopy|DeadLetter)Error: |: take up the /.test(message.text()))
      problems.push(message.text())
  })
  // A script that does not parse has no stack, and an empty one is given for it.
  context.on('weberror', (webError) => problems.push(`page error: ${webError.error().stack || webError.error()}`))
}
