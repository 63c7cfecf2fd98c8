import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Config, readConfig } from '../config.ts'
import { serverNames, startShop } from '../start-shop.ts'
import { type TestData, testDatabase } from '../testing/databases.ts'
import { testEnvironment } from '../testing/test-shop.ts'

// A server's own patience is waited for, on a machine that may be busy.

describe('a request that does not go on', () => {
  let data: TestData
  let config: Config
  let close: () => Promise<void>
  beforeAll(async () => {
    data = await testDatabase.open()
    config = { ...readConfig(await testEnvironment({ DATA_DIR: data.dataFolder })), databaseUrl: data.databaseUrl }
    close = (await startShop(config)).close
  })
  afterAll(async () => {
    await close?.()
    await data?.close()
  })

  /** All that the server says until it hangs up. */
  const sendHalf = (port: number, half: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const socket = connect(port, 'localhost', () => socket.write(half))
      let said = ''
      socket.setEncoding('utf8')
      socket.on('data', (chunk: string) => {
        said += chunk
      })
      socket.on('error', reject)
      socket.on('close', () => resolve(said))
    })

  const head = (path: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 100\r\n`

  it('is given up on every origin, with half a body and with half a head', async () => {
    const paths = {
      shop: '/_override/off',
      assets: '/x',
      services: '/csrf/token',
      identity: '/token',
      partners: '/kurashi/sso',
    }
    const endings = await Promise.all(
      serverNames.flatMap((name) => [
        sendHalf(config.ports[name], `${head(paths[name])}\r\nhalf`),
        sendHalf(config.ports[name], head(paths[name])),
      ]),
    )
    for (const said of endings) expect(said).toMatch(/^HTTP\/1\.1 4\d\d /)
  })

  it('[K-161] with more headers than are read is told so in our words on every origin', async () => {
    const many = `GET /healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(70_000)}\r\n\r\n`
    for (const name of serverNames) {
      const said = await sendHalf(config.ports[name], many)
      expect({ name, said }).toMatchObject({
        said: expect.stringMatching(/^HTTP\/1\.1 431 [\s\S]*(?:送信できませんでした|送信された内容が大きすぎます)。/),
      })
      expect(said).toContain('X-Content-Type-Options: nosniff')
    }
  })
})
