import type { IncomingHttpHeaders } from 'node:http'
import { afterEach, expect, it } from '@jest/globals'
import Fastify from 'fastify'
import { pageAddresses } from '../service-addresses.ts'
import { aCaller } from '../testing/a-caller.ts'
import { startPreviewServer } from '../testing/preview-server.ts'
import { createAskAsVisitor } from './ask-as-visitor.ts'

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const one of undo.splice(0).toReversed()) await one()
})

it('an answer that comes piece by piece without an end is given up', async () => {
  const timers: NodeJS.Timeout[] = []
  const services = await startPreviewServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' })
    timers.push(setInterval(() => response.write(' '), 10))
  })
  undo.push(services.close, () => timers.map((timer) => clearInterval(timer)))
  const server = Fastify()
  undo.push(() => server.close())
  const api = { base: 'https://shop.test/_api', upstream: services.origin, isThroughShop: true, addresses: {} }
  const config = { api, origins: { shop: 'https://shop.test' } } as Parameters<typeof createAskAsVisitor>[1]['config']
  const ask = createAskAsVisitor(server, { config, secret: 'a secret of both', staticFolders: [], withinMs: 200 })
  await expect(ask('https://shop.test/_api/delivery/app_category_list', aCaller)).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})

it.each([
  { way: 'through the shop', isThroughShop: true },
  { way: 'by itself', isThroughShop: false },
])('asks a service of somebody else at its own address, which a page asks $way', async ({ isThroughShop }) => {
  const headers: IncomingHttpHeaders[] = []
  const theirs = await startPreviewServer((request, response) => {
    headers.push(request.headers)
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"of":"theirs"}')
  })
  const server = Fastify()
  undo.push(theirs.close, () => server.close())
  const addresses = { search: `${theirs.origin}/v2` }
  const api = { base: 'https://shop.test/_api', upstream: 'http://localhost:9', isThroughShop, addresses }
  const config = { api, origins: { shop: 'https://shop.test' } } as Parameters<typeof createAskAsVisitor>[1]['config']
  const ask = createAskAsVisitor(server, { config, secret: 'a secret of both', staticFolders: [] })
  const address = `${pageAddresses(api).search}/popular_words?planningWeek=20261201`
  expect(await ask(address, aCaller)).toEqual({ of: 'theirs' })
  expect(theirs.asked).toEqual(['/v2/popular_words?planningWeek=20261201'])
  expect(headers[0]).toMatchObject({ 'x-forwarded-for': aCaller.address, 'x-request-id': aCaller.requestId })
  expect(headers[0]).not.toHaveProperty('x-edge-key')
  await expect(ask('https://elsewhere.test/search/popular_words', aCaller)).rejects.toThrow('no address')
})
