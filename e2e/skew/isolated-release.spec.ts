import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { updateChannel } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import { startHostProcess } from '@shop/tools/isolate'
import { restoreChannelAfterAll } from '../stack/keep-channel.ts'
import { putCopy } from '../stack/release-copy.ts'
import { root } from '../stack/shop.ts'
import { expect, test } from '../stack/test.ts'

const remote = 'mfe-favourites'

restoreChannelAfterAll(test)

test('isolation shows a release of the store by its name, and another one that the panel offers', async ({
  page,
  shop,
}) => {
  const registry = (await shop.releases.readChannel('production'))?.registry
  const live = registry?.remotes[remote]?.candidates[0]?.descriptor
  if (live === undefined) throw new Error(`the channel has no ${remote}`)
  const older = await putCopy(shop, remote, { label: 'older', of: live, change: (copy) => copy })
  await updateChannel(shop.releases, 'production', (now) => {
    const { remotes, ...rest } = now as Registry
    const { [remote]: rows = { disabled: false, withdrawn: [], candidates: [] } } = remotes
    const candidates = [...rows.candidates, { descriptor: older, releasedAt: older.builtAt }]
    return { ...rest, remotes: { ...remotes, [remote]: { ...rows, candidates } } }
  })

  const folder = await mkdtemp(path.join(tmpdir(), 'isolated-release-'))
  const host = await startHostProcess(root, {
    program: 'isolate/main.ts',
    args: [remote, '--release', older.version, '--built', '--data', folder],
    ready: /^isolated: (\S+)$/m,
    environment: { RELEASE_STORE: path.join(shop.dataFolder, 'releases') },
  })
  try {
    const frame = page.frameLocator('#frame')
    const shown = (version: string) => frame.locator(`main [data-release="${remote}@${version}"]`)
    await page.goto(host.origin)
    await expect(shown(older.version).getByRole('heading', { level: 1 })).toBeVisible()

    await page.getByLabel('リリース').selectOption(live.version)
    await page.getByRole('button', { name: 'この状態で開く' }).click()
    await expect(shown(live.version).getByRole('heading', { level: 1 })).toBeVisible()
    expect(new URL(page.url()).searchParams.get('release')).toBe(live.version)
    await expect(page.locator('#problems')).toBeEmpty()

    await page.goto(`${host.origin.replace(/\?.*/, '')}?release=9.9.9`)
    await expect(page.locator('#problems')).toContainText('release=9.9.9')
    await expect(shown(older.version).getByRole('heading', { level: 1 })).toBeVisible()
  } finally {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  }
})
