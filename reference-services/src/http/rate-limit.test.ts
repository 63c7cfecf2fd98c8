import { afterEach, beforeEach, expect, it, jest } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { stopClocks } from '../testing/clock-ahead.ts'
import { createRateLimit } from './rate-limit.ts'

let server: FastifyInstance
let hour: number
beforeEach(() => {
  hour = 0
  server = fastify()
  for (const scope of ['address', 'all'] as const)
    server.get(
      `/${scope}`,
      createRateLimit(2, scope, () => hour),
    )
})
afterEach(async () => {
  jest.useRealTimers()
  await server.close()
})

const waitOf = async (remoteAddress: string, scope = 'address') =>
  Number((await server.inject({ url: `/${scope}`, remoteAddress })).body)
async function waitsOf(addresses: readonly string[], scope?: string) {
  const waits: number[] = []
  for (const address of addresses) waits.push(await waitOf(address, scope))
  return waits
}
const [one, other] = ['203.0.113.7', '203.0.113.8']

it('hears so many calls of each address in a minute, tells how long to wait, and begins anew', async () => {
  expect(await waitsOf([one, one, one, other])).toEqual([0, 0, 60, 0])
  hour = 59_001
  expect(await waitOf(one)).toBe(1)
  hour = 60_000
  expect(await waitOf(one)).toBe(0)
})

it.each([
  { says: 'an IPv6 network', addresses: ['2001:db8:1:2::1', '2001:0db8:0001:0002::ffff', '2001:db8:1:2:3:4:5:6'] },
  { says: 'the two spellings of an IPv4 address', addresses: [one, `::ffff:${one}`, one] },
])('counts $says as one caller', async ({ addresses }) => {
  expect(await waitsOf([...addresses, '2001:db8:1:3::1'])).toEqual([0, 0, 60, 0])
})

it('counts all callers together where the limit is one for all', async () => {
  expect(await waitsOf([one, other, '203.0.113.9'], 'all')).toEqual([0, 0, 60])
})

it('begins anew after a minute also where the system clock was set back meanwhile', async () => {
  stopClocks()
  server.get('/running', createRateLimit(1))
  expect(await waitOf(one, 'running')).toBe(0)
  jest.setSystemTime(Date.now() - 3 * 60 * 60_000)
  expect(await waitOf(one, 'running')).toBe(60)
  jest.advanceTimersByTime(60_000)
  expect(await waitOf(one, 'running')).toBe(0)
})
