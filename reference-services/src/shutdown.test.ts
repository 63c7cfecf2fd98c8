import { Agent, get, type IncomingMessage } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, describe, expect, it } from '@jest/globals'
import { readConfig } from './config.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { embedded } from './testing/databases.ts'
import { rawRequest } from './testing/raw-request.ts'
import { testEnvironment } from './testing/test-shop.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function start(settings: Record<string, string> = {}) {
  const data = await embedded.open()
  closers.push(data.close)
  const config = readConfig(await testEnvironment({ DATA_DIR: data.dataFolder, ...settings }))
  const shop = await startShop(config, { only: ['shop', 'services', 'identity', 'partners'] })
  return { shop, services: config.origins.services, origins: config.origins }
}

/** Holds the one connection of the embedded database, so that a request lasts as long as the test wants. */
async function holdDatabase({ database }: RunningShop): Promise<() => void> {
  let releaseHold = () => {}
  const held = new Promise<void>((resolve) => {
    releaseHold = resolve
  })
  await new Promise<void>((resolve) => {
    void database?.db.transaction().execute(async () => {
      resolve()
      await held
    })
  })
  return releaseHold
}

const weeks = '/delivery/member_latest_planning_weeks'

describe('the end of the servers', () => {
  it.each([
    { says: 'at the services', name: 'services', at: weeks },
    { says: 'through the edge', name: 'shop', at: `/_api${weeks}` },
  ] as const)('lets a request that is under way $says have its answer', async ({ name, at }) => {
    const { shop, origins } = await start()
    const releaseHold = await holdDatabase(shop)
    const answer = rawRequest(origins[name], at)
    await pause(100)
    const closed = shop.close()
    await pause(100)
    releaseHold()
    expect((await answer).status).toBe(200)
    await closed
    await expect(rawRequest(origins[name], '/healthz')).rejects.toThrow('ECONNREFUSED')
  })

  it('does not wait for connections that only lie open', async () => {
    const { shop, services } = await start()
    const agent = new Agent({ keepAlive: true })
    closers.push(() => agent.destroy())
    const response = await new Promise<IncomingMessage>((resolve) => get(`${services}/healthz`, { agent }, resolve))
    response.resume()
    await new Promise((resolve) => response.once('end', resolve))
    // They lie open for more than a minute.
    const patience = pause(30_000, 'waits', { ref: false })
    expect(await Promise.race([shop.close().then(() => 'closed'), patience])).toBe('closed')
  })

  it('is told by readyz and healthz first, while members are still served', async () => {
    const { shop, services, origins } = await start({ DRAIN_SECONDS: '1' })
    const healths = () =>
      Promise.all(
        ['/readyz', '/healthz'].flatMap((path) =>
          [services, origins.identity, origins.partners].map(async (origin) => (await rawRequest(origin, path)).status),
        ),
      )
    expect(await healths()).toEqual([200, 200, 200, 200, 200, 200])
    const agent = new Agent({ keepAlive: true })
    closers.push(() => agent.destroy())
    const connectionAfter = () =>
      new Promise<string | undefined>((resolve) => {
        get(`${services}${weeks}`, { agent }, (response) => {
          response.resume().once('end', () => resolve(response.headers.connection))
        })
      })
    expect(await connectionAfter()).toBe('keep-alive')
    const closed = shop.close()
    expect(await healths()).toEqual([503, 503, 503, 503, 503, 503])
    // A proxy would send its next request into a connection that is about to end.
    expect(await connectionAfter()).toBe('close')
    expect((await rawRequest(services, weeks)).status).toBe(200)
    await closed
    await expect(rawRequest(services, '/healthz')).rejects.toThrow('ECONNREFUSED')
  })
})

it('readyz is 503 while the database does not answer, and healthz is 200: a new process would not help', async () => {
  const { shop, services } = await start()
  closers.push(shop.close)
  const releaseHold = await holdDatabase(shop)
  const { status, text } = await rawRequest(services, '/readyz')
  expect([status, text]).toEqual([503, '{"ok":false}'])
  expect((await rawRequest(services, '/healthz')).status).toBe(200)
  releaseHold()
  while ((await rawRequest(services, '/readyz')).status !== 200) await pause(100)
})
