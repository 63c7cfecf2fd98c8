import type { Page } from '@playwright/test'
import { orderedPieces } from '@shop/tools/isolate'
import { loginShopper } from '../journeys/steps/login.ts'
import {
  categories,
  expectOrdered,
  expectPieces,
  goToOrderedList,
  lineOf,
  openOrderable,
  orderFromCard,
} from '../journeys/steps/order.ts'
import { restoreChannelAfterAll } from '../stack/keep-channel.ts'
import { expect, test } from '../stack/test.ts'
import { type Checkout, type Edit, openCheckout, type VerifyOutcome } from './checkout.ts'
import { installStandInReact, standInVersion } from './stand-in-react.ts'

/** Each test goes on where the one before left the checkout and the shop. */
test.describe.configure({ mode: 'serial', timeout: 900_000 })

let checkout: Checkout

restoreChannelAfterAll(test)
test.beforeAll(async () => {
  checkout = await openCheckout()
})
test.afterAll(() => checkout.remove())

const good = ({ isGood, words }: VerifyOutcome) => expect(isGood, words).toBe(true)

const platform = '@shop/shared/platform'
const names = 'shared/src/platform/index.ts'
const catalogueEntry = 'mfe-catalogue/src/remote.tsx'
const favouritesEntry = 'mfe-favourites/src/remote.tsx'

const using = (file: string, imported: string, fact: string): Edit => ({
  file,
  from: "import { routes } from './routes.ts'",
  to: `import { routes } from './routes.ts'
import { ${imported} } from '${platform}'
if (typeof document === 'object') Object.assign(document.documentElement.dataset, { ${fact} })`,
})

/** A remote that uses a name of contract 1. */
const onContract1: readonly Edit[] = [using(favouritesEntry, 'hearOnce', 'contract1: typeof hearOnce')]

/** That name is gone, and another one is there. */
const contract2: readonly Edit[] = [
  { file: names, from: 'export { hearOnce, ', to: 'export { ' },
  { file: names, from: 'export { defineKey,', to: 'export const contractMajor = 2\nexport { defineKey,' },
  using(catalogueEntry, 'contractMajor', 'contract2: contractMajor'),
]

const config = (sets: string) =>
  `export default (await import('@shop/tools/federation')).defineHost({ platformSets: [${sets}] })\n`
const contract1Set =
  "{ name: 'contract-1', contract: { version: '1.99.0', platform: './src/contract-1/platform.ts' }, adapt: './src/contract-1/adapt.ts' }"
const react20Set = "{ name: 'react-20', packages: { react: 'react-20', 'react-dom': 'react-dom-20' } }"

/** The shell of both contracts and both Reacts. */
const servingBoth: readonly Edit[] = [
  {
    file: 'shell/src/contract-1/platform.ts',
    to: `export * from '${platform}'\nexport { subscribeOncePerPage as hearOnce } from '${platform}'\n`,
  },
  {
    file: 'shell/src/contract-1/adapt.ts',
    to: "export const adapt = (platform: object) => {\n  document.documentElement.dataset['adapted'] = 'to contract 1'\n  return { ...platform }\n}\n",
  },
  { file: 'shell/webpack.config.mjs', to: config(`${contract1Set}, ${react20Set}`) },
]

const withReact20: readonly Edit[] = [
  { file: 'mfe-catalogue/package.json', from: '"react": "catalog:"', to: `"react": "${standInVersion}"` },
]

/** Errors in the console of a page, and which of the shell's further sets it has loaded. */
function listenTo(page: Page) {
  const said: string[] = []
  const sets: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  page.on('pageerror', ({ message }) => void said.push(message))
  page.on('request', (request) => {
    const [, set] = /\/platform-([a-z]+-\d+)\./.exec(request.url()) ?? []
    if (set !== undefined) sets.push(set)
  })
  return { said, sets }
}

const isShown = (page: Page, remote: string) =>
  expect(page.locator(`main [data-remote="${remote}"] :is(article, h1)`).first()).toBeVisible()
const dataOf = (page: Page) => page.evaluate(() => ({ ...document.documentElement.dataset }))

test('a remote goes to the next contract and the next React while the others stay: refused before the shell has both, then live, and bought from; none was ever switched off', async ({
  page,
  shop,
}) => {
  await checkout.commit(onContract1)
  good(await checkout.release(shop.dataFolder, 'release', 'mfe-favourites'))
  expect(await checkout.commit([...contract2, ...withReact20])).toMatch(
    /platform \S+ → 2\.0\.0 \(major; removed or changed: hearOnce\)/,
  )
  await installStandInReact(checkout.folder, 'mfe-catalogue', { react: 'react', reactDom: 'react-dom' })
  const refused = await checkout.release(shop.dataFolder, 'release', 'mfe-catalogue')
  expect(refused.isGood).toBe(false)
  expect(refused.words).toMatch(
    /needs contract \^2\.0\.0\s+theirs {3}shell \S+ \(web and webview\) serves contract 1\./,
  )
  expect(refused.words).toContain('needs react ^20.0.0')
  expect(refused.words).toContain('beside what it has (pnpm release shell, docs/majors.md)')

  await installStandInReact(checkout.folder, 'shell', { react: 'react-20', reactDom: 'react-dom-20' })
  await checkout.commit(servingBoth)
  good(await checkout.release(shop.dataFolder, 'release', 'shell'))
  good(await checkout.release(shop.dataFolder, 'release', 'mfe-catalogue'))

  const { said, sets } = listenTo(page)
  await loginShopper(page, 'member')
  const before = await orderedPieces(page)
  sets.length = 0
  const card = await openOrderable(page, categories.dairy)
  expect(await dataOf(page)).toMatchObject({ contract2: '2' })
  expect(new Set(sets)).toEqual(new Set(['react-20']))
  await orderFromCard(card, 2)
  await expectOrdered(card, 2)
  await expectPieces(page, before + 2)
  await goToOrderedList(page)
  await expect(lineOf(page, card)).toBeVisible()
  await page.goBack()
  await isShown(page, 'mfe-catalogue')
  await expectOrdered(card, 2)
  await page.goto('/favorite')
  await isShown(page, 'mfe-favourites')
  expect(await dataOf(page)).toMatchObject({ contract1: 'function', adapted: 'to contract 1' })
  expect(sets).toContain('contract-1')
  expect(said).toEqual([])
})

test('a shell that somebody needs is not taken back, and the list says who that is', async ({ shop }) => {
  const { isGood, words } = await checkout.release(shop.dataFolder, 'rollback', 'shell')
  expect(isGood).toBe(false)
  expect(words).toMatch(/theirs {3}mfe-catalogue \S+ needs react \^20\.0\.0/)
  const list = await checkout.release(shop.dataFolder, 'releases')
  expect(list.words).toMatch(/platform set contract-1 \(contract 1\.99\.0\): needed by .*mfe-favourites/)
  expect(list.words).toMatch(/platform set react-20 .*: needed by mfe-catalogue \S+/)
})
