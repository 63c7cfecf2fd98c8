import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { updateChannel } from '@shop/release-store'
import type { CandidateRelease, Registry } from '@shop/shared/contract'
import { restoreChannelAfterAll } from '../stack/keep-channel.ts'
import { putCopy } from '../stack/release-copy.ts'
import { root, type Shop } from '../stack/shop.ts'
import { expect, test } from '../stack/test.ts'

/** The matrix starts a shop and a browser of its own. */
test.describe.configure({ timeout: 240_000 })
restoreChannelAfterAll(test)

/** On the first page of the journey: the combination that fails is soon over. */
const remote = 'mfe-ordering'
type Row = { releases: { name: string; version: string; state: string }[]; result: string; link: string }

/** The command as an operator gives it, with the settings of the store alone. */
async function runMatrix({ dataFolder, origins }: Shop): Promise<Row[]> {
  const { PATH, HOME, CHROMIUM } = process.env
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'tools', 'matrix', 'main.ts'), '--json', '--entry', 'web'],
    { cwd: root, env: { PATH, HOME, CHROMIUM, DATA_DIR: dataFolder, SHOP_ORIGIN: origins.shop } },
  )
  return JSON.parse(stdout).combinations
}

const withCanary = (registry: Registry, candidate: CandidateRelease): Registry => {
  const { [remote]: rows = { disabled: false, withdrawn: [], candidates: [] } } = registry.remotes
  return {
    ...registry,
    remotes: { ...registry.remotes, [remote]: { ...rows, candidates: [candidate, ...rows.candidates] } },
  }
}

test('the matrix passes what is live, names the canary that fails and its step, and its link opens the combination', async ({
  page,
  shop,
}) => {
  const registry = (await shop.releases.readChannel('production'))?.registry
  const live = registry?.remotes[remote]?.candidates[0]?.descriptor
  if (live === undefined) throw new Error(`the channel has no ${remote}`)
  const broken = await putCopy(shop, remote, {
    label: 'broken',
    of: live,
    // The edge renders nothing of it: the page waits for its code.
    async change({ server: _, ...copy }, folder) {
      const code = "throw new Error('the shelf is empty')\n"
      await writeFile(path.join(folder, copy.entry), code)
      const integrity = `sha256-${createHash('sha256').update(code).digest('base64')}`
      const entry = { integrity, bytes: code.length, brotli: code.length }
      return { ...copy, files: { ...copy.files, [copy.entry]: entry } }
    },
  })
  const candidate = { descriptor: broken, releasedAt: broken.builtAt, canary: 5 }
  await updateChannel(shop.releases, 'production', (now) => withCanary(now as Registry, candidate))

  const [passed, failed] = await runMatrix(shop)
  expect(passed).toMatchObject({ entry: 'web', result: 'passed' })
  expect(failed).toMatchObject({
    entry: 'web',
    result: 'failed',
    // The shell may have put its fallback there before the error is heard.
    failedStep: expect.stringMatching(/^visitor: /),
    error: expect.stringContaining(`${remote}@${broken.version}`),
    releases: expect.arrayContaining([{ name: remote, version: broken.version, state: 'canary' }]),
  })

  await page.goto(passed?.link ?? '')
  const shown = passed?.releases.find(({ name }) => name === remote)
  await expect(page.locator(`main [data-release="${remote}@${shown?.version}"]`).first()).toBeVisible()
  await expect(page.getByRole('region', { name: '確認用の表示' })).toBeVisible()
})
