import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import { openReleaseStore } from '@shop/release-store'
import { aRegistry } from '@shop/release-store/testing'
import { type S3Server, startS3Server } from '@shop/release-store/testing/s3-server'
import { type ReleasingWorkspace, releasingWorkspace } from '../release/testing/releasing-workspace.ts'
import { prepareReleases } from './releases.ts'

// Each case runs git and builds as processes of their own: how fast they start is the machine's affair.
jest.setTimeout(300_000)

let shop: ReleasingWorkspace
let server: S3Server | undefined
const before = { ...process.env }
beforeEach(() => {
  shop = releasingWorkspace()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  process.env = { ...before }
  shop.remove()
})

const start = async (location?: string) => {
  const said: string[] = []
  await prepareReleases(`${shop.root}/.data`, 'production', {
    root: shop.root,
    say: (text) => void said.push(text),
    ...(location === undefined ? {} : { location }),
  })
  return said.filter((text) => text.startsWith('channel'))
}

it('shows what is built here, and after that only what has changed', async () => {
  expect(await start()).toEqual(['channel production shows shell, mfe-a, mfe-b as built here'])
  expect(await start()).toEqual([])
  shop.declare('mfe-b', { budgetBytes: 2000 })
  expect(await start()).toEqual(['channel production shows mfe-b as built here'])
})

it('undoes neither a canary nor a rollback of the build that is there', async () => {
  await start()
  shop.declare('mfe-a', { budgetBytes: 2000 })
  await shop.ok('release', 'mfe-a', '--canary', '5')
  const canary = await shop.shown()
  expect(await start()).toEqual([])
  expect(await shop.shown()).toEqual(canary)
  await shop.ok('rollback', 'mfe-a')
  const withdrawn = await shop.shown()
  expect(await start()).toEqual([])
  expect(await shop.shown()).toEqual(withdrawn)
})

it('publishes into an empty bucket, and never over what a bucket shows', async () => {
  server = await startS3Server('releases')
  Object.assign(process.env, server.environment)
  const location = 's3://releases/shop'
  const store = openReleaseStore(location, server.environment)
  expect(await start(location)).toEqual(['channel production shows shell, mfe-a, mfe-b as built here'])
  await store.writeChannel('production', aRegistry(), '00000001')
  shop.declare('mfe-a', { budgetBytes: 2000 })
  shop.ran()
  expect(await start(location)).toEqual([])
  expect(shop.ran()).toEqual([])
  expect((await store.readChannel('production'))?.registry).toEqual(aRegistry())
})
