import { createServer, type Server } from 'node:net'
import { afterEach, describe, expect, it } from '@jest/globals'
import { expectFree, freePorts } from './ports.ts'

describe('ports', () => {
  let server: Server | undefined
  afterEach(() => void server?.close())

  const occupy = async (port: number, host?: string) => {
    server = createServer()
    await new Promise<void>((resolve) => server?.listen(port, host, resolve))
  }

  it('finds free ones, each another, that no connection going out can take', async () => {
    const ports = await freePorts(['shop', 'assets', 'services'])
    expect(new Set(Object.values(ports)).size).toBe(3)
    expect(Math.max(...Object.values(ports))).toBeLessThan(20_000)
    await expect(expectFree(ports)).resolves.toBeUndefined()
  })

  it('gives nobody the same ones again, also while nobody listens on them', async () => {
    const names = Array.from({ length: 15 }, (_, place) => `port${place}`)
    const shops = await Promise.all(Array.from({ length: 25 }, () => freePorts(names)))
    const ports = shops.flatMap((shop) => Object.values(shop))
    expect(new Set(ports).size).toBe(25 * 15)
  })

  it.each([undefined, '127.0.0.1', 'localhost'])(
    'names a taken port and its setting (listening on %s)',
    async (host) => {
      const ports = await freePorts(['shop', 'assets'])
      await occupy(ports.assets, host)
      await expect(expectFree(ports)).rejects.toThrow(
        `Port ${ports.assets} is in use. Set another one, for example ASSETS_PORT=${ports.assets + 10}.`,
      )
    },
  )

  it('refuses one port for two', async () => {
    const { shop } = await freePorts(['shop'])
    await expect(expectFree({ shop, assets: shop })).rejects.toThrow(`SHOP_PORT and ASSETS_PORT are both ${shop}.`)
  })
})
