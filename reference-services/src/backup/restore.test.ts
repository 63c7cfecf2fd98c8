import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Config, readConfig } from '../config.ts'
import { copyFolder } from '../database/copy-folder.ts'
import { openBucket } from '../object-storage/open-bucket.ts'
import { openStore } from '../releases/release-files.ts'
import { lookAtReleases } from '../reports/watch-releases.ts'
import { type RunningShop, type ServerName, startShop } from '../start-shop.ts'
import {
  aCandidate,
  files,
  script,
  withCandidates,
  writeRegistry,
  writeReleaseStore,
} from '../testing/a-release-store.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { captureLog } from '../testing/captured-log.ts'
import { codeBelow } from '../testing/commands-of-page.ts'
import { forget, newFolder } from '../testing/copied-server.ts'
import { embedded, openServerAlone, type ServerAlone, type TestData } from '../testing/databases.ts'
import {
  connectPostgres,
  dataOf,
  makeServerFolder,
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
  unprivileged,
} from '../testing/postgres-cluster.ts'
import { orderedPieces, type Pieces, pressOrders } from '../testing/press-orders.ts'
import { testEnvironment } from '../testing/test-shop.ts'
import { backUpFolders } from './back-up-folders.ts'

const only: readonly ServerName[] = ['shop', 'assets', 'services', 'identity']
const picture = 'public/staff.webp'

const start = (config: Config): Promise<RunningShop> =>
  startShop(config, { only, catalogue: async () => smallCatalogue, isSearchAhead: false })

// Whoever asks a server that is lost logs that it is.
afterAll(captureLog().close)

const bucketOf = (config: Config) => openBucket(config, { now: () => new Date(config.clock ?? '') })

/** A release in production, and a picture that staff put; gives an address of the picture. */
async function fillFolders(config: Config): Promise<string> {
  await writeReleaseStore(config.dataFolder)
  const { store, addresses } = await bucketOf(config)
  await store.put(picture, new Blob(['of before'], { type: 'image/webp' }))
  return addresses.sign(picture, 3600)
}

/** Both change after the backup. */
async function changeFolders(config: Config): Promise<void> {
  await writeRegistry(config.dataFolder, withCandidates([aCandidate('1.2.4'), aCandidate('1.2.3')]))
  await (await bucketOf(config)).store.put(picture, new Blob(['of after'], { type: 'image/webp' }))
}

/** The page with the release of the backup, a file of it, and the picture by the address of before. */
async function expectFolders({ origins }: Config, address: string): Promise<void> {
  const textOf = async (from: string) => (await fetch(from)).text()
  const page = await textOf(`${origins.shop}/category`)
  expect([page.includes('mfe-catalogue/1.2.3'), page.includes('1.2.4')]).toEqual([true, false])
  expect(await textOf(`${origins.assets}/mfe-catalogue/1.2.3/${files.entry}`)).toBe(script)
  expect(await textOf(address)).toBe('of before')
}

/** Every piece that was acknowledged, and none that was not sent yet. */
async function expectPieces(config: Config, acknowledged: Pieces, sent: Pieces): Promise<void> {
  const stored = await orderedPieces(config)
  for (const what of new Set([...stored.keys(), ...sent.keys()])) {
    const pieces = stored.get(what) ?? 0
    expect(pieces).toBeGreaterThanOrEqual(acknowledged.get(what) ?? 0)
    expect(pieces).toBeLessThanOrEqual(sent.get(what) ?? 0)
  }
}

/** Asks from outside of the services. */
async function ask<Row extends Record<string, string>>(databaseUrl: string, text: string): Promise<Row[]> {
  const client = await connectPostgres(databaseUrl)
  return client.query<Row>(text).finally(client.close)
}

/** Visits of the release that is in the backup, and of one that is lost with the store. */
async function reportVisits(databaseUrl: string): Promise<void> {
  const met = `1000, date_trunc('hour', now()), 'mfe-catalogue@' || version, 'web', 'unknown', measure
    from (values ('1.2.3', 'visits'), ('1.2.4', 'visits'), ('1.2.4', 'errors')) one (version, measure)`
  await ask(databaseUrl, `insert into release_visit (visits, hour, release, entry, kind, measure) select ${met}`)
  await ask(
    databaseUrl,
    `insert into release_reporter (reporter, visits, hour, release, entry, kind, measure) select 'somebody', ${met}`,
  )
}

/** A look by the counts of before: the release that is back has done well, and nothing is asked of the lost one. */
async function expectCountsToFit(config: Config, { database }: RunningShop): Promise<void> {
  if (database === undefined) throw new Error('a shop with services has a database')
  const store = openStore(config)
  const said: string[] = []
  await lookAtReleases({ ...config, db: database.db, store, log: (line) => said.push(line) })
  const shown = await store.readChannel(config.channel)
  expect(said).toEqual([])
  expect(shown?.registry.remotes['mfe-catalogue']?.candidates).toEqual([
    expect.objectContaining({
      provenAt: expect.any(String),
      descriptor: expect.objectContaining({ version: '1.2.3' }),
    }),
  ])
}

const isReady = ({ origins }: Config) =>
  Promise.all(only.map(async (name) => (await fetch(`${origins[name]}/readyz`)).ok))

describeOnServer((open, programs) => {
  let room: string
  let backups: string
  let data: ServerAlone
  let config: Config
  let shop: RunningShop
  let cluster: PostgresCluster

  beforeAll(async () => {
    room = newFolder()
    backups = path.join(room, 'backups')
    makeServerFolder(backups)
    const [makeFolders = ''] = await codeBelow('backup.md', 'Once', 'sh')
    await run(makeFolders, {})
    const [settings = ''] = await codeBelow('backup.md', 'Once', 'ini')
    data = await open(settings.replaceAll('/backup/', `${backups}/`).split('\n'))
    cluster = data.cluster
    const { dataFolder, databaseUrl } = data
    config = readConfig(
      await testEnvironment({ DATA_DIR: dataFolder, DATABASE_URL: databaseUrl, RELEASE_WATCH: 'off' }),
    )
  })
  afterAll(async () => {
    await shop?.close()
    await cluster?.stop()
    await data?.close()
    await forget(room)
  })

  /** Commands of the page, as the user of the database. */
  async function run(commands: string, environment: Record<string, string>): Promise<string> {
    const { stdout } = await promisify(execFile)('/bin/sh', ['-euc', commands], {
      ...unprivileged(),
      cwd: backups,
      env: { PATH: `${programs}:${process.env['PATH']}`, BACKUP: backups, DAY: '2026-11-20', ...environment },
    })
    return stdout.trim()
  }
  const ofServer = () => ({
    PGHOST: '127.0.0.1',
    PGUSER: 'todok',
    PGPORT: String(cluster.port),
    PGDATA: dataOf(data.clusterFolder),
  })

  it('a shop on a server that lost everything is as it was at an hour: no order of before is missing, none of after is there', async () => {
    const [backUp = ''] = await codeBelow('backup.md', 'Every night', 'sh')
    const [cleanUp = ''] = await codeBelow('backup.md', 'Two weeks later', 'sh')
    const [restore = '', check = ''] = await codeBelow('backup.md', 'Restore', 'sh')
    shop = await start(config)
    const address = await fillFolders(config)
    const presses = await pressOrders(config)
    await reportVisits(data.databaseUrl)
    await presses.more(20)
    expect(await run(backUp, ofServer())).toBe('backup successfully verified')
    const archived = () => readdir(path.join(backups, 'wal'))
    const all = await archived()
    await run(cleanUp, ofServer())
    expect((await archived()).length).toBeLessThan(all.length)
    await presses.more(20)
    const before = presses.acknowledged()
    const [{ hour } = { hour: '' }] = await ask<{ hour: string }>(
      data.databaseUrl,
      'select clock_timestamp()::text as hour',
    )
    const sent = presses.sent()
    await backUpFolders(config, path.join(backups, 'shop'), () => undefined)
    await changeFolders(config)
    await presses.more(20)
    const [{ wal } = { wal: '' }] = await ask<{ wal: string }>(
      data.databaseUrl,
      'select pg_walfile_name(pg_switch_wal()) as wal',
    )
    while (!existsSync(path.join(backups, 'wal', wal))) await pause(20)
    await presses.more(5)
    await presses.stop()

    await cluster.kill()
    await shop.close()
    for (const lost of [data.clusterFolder, config.dataFolder]) await rm(lost, { recursive: true, maxRetries: 10 })

    makeServerFolder(data.clusterFolder)
    await run(restore, { ...ofServer(), MARK: hour })
    cluster = await startPostgres(programs, data.clusterFolder)
    while ((await run(check, ofServer())) !== 'f') await pause(50)
    await copyFolder(path.join(backups, 'shop'), config.dataFolder)

    const databaseUrl = Object.assign(new URL(data.databaseUrl), { port: String(cluster.port) }).href
    shop = await start({ ...config, databaseUrl })
    expect(await isReady(config)).toEqual(only.map(() => true))
    await expectPieces(config, before, sent)
    await expectFolders(config, address)
    await expectCountsToFit(config, shop)
  })
})

/** The embedded database has no archive of its write-ahead log. */
function describeOnServer(tests: (open: NonNullable<typeof openServerAlone>, programs: string) => void): void {
  const programs = postgresPrograms()
  if (openServerAlone !== undefined && programs !== undefined) tests(openServerAlone, programs)
}

describe('a shop on the embedded database', () => {
  let data: TestData
  let backups: string
  let config: Config
  let shop: RunningShop

  beforeAll(async () => {
    data = await embedded.open()
    backups = newFolder()
    config = readConfig(await testEnvironment({ DATA_DIR: data.dataFolder }))
  })
  afterAll(async () => {
    await shop?.close()
    await data?.close()
    await forget(backups)
  })

  it('is backed up once it has stopped, and has every order after everything was lost', async () => {
    const backup = path.join(backups, 'shop')
    const backUp = () => backUpFolders(config, backup, () => undefined)
    shop = await start(config)
    const address = await fillFolders(config)
    const presses = await pressOrders(config)
    await presses.more(20)
    await expect(backUp()).rejects.toMatchObject({ name: 'FolderInUseError' })
    expect(existsSync(backup)).toBe(false)
    await presses.stop()
    await shop.close()
    await backUp()

    await rm(config.dataFolder, { recursive: true })
    await copyFolder(backup, config.dataFolder)

    shop = await start(config)
    expect(await isReady(config)).toEqual(only.map(() => true))
    await expectPieces(config, presses.acknowledged(), presses.acknowledged())
    await expectFolders(config, address)
  })
})
