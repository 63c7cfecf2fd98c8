import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { entries, openReleaseStore, type ReleaseStore } from '@shop/release-store'
import { openSourceMapStore } from '@shop/release-store/source-maps'
import { readConfig } from 'reference-services/config'
import type { Deployment } from './deployment.ts'
import { releaseBuiltShell } from './release-built-shell.ts'
import { type ReleasingWorkspace, releasingWorkspace } from './testing/releasing-workspace.ts'

// Each case builds in processes of their own: how fast they start is the machine's affair.

let shop: ReleasingWorkspace
beforeEach(async () => {
  shop = await releasingWorkspace(['shell', 'mfe-a'])
})
afterEach(() => shop.remove())

/** A store in which somebody else is quicker by one write. */
function overtaken(store: ReleaseStore, byWhat: () => Promise<unknown>): ReleaseStore {
  let isFirst = true
  return {
    ...store,
    async writeChannel(...write) {
      if (isFirst) {
        isFirst = false
        await byWhat()
      }
      return store.writeChannel(...write)
    },
  }
}

/** Releases the shell that is built, while another release comes first. */
async function releaseOvertaken(byWhat: () => Promise<unknown>) {
  const config = readConfig({ ...shop.environment, RELEASE_STORE: shop.location })
  const deployment: Deployment = {
    config,
    maps: openSourceMapStore(config.sourceMaps),
    channel: 'production',
    sign: async () => undefined,
    authorOf: async () => 'test@example.com',
    store: overtaken(openReleaseStore(shop.location), byWhat),
  }
  const { root, environment } = shop
  const live = { ...deployment, location: shop.location }
  const runCheck = shop.runCheck.open({ root, environment, live, log: () => undefined, stop: undefined })
  const request = { root: shop.root, commit: 'abc', now: new Date(), canary: undefined, note: undefined }
  return releaseBuiltShell(deployment, { ...request, isCheckOnly: false, into: entries, runCheck })
}

const prepare = async () => {
  const [before] = await shop.shells('web')
  shop.declare('shell', { trustedTypes: ['ours'] })
  await shop.ok('release', 'shell', '--check')
  return before
}

it('a shell that is released while another one is comes in front of that one', async () => {
  const before = await prepare()
  let other: string | undefined
  const { result, version } = await releaseOvertaken(async () => {
    shop.declare('shell', { trustedTypes: ['theirs'] })
    await shop.ok('release', 'shell')
    other = (await shop.shells('web'))[0]
    shop.declare('shell', { trustedTypes: ['ours'] })
    await shop.ok('release', 'shell', '--check')
  })
  expect(result).toBe('released')
  for (const entry of entries) expect(await shop.shells(entry)).toEqual([version, other, before])
})

it.each([
  { says: 'once more when everybody gets another remote meanwhile', by: ['disable', 'mfe-a'], runs: 2 },
  { says: 'once when only some get another one', by: ['release', 'mfe-a', '--canary', '5'], runs: 1 },
])('a shell runs $says', async ({ by, runs }) => {
  shop.declare('mfe-a', { budgetBytes: 2000 })
  await prepare()
  shop.runCheck.ran()
  await releaseOvertaken(() => shop.ok(...by))
  expect(shop.runCheck.ran().filter((one) => one.startsWith('shell '))).toHaveLength(runs)
})

it('a shell is judged anew against a remote that was released meanwhile', async () => {
  shop.declare('mfe-b', { singletons: { react: '^19.0.0' } })
  shop.declare('shell', { provides: { react: '19.1.0' } })
  await shop.ok('release', 'shell')
  const shown = await shop.shells('web')
  await prepare()
  const attempt = releaseOvertaken(() => shop.ok('release', 'mfe-b'))
  await expect(attempt).rejects.toMatchObject({ refusals: [{ rule: 'singletons' }] })
  expect([await shop.shells('web'), await shop.versions('mfe-b')]).toEqual([shown, [expect.any(String)]])
})
