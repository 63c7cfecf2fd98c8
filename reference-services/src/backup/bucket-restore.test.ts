import { rm } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, expect, it } from '@jest/globals'
import { openReleaseStore } from '@shop/release-store'
import { openS3Objects, readS3Settings } from '@shop/release-store/s3'
import { type S3Server, startS3Server } from '@shop/release-store/testing/s3-server'
import type { Registry } from '@shop/shared/contract'
import { type Config, readConfig } from '../config.ts'
import { openBucket } from '../object-storage/open-bucket.ts'
import { startShop } from '../start-shop.ts'
import { aCandidate, aRegistry, channelRemote, files, script, writeReleaseStore } from '../testing/a-release-store.ts'
import { smallCatalogue } from '../testing/an-item.ts'
import { captureLog } from '../testing/captured-log.ts'
import { forget, newFolder } from '../testing/copied-server.ts'
import { testDatabase } from '../testing/databases.ts'
import { testEnvironment } from '../testing/test-shop.ts'

const picture = 'public/staff.webp'
const environmentBefore = { ...process.env }
const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
  process.env = { ...environmentBefore }
})

async function openS3(): Promise<S3Server> {
  const server = await startS3Server('shop')
  closers.push(server.close)
  return server
}

const start = async (config: Config) => {
  const only = ['shop', 'assets', 'services', 'identity'] as const
  const shop = await startShop(config, { only, catalogue: async () => smallCatalogue, isSearchAhead: false })
  closers.push(shop.close)
  return shop
}

/** Copies objects with their media types from one bucket into another. */
async function copyBucket(from: S3Server, to: S3Server, isWanted = (_key: string) => true): Promise<void> {
  const open = ({ environment }: S3Server) => openS3Objects(readS3Settings('s3://shop', environment))
  for (const key of (await open(from).list('')).filter(isWanted)) {
    const object = await open(from).get(key)
    if (object !== undefined) await open(to).put(key, new Blob([new Uint8Array(object.content)], { type: object.type }))
  }
}

/** A release with its files, then a channel that names it. */
async function release(config: Config, folder: string, version: string, registry: Registry): Promise<void> {
  const store = openReleaseStore(config.releaseStore)
  await store.putRelease('mfe-catalogue', version, path.join(folder, 'releases/mfe-catalogue/1.2.3'))
  const before = await store.readChannel(config.channel)
  await store.writeChannel(config.channel, registry, before?.revision)
}

it('a shop whose buckets are lost shows the page, files and pictures of the copy, and takes releases again', async () => {
  closers.push(captureLog().close)
  const [live, copied, anew] = [await openS3(), await openS3(), await openS3()]
  const data = await testDatabase.open()
  closers.push(data.close)
  const built = newFolder()
  closers.push(() => forget(built))
  await writeReleaseStore(built)
  const environment = await testEnvironment({
    DATA_DIR: data.dataFolder,
    OPERATOR_SECRET: 'the same before and after, long enough',
    RELEASE_STORE: 's3://shop/releases',
    OBJECT_STORAGE: 's3://shop/objects',
  })
  const config = { ...readConfig(environment), databaseUrl: data.databaseUrl }
  Object.assign(process.env, live.environment)
  await openReleaseStore(config.releaseStore).putRelease('shell', '1.0.0', path.join(built, 'releases/shell/1.0.0'))
  await release(config, built, '1.2.3', aRegistry())
  const bucket = await openBucket(config, { now: () => new Date(config.clock ?? '') })
  await bucket.store.put(picture, new Blob(['of before'], { type: 'image/webp' }))
  const address = await bucket.addresses.sign(picture, 3600)
  const newer = {
    ...aRegistry(),
    remotes: { 'mfe-catalogue': channelRemote([aCandidate('1.2.4'), aCandidate('1.2.3')]) },
  }
  // In the order of docs/storage.md, with a release meanwhile: the channel of the copy names none that is not whole in it.
  const isOfChannel = (key: string) => key.startsWith('releases/channels/')
  await copyBucket(live, copied, isOfChannel)
  await release(config, built, '1.2.4', newer)
  await copyBucket(live, copied, (key) => !isOfChannel(key))

  await live.close()
  await rm(path.join(config.dataFolder, 'release-cache'), { recursive: true, force: true })
  await copyBucket(copied, anew)
  Object.assign(process.env, anew.environment)

  await start(config)
  const ask = async (at: string) => {
    const reply = await fetch(at)
    return [reply.status, reply.headers.get('content-type'), await reply.text()]
  }
  const { origins } = config
  const [status, , page] = await ask(`${origins.shop}/category`)
  expect([status, String(page).includes('mfe-catalogue/1.2.3'), String(page).includes('1.2.4')]).toEqual([
    200,
    true,
    false,
  ])
  expect(await ask(`${origins.assets}/mfe-catalogue/1.2.3/${files.entry}`)).toEqual([
    200,
    expect.stringContaining('javascript'),
    script,
  ])
  expect(await ask(address)).toEqual([200, 'image/webp', 'of before'])
  await release(config, built, '1.2.4', newer)
  const shown = await openReleaseStore(config.releaseStore).readChannel(config.channel)
  expect(shown?.registry.remotes['mfe-catalogue']?.candidates[0]?.descriptor.version).toBe('1.2.4')
})
