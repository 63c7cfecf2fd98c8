import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openReleaseStore, type ReleaseStore, updateChannel } from '@shop/release-store'
import { aShell, channelShell } from '@shop/release-store/testing'
import { type CandidateRelease, pageRegistry, type Registry } from '@shop/shared/contract'
import * as v from 'valibot'
import { aCandidate, aRegistry, channelRemote, writeDescriptor } from '../testing/a-release-store.ts'
import { aVisitReport } from '../testing/a-visit-report.ts'
import { testDatabase } from '../testing/databases.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestShop, type TestShop } from '../testing/test-shop.ts'
import { haltBadCanaries } from './canary-watch.ts'
import { reportCounts } from './report-counts.ts'
import { storeCounts } from './store-counts.ts'

const stable = 'mfe-catalogue@1.0.0'
const canary = 'mfe-catalogue@2.0.0'
const releasedAt = new Date().toISOString()
const pollMs = 100

let shop: TestShop
let store: ReleaseStore
let said: string[]
async function open(watchSeconds: string) {
  shop = await openTestShop(testDatabase, {
    only: ['services', 'shop'],
    settings: { CANARY_WATCH_SECONDS: watchSeconds, CANARY_MIN_MOUNTS: '10' },
  })
  store = openReleaseStore(shop.config.releaseStore)
}

async function show(...candidates: CandidateRelease[]) {
  for (const { descriptor } of candidates) await writeDescriptor(shop.config.dataFolder, descriptor)
  await updateChannel(store, 'production', () => ({
    ...aRegistry(),
    remotes: { 'mfe-catalogue': channelRemote(candidates) },
  }))
}
const standing = () => [aCandidate('2.0.0', { canary: 10, releasedAt }), aCandidate('1.0.0')]

/** Reports of so many visits, some of which could not show the release. */
async function told(
  release: string,
  mounts: number,
  mountFailures: number,
  isCanary = release === canary,
  entry: 'web' | 'webview' = 'web',
) {
  const counts = Array.from({ length: mounts }, (_, place) =>
    reportCounts({
      ...aVisitReport({ release, isCanary, mounts: 1, mountFailures: place < mountFailures ? 1 : 0 }),
      entry,
    }),
  )
  await storeCounts(shop.db, counts.flat(), new Date())
}

const look = () =>
  haltBadCanaries({
    db: shop.db,
    store,
    channel: 'production',
    canary: shop.config.canary,
    log: (line) => said.push(line),
  })

const channel = async (): Promise<Registry> => {
  const shown = await store.readChannel('production')
  if (shown === undefined) throw new Error('the channel is gone')
  return shown.registry
}
const haltedOf = async () =>
  (await channel()).remotes['mfe-catalogue']?.candidates.map(({ descriptor, halted }) => [
    descriptor.version,
    halted?.why,
  ])
const why = 'mount failures 25.0 % of 20 against 1.0 % of 100'

describe('a look at the canaries', () => {
  beforeAll(() => open('0'))
  afterAll(() => shop?.close())
  beforeEach(async () => {
    said = []
    await shop.db.deleteFrom('release_count').execute()
  })

  it('[K-147] lets one go on that was slow on every visit: nothing of it has failed', async () => {
    await show(...standing())
    await told(stable, 100, 1)
    const slow = reportCounts(aVisitReport({ release: canary, isCanary: true, mounts: 20, slow: 20 }))
    await storeCounts(shop.db, slow, new Date())
    await look()
    expect([await haltedOf(), said]).toEqual([
      [
        ['2.0.0', undefined],
        ['1.0.0', undefined],
      ],
      [],
    ])
  })

  it('halts one that does worse, says so once, and leaves everything else as it was', async () => {
    await show(...standing())
    await told(stable, 100, 1)
    await told(canary, 20, 5)
    await look()
    await look()
    expect(await haltedOf()).toEqual([
      ['2.0.0', why],
      ['1.0.0', undefined],
    ])
    expect(said).toEqual([`canary mfe-catalogue@2.0.0 halted: ${why}`])
    const { shells } = await channel()
    expect(shells).toEqual(aRegistry().shells)
  })

  it('lets one go on that does as well', async () => {
    await show(...standing())
    await told(stable, 100, 30)
    await told(canary, 20, 6)
    await look()
    expect(await haltedOf()).toEqual([
      ['2.0.0', undefined],
      ['1.0.0', undefined],
    ])
    expect(said).toEqual([])
  })

  it('counts for it only who had it as a canary', async () => {
    await show(...standing())
    await told(canary, 20, 20, false)
    await look()
    expect(said).toEqual([])
  })

  it('halts nothing that is everybody’s, however bad it is', async () => {
    await show(aCandidate('2.0.0', { canary: 100, releasedAt }), aCandidate('1.0.0'))
    await told(canary, 50, 50)
    await look()
    expect(said).toEqual([])
  })

  it('halts one of the shell in the entry where it does worse, by failed starts', async () => {
    const stableShell = aShell({ version: '1.0.0' })
    const rows = () =>
      channelShell({ descriptor: aShell({ version: '2.0.0' }), canary: 5, releasedAt }, { descriptor: stableShell })
    await updateChannel(store, 'production', () => ({ ...aRegistry(), shells: { web: rows(), webview: rows() } }))
    await told('shell@1.0.0', 100, 1)
    await told('shell@2.0.0', 20, 5, true)
    await told('shell@2.0.0', 20, 0, true, 'webview')
    await look()
    const { web, webview } = (await channel()).shells
    expect([web, webview].map(({ candidates: list }) => list.map(({ halted }) => halted?.why))).toEqual([
      [why, undefined],
      [undefined, undefined],
    ])
    expect(said).toEqual([`canary shell (web)@2.0.0 halted: ${why}`])
  })

  it('is won by one of many processes, and a release of the same moment is not lost', async () => {
    await show(...standing())
    await told(stable, 100, 1)
    await told(canary, 20, 5)
    const release = updateChannel(store, 'production', (before = aRegistry()) => ({
      ...before,
      remotes: { ...before.remotes, 'mfe-other': channelRemote([]) },
    }))
    await Promise.all([look(), look(), release, look(), look()])
    expect(said).toHaveLength(1)
    expect((await haltedOf())?.[0]).toEqual(['2.0.0', why])
    expect((await channel()).remotes['mfe-other']).toBeDefined()
  })
})

describe('a canary that fails for visitors', () => {
  beforeAll(() => open('1'))
  afterAll(() => shop?.close())

  it('is off every page soon after', async () => {
    await show(...standing())
    const post = (release: string, mountFailures: number) =>
      rawRequest(shop.origins.services, '/reports', {
        method: 'POST',
        headers: { 'Content-Type': 'text/plain' },
        body: JSON.stringify(aVisitReport({ release, isCanary: release === canary, mounts: 10, mountFailures })),
      })
    const offered = async () => {
      const { text } = await rawRequest(shop.origins.shop, '/_registry?entry=web')
      return v.parse(pageRegistry, JSON.parse(text)).remotes['mfe-catalogue']?.map(({ version }) => version)
    }
    expect(await offered()).toEqual(['2.0.0', '1.0.0'])
    for (const [release, failures] of [
      [stable, 0],
      [canary, 4],
      [canary, 5],
    ] as const)
      expect((await post(release, failures)).status).toBe(204)
    while ((await offered())?.includes('2.0.0')) await new Promise((resolve) => setTimeout(resolve, pollMs))
    expect(await haltedOf()).toEqual([
      ['2.0.0', expect.stringMatching(/^mount failures \d+\.0 % of [12]0 against 0\.0 % of 10$/)],
      ['1.0.0', undefined],
    ])
  })
})
