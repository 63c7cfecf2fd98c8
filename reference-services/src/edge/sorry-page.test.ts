import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'
import { sorryPage } from './sorry-page.ts'

const shopOrigin = 'https://shop.test'
const now = new Date('2026-11-22T02:30:00+09:00')
const text = (until: Date | undefined) =>
  sorryPage({ shopOrigin, now, until, orderPhone: '0120-000-222' }).html.replaceAll(/<style.*?<\/style>/gs, '')

describe('the maintenance page', () => {
  it.each([
    ['2026-11-22T06:00:00+09:00', '11月22日（日）6:00'],
    ['2026-11-22T15:05:00Z', '11月23日（月）0:05'],
  ])('[GRD-010] says when it is expected to end, in Tokyo: %s', (until, words) => {
    expect(text(new Date(until))).toContain(words)
  })

  it.each([undefined, new Date('2026-11-22T02:29:00+09:00')])(
    '[GRD-010] promises no end that is not known: %p',
    (until) => {
      expect(text(until)).toContain('決まり次第')
      expect(text(until)).not.toContain('<time')
    },
  )

  it('[GRD-010] has the phone for orders with its hours, in Japanese, without scripts', () => {
    const page = text(undefined)
    expect(page).toContain('<html lang="ja">')
    expect(page).toContain('href="tel:0120-000-222"')
    expect(page).toContain('月〜土 10:00〜21:00')
    expect(page).not.toContain('<script')
  })
})

describe('at the edge', () => {
  let servers: TestServers
  let folder = ''
  beforeAll(async () => {
    // No release is there: no page of the shop can be shown.
    folder = await mkdtemp(path.join(tmpdir(), 'todok-facts-'))
    const SHOP_FACTS = path.join(folder, 'facts.json')
    await writeFile(SHOP_FACTS, '{"phones":{"order":"011-555-0123"}}')
    servers = await openTestServers(['shop'], async () => undefined, {
      OUT_OF_SERVICE_UNTIL: '2099-11-22T06:00:00+09:00',
      SHOP_FACTS,
    })
  })
  afterAll(async () => {
    await servers?.close()
    await rm(folder, { recursive: true })
  })

  it('[GRD-010] stands without any shell, and is kept nowhere', async () => {
    expect((await rawRequest(servers.origins.shop, '/')).status).toBe(503)
    const { status, headers, text } = await rawRequest(servers.origins.shop, '/sorry/index.html')
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-store')
    expect(text).toContain('11月22日（日）6:00')
    expect(text).toContain('href="tel:011-555-0123"')
  })
})
