import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createShopClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createServiceServer } from '../http/service-server.ts'
import { createSignedAddresses } from './signed-addresses.ts'
import { addStorageRoutes, pictureBucket } from './storage-routes.ts'

describe('objects of the storage', () => {
  const config = readConfig({})
  const clock = createShopClock(config.clock)
  const bucket = { name: pictureBucket, region: 'ap-northeast-1', secret: 'a secret of the services' }
  const signed = createSignedAddresses(config.origins.services, bucket, clock)
  let server: FastifyInstance
  beforeAll(async () => {
    server = await createServiceServer(config, clock)
    addStorageRoutes(server, signed)
  })
  afterAll(() => server.close())

  const ask = async (method: 'GET' | 'HEAD', address: string) => {
    const { pathname, search } = new URL(address)
    return server.inject({ method, url: `${pathname}${search}` })
  }

  it.each(['GET', 'HEAD'] as const)('[API-079] a signed address opens its object by %s', async (method) => {
    const { statusCode, headers } = await ask(method, signed.sign({ key: 'carrot.webp' }))
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
  })

  it.each([{ key: 'no-such.webp' }, { path: 'private/me/carrot.webp' }])(
    '[ERR-018] %j is signed, and not there: NotFound',
    async (name) => {
      const reply = await ask('GET', signed.sign(name))
      expect(reply.statusCode).toBe(404)
      expect(reply.json()).toMatchObject({ error_message: 'NotFound' })
    },
  )
})
