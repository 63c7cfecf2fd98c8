import { afterEach, expect, it } from '@jest/globals'
import Fastify from 'fastify'
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
  const api = { base: 'https://shop.test/_api', upstream: services.origin }
  const config = { api, origins: { shop: 'https://shop.test' } } as Parameters<typeof createAskAsVisitor>[1]['config']
  const ask = createAskAsVisitor(server, { config, secret: 'a secret of both', staticFolders: [], withinMs: 200 })
  await expect(ask('https://shop.test/_api/delivery/app_category_list', '10.0.0.1')).rejects.toMatchObject({
    name: 'TimeoutError',
  })
})
