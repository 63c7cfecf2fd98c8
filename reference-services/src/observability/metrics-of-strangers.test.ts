import { afterEach, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { testDatabase } from '../testing/databases.ts'
import { freePort } from '../testing/free-port.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { serveMetrics } from './metrics.ts'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

it('metrics are heard on this machine alone unless a setting says otherwise', async () => {
  const server = await serveMetrics(readConfig({ METRICS_PORT: String(await freePort()) }).metrics)
  closers.push(() => server?.close())
  expect(server?.address()).toMatchObject({ address: expect.stringMatching(/^(127\.0\.0\.1|::1)$/) })
})

it('no server that strangers reach gives metrics', async () => {
  const shop = await openTestShop(testDatabase, { only: ['shop', 'assets', 'services', 'identity', 'partners'] })
  closers.push(shop.close)
  for (const origin of Object.values(shop.origins)) {
    const reply = await fetch(`${origin}/metrics`)
    expect([origin, reply.ok, (await reply.text()).includes('# HELP')]).toEqual([origin, false, false])
  }
})
