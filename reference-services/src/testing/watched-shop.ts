import { openReleaseStore, type ReleaseStore, updateChannel } from '@shop/release-store'
import type { CandidateRelease, Registry, VisitReport } from '@shop/shared/contract'
import { storeVisits } from '../reports/store-visits.ts'
import { type LookPorts, lookAtReleases } from '../reports/watch-releases.ts'
import { aCandidate, aRegistry, channelRemote, writeDescriptor } from './a-release-store.ts'
import { aVisitReport } from './a-visit-report.ts'
import { testDatabase } from './databases.ts'
import { openTestShop, type TestShop } from './test-shop.ts'

const hourMs = 60 * 60 * 1000
export const now: Date = new Date()
export const hoursAgo = (hours: number): Date => new Date(now.getTime() - hours * hourMs)
/** When the releases were released that are looked at; {@link provenRelease} has its visits of {@link before}. */
export const releasedAt: string = hoursAgo(2).toISOString()
export const before: Date = hoursAgo(5)

export const provenRelease = (version: string): CandidateRelease =>
  aCandidate(version, { provenAt: before.toISOString() })

/** The report of a visit on a release that has thrown. */
export const thrown = { errors: [{ doing: 'render', kind: 'TypeError', count: 3 }] }

type Visits = Partial<VisitReport> & { failures?: number; reporters?: number; at?: Date }

export type WatchedShop = TestShop & {
  store: ReleaseStore
  /** All lines of the log, and all messages of the webhook. */
  said: string[]
  told: object[]
  /** Makes these the releases of the catalogue, newest first. */
  show(...candidates: CandidateRelease[]): Promise<void>
  /** So many visits of a release, the first of which met an error, from as many addresses unless it says otherwise. */
  visited(release: string, visits: number, of?: Visits): Promise<void>
  look(over?: Partial<LookPorts>): Promise<void>
  registry(): Promise<Registry>
  /** The catalogue's releases in the channel. */
  candidates(): Promise<CandidateRelease[]>
  /** Their versions, and why they were taken back. */
  halted(): Promise<(string | undefined)[][]>
  /** Forgets visits and what was said. */
  forget(): Promise<void>
}

/** A shop whose releases are looked at when a test says so, or by its own watch where the settings ask for one. */
export async function openWatchedShop(
  settings: Record<string, string> = { RELEASE_WATCH: 'off' },
): Promise<WatchedShop> {
  const [said, told]: [string[], object[]] = [[], []]
  const log = (line: string) => void said.push(line)
  const shop = await openTestShop(testDatabase, { only: ['services', 'shop'], settings, log })
  const store = openReleaseStore(shop.config.releaseStore)
  const registry = async () => {
    const shown = await store.readChannel('production')
    if (shown === undefined) throw new Error('the channel is gone')
    return shown.registry
  }
  const candidates = async () => (await registry()).remotes['mfe-catalogue']?.candidates ?? []
  return {
    ...shop,
    store,
    said,
    told,
    registry,
    candidates,
    async show(...list) {
      for (const { descriptor } of list) await writeDescriptor(shop.config.dataFolder, descriptor)
      const remotes = { 'mfe-catalogue': channelRemote(list) }
      await updateChannel(store, 'production', () => ({ ...aRegistry(), remotes }))
    },
    async visited(release, visits, { failures = 0, reporters = visits, at = now, ...of } = {}) {
      for (let place = 0; place < visits; place += 1)
        await storeVisits(
          shop.db,
          { ...aVisitReport({ release, ...(place < failures ? thrown : {}) }), ...of },
          { reporter: `address ${place % reporters}`, now: at },
        )
    },
    look: (over = {}) =>
      lookAtReleases({
        db: shop.db,
        store,
        channel: 'production',
        watch: { ...shop.config.watch, minVisits: 20, minReporters: 3 },
        log,
        webhook: { tell: (message) => void told.push(message) },
        ...over,
      }),
    halted: async () => (await candidates()).map(({ descriptor, halted }) => [descriptor.version, halted?.why]),
    async forget() {
      said.length = 0
      told.length = 0
      await shop.db.deleteFrom('release_visit').execute()
      await shop.db.deleteFrom('release_reporter').execute()
    },
  }
}
