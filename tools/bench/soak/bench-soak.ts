import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDirectoryStore, type ReleaseStore, updateChannel } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import { countPieces, prepareLoad } from 'reference-services/load'
import { bareMembers } from 'reference-services/many-members'
import { prepareReleases } from '../../start/releases.ts'
import type { BenchOptions } from '../bench-shop.ts'
import { withPlaces } from '../services/places.ts'
import { type Place, seed } from '../services/start-services.ts'
import { soak } from './soak-load.ts'
import { type Kind, kindNames, type SoakServers, startSoakServers } from './soak-servers.ts'

const minuteMs = 60_000
const releaseEvery = 5
/** As many as a channel remembers. */
const maxCandidates = 10
const channel = 'production'
const remote = 'mfe-favourites'
/** Of what a process takes after the first quarter, when its caches are full. */
const maxGrowth = 1.25

/**
 * So many minutes of orders, pages, lists and logins on two processes of each server, of which one is killed each
 * minute, with a release every five minutes and one rollback. Gives whether no order was lost or doubled, every error had a
 * reason, and no process grew.
 */
export const benchSoak = (minutes: number, options: BenchOptions): Promise<boolean> =>
  withPlaces(options, async ({ server }, bench) => {
    const { log, root } = bench
    const now = new Date('2026-11-20T18:00:00+09:00')
    const load = await prepareLoad(server, { seed, now, many: bareMembers(0) })
    await prepareReleases(server.dataFolder, channel, { root, log, stop: new AbortController().signal })
    const before = await countPieces(server)
    const servers = await startSoakServers(server, bench)
    const end = performance.now() + minutes * minuteMs
    const soaking = soak({ ...load, origins: servers.origins, isOver: () => performance.now() > end })
    const sizes = await disturb({ servers, place: server, root, minutes, end })
    const { acknowledged, lost, pages, calls, logins, faults } = await soaking
    const stored = (await countPieces(server)) - before
    const isWhole = stored === acknowledged && lost === 0
    log(
      `${minutes} min: ${acknowledged} orders acknowledged, ${stored} stored, ${lost} given up; ${pages} pages, ${calls} lists, ${logins} logins ${isWhole ? 'held' : 'NOT HELD'}`,
    )
    for (const [what, count] of faults) log(`  ${count} × ${what} NOT HELD`)
    const areFlat = kindNames.map((kind) => isFlat(kind, sizes[kind], log))
    const unexplained = await unexplainedLines(servers)
    for (const line of unexplained.slice(0, 20)) log(`  ${line} NOT HELD`)
    await servers.stop()
    return isWhole && faults.size === 0 && !areFlat.includes(false) && unexplained.length === 0
  })

type Candidate = Registry['remotes'][string]['candidates'][number]
type Sizes = Record<Kind, number[]>
type Disturbed = { servers: SoakServers; place: Place; root: string; minutes: number; end: number }

/** In the middle of each minute a process is killed; releases come and one goes. Gives megabytes of who was not killed. */
async function disturb({ servers, place, root, minutes, end }: Disturbed): Promise<Sizes> {
  // After a release, so that there is one to go back to.
  const rollbackAt = releaseEvery * Math.max(1, Math.floor(minutes / 2 / releaseEvery))
  const sizes: Sizes = { shop: [], services: [], identity: [] }
  for (let minute = 1; minute <= minutes; minute += 1) {
    await pause(Math.max(0, end - (minutes - minute + 0.5) * minuteMs - performance.now()))
    await servers.killAndStart(kindNames[minute % kindNames.length] ?? 'services')
    if (minute % releaseEvery === 0) await release(root, place, minute)
    if (minute === rollbackAt) await rollBack(place)
    for (const kind of kindNames) sizes[kind].push(await servers.megabytesOf(kind))
  }
  return sizes
}

function isFlat(kind: Kind, sizes: readonly number[], log: (line: string) => void): boolean {
  const early = sizes[Math.floor(sizes.length / 4)] ?? Number.NaN
  const late = sizes.at(-1) ?? Number.NaN
  const isHeld = late <= early * maxGrowth
  log(
    `  ${kind}: ${early.toFixed(0)} MB after a quarter, ${late.toFixed(0)} MB at the end ${isHeld ? 'held' : 'NOT HELD'}`,
  )
  return isHeld
}

/** The built remote once more, under a version of its own, for everybody. */
async function release(root: string, { dataFolder }: Place, minute: number): Promise<void> {
  const store = openDirectoryStore(path.join(dataFolder, 'releases'))
  const shown = await store.readChannel(channel)
  const [newest] = shown?.registry.remotes[remote]?.candidates ?? []
  if (newest === undefined) throw new Error(`the channel has no ${remote}`)
  const version = `${newest.descriptor.version.split('+', 1)[0]}+soak.${minute}`
  const folder = await mkdtemp(path.join(tmpdir(), 'todok-soak-'))
  await cp(path.join(root, remote, 'dist'), folder, { recursive: true })
  const descriptor = { ...newest.descriptor, version }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify(descriptor))
  await store.putRelease(remote, version, folder)
  await rm(folder, { recursive: true })
  await changeCandidates(store, (candidates) => [{ descriptor, releasedAt: new Date().toISOString() }, ...candidates])
}

/** The newest release is taken away, and the one before it is shown again. */
async function rollBack({ dataFolder }: Place): Promise<void> {
  await changeCandidates(openDirectoryStore(path.join(dataFolder, 'releases')), (candidates) => {
    if (candidates.length < 2) throw new Error('there is no release to go back to')
    return candidates.slice(1)
  })
}

async function changeCandidates(store: ReleaseStore, change: (candidates: readonly Candidate[]) => Candidate[]) {
  const changed = (registry: Registry | undefined): Registry => {
    const rows = registry?.remotes[remote]
    if (registry === undefined || rows === undefined) throw new Error(`the channel has no ${remote}`)
    const candidates = change(rows.candidates).slice(0, maxCandidates)
    return { ...registry, remotes: { ...registry.remotes, [remote]: { ...rows, candidates } } }
  }
  await updateChannel(store, channel, changed, { by: 'soak', at: new Date().toISOString() })
}

type Line = { level?: string; message?: string; code?: string; reason?: string }

/** Records of an error that do not say why; a connection that a killed process left is explained by the kill. */
async function unexplainedLines({ logOf }: SoakServers): Promise<string[]> {
  const texts = await Promise.all(kindNames.map((kind) => readFile(logOf(kind), 'utf8')))
  return texts
    .flatMap((text) => text.split('\n'))
    .filter((line) => {
      if (!line.startsWith('{')) return line.trim() !== '' && !/WARNING: Unsupported runtime/.test(line)
      const { level, message = '', reason } = JSON.parse(line) as Line
      return level === 'error' && reason === undefined && !/no answer of|a connection broke|ECONN|socket/.test(message)
    })
}
