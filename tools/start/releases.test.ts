import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openReleaseStore } from '@shop/release-store'
import { aDescriptor, aRegistry, aRoute } from '@shop/release-store/testing'
import { type S3Server, startS3Server } from '@shop/release-store/testing/s3-server'
import { checkoutCommands } from '../release/checkout-commands.ts'
import { runCommand } from '../release/commands.ts'
import { type ReleasingWorkspace, releasingWorkspace } from '../release/testing/releasing-workspace.ts'
import { prepareReleases } from './releases.ts'

// Each case runs git and builds as processes of their own: how fast they start is the machine's affair.

let shop: ReleasingWorkspace
let server: S3Server | undefined
const before = { ...process.env }
beforeEach(async () => {
  shop = await releasingWorkspace()
})
afterEach(async () => {
  await server?.close()
  server = undefined
  process.env = { ...before }
  shop.remove()
})

const start = async (location?: string, root = shop.root) => {
  const said: string[] = []
  await prepareReleases(`${root}/.data`, 'production', {
    root,
    log: (text) => void said.push(text),
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

describe('two clones on one store', () => {
  let other: string
  const startOther = () => start(shop.location, other)
  const changeOther = (name: string, over: object) => {
    mkdirSync(path.join(other, name, 'src'), { recursive: true })
    const files = {
      'package.json': { name },
      'webpack.config.mjs': '',
      'src/main.json': { ...aDescriptor({ name }), ...over },
    }
    for (const [file, content] of Object.entries(files))
      writeFileSync(path.join(other, name, file), content === '' ? '' : JSON.stringify(content))
    for (const args of [
      ['add', '--all'],
      ['-c', 'user.name=B', '-c', 'user.email=b@example.com', 'commit', '-qm', name],
    ])
      execFileSync('git', args, { cwd: other })
  }
  const releaseOther = (name: string) =>
    runCommand(checkoutCommands, ['release', name], {
      root: other,
      environment: { DATA_DIR: path.join(other, '.data'), RELEASE_STORE: shop.location },
      now: () => new Date(),
      print: () => undefined,
      log: () => undefined,
      openRunCheck: shop.runCheck.open,
    })

  beforeEach(async () => {
    await start()
    other = path.join(shop.root, '.data', 'other-clone')
    shop.git('clone', '--quiet', shop.root, other)
  })

  it('neither undo nor take away what the other one released', async () => {
    expect(await startOther()).toEqual([])
    changeOther('mfe-a', { budgetBytes: 2000 })
    changeOther('mfe-c', { routes: { six: aRoute('/six') } })
    expect([await releaseOther('mfe-a'), await releaseOther('mfe-c')]).toEqual([0, 0])
    const released = await shop.shown()
    expect(Object.keys(released.remotes)).toEqual(['mfe-a', 'mfe-b', 'mfe-c'])

    expect(await start()).toEqual([])
    expect(await shop.shown()).toEqual(released)
    expect(await startOther()).toEqual([])
    expect(await shop.shown()).toEqual(released)
  })

  it('show what each changed itself, in front of what the other has', async () => {
    await startOther()
    changeOther('mfe-a', { budgetBytes: 2000 })
    expect(await startOther()).toEqual(['channel production shows mfe-a as built here'])
    const [ofOther] = await shop.versions('mfe-a')
    shop.declare('mfe-b', { budgetBytes: 3000 })
    expect(await start()).toEqual(['channel production shows mfe-b as built here'])
    expect((await shop.versions('mfe-a'))[0]).toBe(ofOther)
  })

  it('of which one comes with older or newer sources for the first time leave what is shown, and say so', async () => {
    changeOther('mfe-a', { budgetBytes: 2000 })
    const before = await shop.shown()
    expect(await startOther()).toEqual([
      expect.stringMatching(/^channel production shows mfe-a as released by another/),
    ])
    expect(await shop.shown()).toEqual(before)
    changeOther('mfe-a', { budgetBytes: 2001 })
    expect(await startOther()).toEqual(['channel production shows mfe-a as built here'])
  })
})

it('never takes away a remote that the checkout has no more, and says how to', async () => {
  await start()
  const before = await shop.shown()
  rmSync(path.join(shop.root, 'mfe-b'), { recursive: true })
  expect(await start()).toEqual([expect.stringMatching(/still shows mfe-b.*pnpm disable mfe-b/)])
  expect(await shop.shown()).toEqual(before)
  await shop.ok('disable', 'mfe-b')
  expect(await start()).toEqual([])
})

it('shows what was changed here when only the memory of it is lost', async () => {
  await start()
  rmSync(path.join(shop.root, '.data', 'handed-over'), { recursive: true })
  shop.declare('mfe-b', { budgetBytes: 2000 })
  expect(await start()).toEqual(['channel production shows mfe-b as built here'])
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
