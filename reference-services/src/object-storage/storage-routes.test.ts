import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { StoreUnreachable } from '@shop/release-store'
import type { FastifyInstance } from 'fastify'
import { createShopClock } from '../clock.ts'
import { readConfig } from '../config.ts'
import { createServiceServer } from '../http/service-server.ts'
import { bothObjectStores } from '../testing/both-object-stores.ts'
import { createObjectStorage } from './object-storage.ts'
import type { ObjectStore } from './object-store.ts'
import { createSignedAddresses } from './signed-addresses.ts'
import { addStorageRoutes } from './storage-routes.ts'

const config = readConfig({})
const clock = createShopClock(config.clock)
const bucket = { name: 'pictures', region: 'ap-northeast-1', secret: 'a secret of the services' }
const addresses = createSignedAddresses(config.origins.services, bucket, clock)

async function resetFavourites(store: ObjectStore): Promise<FastifyInstance> {
  const server = await createServiceServer(config, clock)
  addStorageRoutes(server, { bucketName: bucket.name, store, addresses })
  return server
}
async function ask(server: FastifyInstance, method: 'GET' | 'HEAD', address: string) {
  const { pathname, search } = new URL(address)
  return server.inject({ method, url: `${pathname}${search}` })
}

describe.each(bothObjectStores())('objects in $kind', ({ open }) => {
  let server: FastifyInstance
  beforeAll(async () => {
    const store: ObjectStore = {
      ...open(),
      get: (path) => open().get(path),
      head: (path) => open().head(path),
    }
    server = await resetFavourites(store)
  })
  afterAll(() => server.close())
  const storage = () => createObjectStorage({ store: open(), addresses }, 'me')

  it.each([
    { name: { key: 'carrot.webp' } },
    { name: { key: 'x 1+2/注文&<b> (100%) #1?.webp' } },
    { name: { key: '%2e%2e%2fa' } },
    { name: { key: 'a', level: 'private' } },
  ] as const)('[API-079] $name is opened by its signed address, whole by GET, its facts by HEAD', async ({ name }) => {
    await storage().put(name, 'content', 'image/webp')
    const address = storage().sign(name)
    const got = await ask(server, 'GET', address)
    expect([got.statusCode, got.headers['content-type'], got.body]).toEqual([200, 'image/webp', 'content'])
    const { statusCode, headers, body } = await ask(server, 'HEAD', address)
    expect([statusCode, headers['content-type'], headers['content-length'], body]).toEqual([200, 'image/webp', '7', ''])
  })

  it.each(['GET', 'HEAD'] as const)(
    '[API-079] %s shows what was put last, and nothing without a signature',
    async (method) => {
      await storage().put({ key: 'a' }, 'before')
      const address = storage().sign({ key: 'a' })
      await storage().put({ key: 'a' }, 'afterwards')
      expect((await ask(server, method, address)).headers['content-length']).toBe('10')
      expect((await ask(server, method, address.replace(/\?.*/, ''))).statusCode).toBe(403)
      expect((await ask(server, method, address.replace('public/a', 'private/me/a'))).statusCode).toBe(403)
    },
  )

  it('[ERR-018] what is signed, and not there: NotFound', async () => {
    const address = storage().sign({ key: 'no-such.webp' })
    const reply = await ask(server, 'GET', address)
    expect([reply.statusCode, reply.json()]).toMatchObject([404, { error_message: 'NotFound' }])
    expect((await ask(server, 'HEAD', address)).statusCode).toBe(404)
  })
})

it('a storage that does not answer is asked again later', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const away = () => Promise.reject(new StoreUnreachable('the bucket does not answer'))
  const server = await resetFavourites({ put: away, head: away, get: away, copy: away, remove: away })
  const reply = await ask(server, 'GET', addresses.sign('public/a'))
  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '5'])
  expect(log).toHaveBeenCalledWith(expect.stringContaining('the bucket does not answer'))
  log.mockRestore()
  await server.close()
})
