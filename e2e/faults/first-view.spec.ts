import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Page } from '@playwright/test'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { expectInHtml, frameMark, isInHtml, screenMark } from '../journeys/steps/first-view.ts'
import { beginAsShopper, openDrawer } from '../journeys/steps/login.ts'
import { categories, expectOrdered, openOrderable, orderFromCard } from '../journeys/steps/order.ts'
import type { Shop } from '../stack/shop.ts'
import { expect, test } from '../stack/test.ts'
import { goodRelease, goodShell, idOf, offer, offerShells } from './candidates.ts'
import { floodWithAddresses } from './flood.ts'
import { putWithServerEntry } from './server-entry.ts'

const ways = [
  { does: 'loops without an end', render: 'for (;;) {}', reason: 'hung' },
  { does: 'eats memory', render: 'const all = []; for (;;) all.push(new Array(1e6).fill(0))', reason: '(?:died|hung)' },
  { does: 'throws', render: "throw new Error('no such product')", reason: 'thrown' },
  {
    does: 'gives a script',
    render: `const view = await good(request)
      return { ...view, html: view.html + '<script>window.hasRun = true</script>' }`,
    reason: 'refused',
  },
  {
    does: 'gives a megabyte',
    render: "return { ...(await good(request)), html: '<p>' + 'x'.repeat(1_100_000) }",
    reason: 'refused',
  },
] as const

const codes = Object.values(categories).map(({ code }) => code)
const broken = ways.map((way, place) => ({ ...way, owner: 'mfe-catalogue', at: `/category/${codes[place]}/0/0/-1` }))
const brokenInShell = ways
  .filter(({ does }) => does === 'loops without an end' || does === 'gives a script')
  .map((way, place) => ({ ...way, owner: 'shell', at: `/category/${codes[place]}/0/0/3` }))
const rendersOf = (rows: typeof broken) => Object.fromEntries(rows.map(({ at, render }) => [at, render]))

const throwsEverywhere = { '*': "throw new Error('nothing works')" }
const keepsState = {
  '*': `globalThis.visitors = (globalThis.visitors ?? 0) + 1
    const view = await good(request)
    return { ...view, html: view.html + '<p>' + globalThis.visitors + '</p>' }`,
}

const remotes = {
  'mfe-catalogue': rendersOf(broken),
  'mfe-favourites': throwsEverywhere,
  'mfe-account': keepsState,
} as const
let shell: ShellManifest
const releases = new Map<string, ReleaseDescriptor>()
const undo: (() => Promise<void>)[] = []

test.beforeAll(async ({ shop }) => {
  for (const [name, renders] of Object.entries(remotes)) {
    const good = await goodRelease(shop, name)
    const release = await putWithServerEntry(shop, name, good, renders)
    undo.push(() => offer(shop, name, [good]))
    await offer(shop, name, [release])
    releases.set(name, release)
  }
  const good = await goodShell(shop)
  shell = await putWithServerEntry(shop, 'shell', good, rendersOf(brokenInShell))
  undo.push(() => offerShells(shop, [good]))
  await offerShells(shop, [shell])
  // Until both are running and have been compared with themselves.
  await expectRendersOthers(shop)
})
test.afterAll(async () => {
  for (const one of undo) await one()
})

const nameOf = (owner: string): string => {
  const release = releases.get(owner)
  return release === undefined ? `${owner}@${shell.version}` : idOf(release)
}

const expectRendered = (shop: Shop, address: string, release: string) =>
  expectInHtml(shop, address, screenMark(release))

let others = 0
/** An address that no page has been rendered for. */
async function expectRendersOthers(shop: Shop): Promise<void> {
  others += 1
  await expectRendered(shop, `/category/${codes.at(-1)}/0/0/-3?visit=${others}`, nameOf('mfe-catalogue'))
}

/** Lines of the edge's log about a release's first views. */
async function toldOf({ log }: Shop, release: string): Promise<string[]> {
  const begin = `edge: first view: ${release} `
  const lines = (await readFile(log, 'utf8')).split('\n')
  return lines.filter((line) => line.startsWith(begin)).map((line) => line.slice(begin.length))
}

/** Drawn by the browser's part of the same release, and listening. */
async function expectUsable(page: Page, { owner, content }: { owner: string; content: string }): Promise<void> {
  await expect(page.locator(`main [data-release="${nameOf(owner)}"] ${content}`).first()).toBeVisible()
  await openDrawer(page)
}

for (const { owner, at, does, reason } of [...broken, ...brokenInShell])
  test(`[K-185] when the server entry of ${owner} ${does} at one address, that page comes as before, and all others are rendered`, async ({
    page,
    shop,
  }) => {
    const [response] = await Promise.all([page.goto(at), expectRendered(shop, '/', 'mfe-ordering@')])
    const html = (await response?.text()) ?? ''
    expect(html.includes(owner === 'shell' ? frameMark : screenMark(nameOf(owner)))).toBe(false)
    await expectUsable(page, { owner: 'mfe-catalogue', content: 'article' })
    expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
    const told = new RegExp(`^${reason} at ${at}: .`)
    await expect.poll(() => toldOf(shop, nameOf(owner))).toContainEqual(expect.stringMatching(told))
    await expectRendersOthers(shop)
  })

test('[K-185] a release whose server entry fails at three addresses rests, and its pages come as before', async ({
  page,
  shop,
}) => {
  const favourites = nameOf('mfe-favourites')
  for (const count of [1, 2, 3])
    await expect(async () => {
      await isInHtml(shop, `/favorite?visit=${count}`, frameMark)
      expect(await toldOf(shop, favourites)).toHaveLength(count)
    }).toPass()
  await page.goto('/favorite')
  await expectUsable(page, { owner: 'mfe-favourites', content: 'h1' })
  expect(await toldOf(shop, favourites)).toHaveLength(3)
  await expectRendered(shop, '/', 'mfe-ordering@')
})

test('[K-185] a release whose server entry keeps state between visitors is found out before any page has a view of it', async ({
  page,
  shop,
}) => {
  const account = nameOf('mfe-account')
  await expect(async () => {
    expect(await isInHtml(shop, '/orders/history', screenMark(account))).toBe(false)
    expect(await toldOf(shop, account)).toContainEqual(expect.stringMatching(/^keepsState at /))
  }).toPass()
  await page.goto('/orders/history')
  await expectUsable(page, { owner: 'mfe-account', content: 'h1' })
})

test('[K-185] markup in an answer of the services is words in the first view and in the page that takes it up', async ({
  page,
  shop,
}) => {
  const title =
    '<script>window.hasRun = true</script><img src=x onerror="window.hasRun = true"> javascript:冬のお知らせ'
  const file = path.join(shop.dataFolder, 'static-data', 'notices.json')
  const before = await readFile(file, 'utf8')
  const { notices } = JSON.parse(before)
  await writeFile(file, JSON.stringify({ notices: [{ ...notices[0], title, linkUrl: 'javascript:alert(1)' }] }))
  await expectRendered(shop, '/', 'mfe-ordering@')
  // Of the rendered screen: data in a page has no entities.
  await expectInHtml(shop, '/', '&lt;script&gt;window.hasRun')
  await page.goto('/')
  await expect(page.getByRole('region', { name: 'お知らせ', exact: true })).toContainText(title)
  await openDrawer(page)
  expect(await page.evaluate(() => 'hasRun' in window)).toBe(false)
  await writeFile(file, before)
})

test('[K-185] a path of eight kilobytes is not rendered, and its page comes as before', async ({ page, shop }) => {
  const response = await page.goto(`/products/20261201/104001/${'x'.repeat(8000)}`)
  expect([response?.status(), (await response?.text())?.includes(frameMark)]).toEqual([200, false])
  await expectUsable(page, { owner: 'mfe-catalogue', content: 'article' })
  await expectRendersOthers(shop)
})

test('[K-185] under a flood of addresses that nobody has asked for pages go on without a view, and a member orders', async ({
  page,
  shop,
}) => {
  await beginAsShopper(page)
  const flood = floodWithAddresses(shop.origins.shop)
  const card = await openOrderable(page, categories.household)
  await orderFromCard(card, 1)
  await expectOrdered(card, 1)
  await expect.poll(flood.count, { timeout: 60_000 }).toBeGreaterThan(1000)
  const { statuses, rendered, perSecond } = await flood.stop()
  console.log(`${flood.count()} pages, ${perSecond} a second, ${rendered} with a view`)
  expect([...statuses]).toEqual([200])
  expect(rendered / flood.count()).toBeLessThan(0.5)
  // A page whose answers did not come in time is no failure of a release.
  for (const owner of ['shell', 'mfe-catalogue'])
    expect((await toldOf(shop, nameOf(owner))).filter((line) => line.startsWith('thrown at /search'))).toEqual([])
  await expectRendersOthers(shop)
})
