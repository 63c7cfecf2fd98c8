import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import type { ReleaseDescriptor } from '@shop/shared/contract'
import { type OutsideRemotes, outsideRemotes } from '@shop/tools/outside-remotes'
import { restoreChannelAfterAll } from '../stack/keep-channel.ts'
import { root, type Shop } from '../stack/shop.ts'
import { expect, test } from '../stack/test.ts'

/** Packing the kit and installing packages takes its time where it was not done before. */
test.describe.configure({ timeout: 300_000 })

let outside: OutsideRemotes
restoreChannelAfterAll(test)
test.beforeAll(async () => {
  outside = await outsideRemotes(root)
})

const run = promisify(execFile)

/** The kit's own command, with the settings of the store alone. */
const command = ({ dataFolder, origins }: Shop, ...args: string[]) =>
  run(process.execPath, [path.join(outside.kit, 'cli.js'), ...args], {
    cwd: dataFolder,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataFolder,
      SHOP_ORIGIN: origins.shop,
      REMOTE_ORIGINS: 'mfe-recipes=https://api.recipes.example',
    },
  })

const descriptorOf = async (remote: keyof OutsideRemotes['built']): Promise<ReleaseDescriptor> =>
  JSON.parse(await readFile(path.join(outside.built[remote], 'release.json'), 'utf8'))

const screenOf = (page: Page, { name, version }: ReleaseDescriptor) =>
  page.locator(`main [data-release="${name}@${version}"]`)

/** A page within the page, as the browser's own buttons move. */
const step = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState(null, '', to)
    window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, address)

test('a remote in React of another team is opened by a link before anybody gets it, released, and taken back', async ({
  page,
  newVisitor,
  shop,
}) => {
  const recipes = await descriptorOf('recipes')
  const isShown = async (on: Page) =>
    expect(screenOf(on, recipes).getByRole('heading', { level: 1, name: 'レシピ' })).toBeVisible()
  await command(shop, 'publish', outside.built.recipes, '--only-store')
  const { stdout: link } = await command(shop, 'override', `${recipes.name}@${recipes.version}`, '--path', '/recipes')
  await page.goto(link.trim())
  await isShown(page)
  const other = await newVisitor()
  expect((await other.goto('/recipes'))?.status()).toBe(404)

  await command(shop, 'publish', outside.built.recipes)
  await expect.poll(async () => (await other.goto('/recipes'))?.status()).toBe(200)
  await isShown(other)
  await screenOf(other, recipes).getByRole('button', { name: '豚汁' }).click()
  await expect(screenOf(other, recipes).getByRole('heading', { name: '豚汁' })).toBeVisible()
  await step(other, '/category/16/0/0/-3')
  await expect(other.locator('main [data-remote="mfe-catalogue"] article').first()).toBeVisible()
  await expect(screenOf(other, recipes)).toHaveCount(0)
  await step(other, '/recipes')
  await isShown(other)

  await command(shop, 'disable', recipes.name)
  await expect.poll(async () => (await other.goto('/recipes'))?.status()).toBe(503)
})

test('a remote in Vue of another team is drawn under the policy of the page', async ({ page, shop }) => {
  const stamps = await descriptorOf('stamps')
  await command(shop, 'publish', outside.built.stamps)
  await expect.poll(async () => (await page.goto('/stamps'))?.status()).toBe(200)
  const screen = screenOf(page, stamps)
  const first = screen.getByRole('button', { name: '1', exact: true })
  await first.click()
  await expect(first).toHaveAttribute('aria-pressed', 'true')
  // Its fixed part came as HTML, and its style sheet with the nonce.
  await expect(screen.getByText('リピ買い')).toBeVisible()
  await expect(first).toHaveCSS('font-weight', '700')
})

for (const remote of ['cards', 'gifts'] as const)
  test(`a remote that the kit has begun stands on a page: ${remote}`, async ({ page, shop }) => {
    const descriptor = await descriptorOf(remote)
    await command(shop, 'publish', outside.built[remote])
    await expect.poll(async () => (await page.goto(`/${remote}`))?.status()).toBe(200)
    await expect(screenOf(page, descriptor).getByRole('heading', { level: 1 })).toBeVisible()
    await expect(screenOf(page, descriptor).getByText(`/${remote}`)).toBeVisible()
  })
