import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { readConfig } from '../config.ts'
import { createTokenVerifier } from '../http/bearer-token.ts'
import { createIdentityProvider } from '../http/identity-provider.ts'
import { writeReleaseStore } from '../testing/a-release-store.ts'
import { captureLog } from '../testing/captured-log.ts'
import { makeCertificate } from '../testing/certificate.ts'
import { answerOk, openApiProxy } from '../testing/open-api-proxy.ts'
import { openTestServers } from '../testing/test-servers.ts'
import { originsWithCertificate, watchCertificates } from './certificates.ts'
import { registry } from './metrics.ts'

const trusted = getCACertificates('default')
const closers: (() => unknown)[] = []
afterEach(async () => {
  setDefaultCACertificates(trusted)
  for (const close of closers.splice(0).reverse()) await close()
})

/** A server whose certificate everybody here trusts, for as long as it lasts. */
async function startSecure(days: number): Promise<string> {
  const { key, cert } = makeCertificate(days)
  setDefaultCACertificates([...trusted, cert])
  const server: Server = createServer({ key, cert }, answerOk)
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  closers.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

it('the end of each certificate is a metric, also of one that is over', async () => {
  const log = captureLog()
  closers.push(log.close)
  const [good, over] = [await startSecure(10), await startSecure(-1)]
  closers.push(watchCertificates([good, over, 'https://localhost:1']))
  while (log.records.length === 0) await pause(20)
  const text = await registry.metrics()
  const daysOf = (origin: string) =>
    (Number(new RegExp(`^shop_certificate_end_seconds\\{origin="${origin}"\\} (.*)$`, 'm').exec(text)?.[1]) * 1000 -
      Date.now()) /
    86_400_000
  expect([daysOf(good).toFixed(1), daysOf(over).toFixed(1)]).toEqual(['10.0', '-1.0'])
  expect(log.records).toMatchObject([
    { server: 'certificates', message: 'https://localhost:1 shows none: ECONNREFUSED' },
  ])
})

it('a process of the edge looks at its public origins', async () => {
  const origin = await startSecure(10)
  const servers = await openTestServers(['shop'], writeReleaseStore, { ASSETS_ORIGIN: origin })
  closers.push(servers.close)
  while (!(await registry.metrics()).includes(`shop_certificate_end_seconds{origin="${origin}"}`)) await pause(20)
})

it('looks at the origins of browsers and at those that the servers ask, each once, and at none without TLS', () => {
  const https = {
    SHOP_ORIGIN: 'https://shop.example',
    SERVICES_ORIGIN: 'https://services.example',
    SERVICE_ADDRESSES: 'search=https://search.example/v2,delivery=https://search.example/v3',
  }
  expect(originsWithCertificate(readConfig(https))).toEqual([
    'https://shop.example',
    'https://services.example',
    'https://search.example',
  ])
  expect(originsWithCertificate(readConfig({}))).toEqual([])
})

describe('a certificate that has ended', () => {
  let log: ReturnType<typeof captureLog>
  beforeEach(() => {
    log = captureLog()
    closers.push(log.close)
  })

  it('of the services is 502 to a page, and the log says so', async () => {
    const proxy = await openApiProxy(answerOk, { upstream: await startSecure(-1) })
    closers.push(proxy.close)
    expect((await proxy.ask('/_api/delivery/x')).status).toBe(502)
    expect(log.records[0]).toMatchObject({ message: 'no answer of the services: CERT_HAS_EXPIRED' })
  })

  it.each(['the shop’s own', 'another'])(
    'of %s identity provider logs nobody out, and the log says so once',
    async (whose) => {
      const issuer = await startSecure(-1)
      const settings =
        whose === 'another'
          ? { IDENTITY_ISSUER: issuer, IDENTITY_CLIENT_ID: 'shop', IDENTITY_AUDIENCE: 'https://services.example' }
          : { IDENTITY_ORIGIN: issuer }
      const verify = createTokenVerifier(createIdentityProvider(readConfig(settings).identity), async () => true)
      const token = 'Bearer eyJhbGciOiJSUzI1NiIsInR5cCI6ImF0K2p3dCIsImtpZCI6ImEifQ.eyJzdWIiOiJ4In0.c2lnbmF0dXJl'
      for (let at = 0; at < 2; at += 1) await expect(verify(token)).rejects.toMatchObject({ status: 503 })
      expect(log.records).toMatchObject([
        { message: `identity provider ${issuer}: fetch failed: certificate has expired (CERT_HAS_EXPIRED)` },
      ])
    },
  )
})
