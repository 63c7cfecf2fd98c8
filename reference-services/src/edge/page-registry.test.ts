import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { channelShell } from '@shop/release-store/testing'
import { pageData, pageRegistry } from '@shop/shared/contract'
import { unpackPage } from '@shop/shared/routes/packed-page'
import * as v from 'valibot'
import {
  aCandidate,
  aDescriptor,
  aRegistry,
  channelRemote,
  files,
  testShell,
  withCandidates,
  writeRegistry,
  writeReleaseStore,
} from '../testing/a-release-store.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { openTestServers, type TestServers } from '../testing/test-servers.ts'

let servers: TestServers
let shop: string
beforeAll(async () => {
  servers = await openTestServers(['shop'], writeReleaseStore)
  shop = servers.origins.shop
})
afterAll(() => servers?.close())

const page = async (path: string) => {
  const { status, headers, text } = await rawRequest(shop, path)
  return { status, text, policy: String(headers['content-security-policy']).replace(/nonce-[\w-]+/g, 'nonce') }
}

const withDescriptor = (over: object) =>
  withCandidates([{ ...aCandidate('1.2.3'), descriptor: { ...aDescriptor(), ...over } }])

/** The candidates of the one remote as the page's own script reads them. */
async function candidatesOf(path: string) {
  const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec((await page(path)).text) ?? []
  return v.parse(pageData, JSON.parse(data)).remotes['mfe-catalogue'] ?? []
}

describe('the registry', () => {
  const log = jest.spyOn(console, 'error')
  afterEach(async () => {
    log.mockReset()
    await writeRegistry(servers.dataFolder, aRegistry())
  })

  /** As another program, a broken disk or somebody with bad intent could have written it. */
  const brokenOnes: { says: string; written: () => unknown }[] = [
    { says: 'truncated', written: () => JSON.stringify(aRegistry()).slice(0, 300) },
    { says: 'empty', written: () => '' },
    { says: 'of another format', written: () => ({ ...aRegistry(), format: 4 }) },
    {
      says: 'with an entry of an unlisted origin',
      written: () => withDescriptor({ entry: 'https://evil.example/entry.js' }),
    },
    {
      says: 'with a chunk of an unlisted origin',
      written: () => withDescriptor({ preload: { category: ['//evil.example/chunk.js'] } }),
    },
    {
      says: 'with a file that has no hash',
      written: () => withDescriptor({ files: { [files.entry]: { bytes: 1, brotli: 1 } } }),
    },
  ]
  it.each(brokenOnes)('that is $says leaves the last good one in force, and says so once', async ({ written }) => {
    log.mockImplementation(() => undefined)
    const good = await page('/category')
    await writeRegistry(servers.dataFolder, written())
    for (const again of [await page('/category'), await page('/category')]) {
      expect(again.status).toBe(200)
      expect(again.text).toContain(files.entry)
      expect(again.text).not.toContain('evil')
      expect(again.policy).toBe(good.policy)
    }
    expect(log.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining('the last good one stays')])
  })

  it('whose newest release has no hash for its entry shows the one behind it', async () => {
    const { candidates } = channelRemote()
    await writeRegistry(servers.dataFolder, withCandidates([aCandidate('2.0.0', {}, { files: {} }), ...candidates]))
    expect((await candidatesOf('/category')).map(({ version }) => version)).toEqual(['1.2.3'])
  })

  it('gives a page canaries, everybody’s release and two behind it', async () => {
    await writeRegistry(
      servers.dataFolder,
      withCandidates([
        aCandidate('3.0.0', { canary: 5 }),
        aCandidate('2.9.0', { canary: 10, halted: { at: '2026-11-20T09:00:00Z', why: 'errors' } }),
        aCandidate('2.0.0', { canary: 100 }),
        aCandidate('1.9.0', { canary: 20 }),
        aCandidate('1.8.0'),
        aCandidate('1.7.0'),
        aCandidate('1.6.0'),
      ]),
    )
    const shown = await candidatesOf('/category')
    expect(shown.map(({ version, canary }) => [version, canary])).toEqual([
      ['3.0.0', 5],
      ['2.0.0', undefined],
      ['1.8.0', undefined],
      ['1.7.0', undefined],
    ])
    const { text } = await page('/category')
    expect(text).toMatch(/rel="preload"[^>]*mfe-catalogue\/2\.0\.0\/entry/)
    expect(text).not.toMatch(/rel="preload"[^>]*mfe-catalogue\/3\.0\.0/)
  })

  it.each([
    { says: 'the copy of a part that the shell has', version: '1.2.0', from: '/_shell/1.0.0/' },
    { says: 'its own copy of a part, where the shell is older', version: '1.3.0', from: 'mfe-catalogue/1.2.3/' },
  ])('preloads for a remote $says, and no other', async ({ version, from }) => {
    const card = '@shop/shared/card'
    const doors = { [card]: { version, contents: 'a' } }
    const registry = withCandidates([
      aCandidate('1.2.3', {}, { parts: { category: [card] }, doors, ownParts: { [card]: [files.card] } }),
    ])
    await writeRegistry(servers.dataFolder, registry)
    const { text } = await page('/category')
    const links = [...text.matchAll(/<link rel="preload"[^>]*href="([^"]*)"/g)].map(([, href = '']) => href)
    expect(links.filter((href) => href.endsWith(files.card))).toEqual([expect.stringContaining(from + files.card)])
  })

  it('knows the addresses that a canary brings, without its title', async () => {
    const [category] = Object.values(aDescriptor().routes)
    if (category === undefined) throw new Error('the descriptor of the tests has a route')
    const canary = aCandidate(
      '3.0.0',
      { canary: 5 },
      { routes: { news: { ...category, path: '/news', title: '新着' } } },
    )
    await writeRegistry(servers.dataFolder, withCandidates([canary, aCandidate('2.0.0')]))
    const { status, text } = await page('/news')
    expect([status, text]).toEqual([200, expect.stringContaining('<title>トドック</title>')])
  })

  it('is packed for a shell that reads that: releases of the remote on show, routes of the others', async () => {
    const whole = await candidatesOf('/category')
    const shells = channelShell({ descriptor: { ...testShell, pageForm: 2 } })
    await writeRegistry(servers.dataFolder, { ...aRegistry(), shells: { web: shells, webview: shells } })
    const packed = async (path: string) => {
      const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec((await page(path)).text) ?? []
      return unpackPage(JSON.parse(data))
    }
    const shown = await packed('/category')
    expect([shown.remotes, shown.routes]).toEqual([
      { 'mfe-catalogue': whole.map((release) => ({ ...release, preload: {} })) },
      {},
    ])
    const other = await packed('/entrance')
    expect(other.remotes).toEqual({})
    expect(other.routes?.['mfe-catalogue']?.['category']?.path).toBe('/category')
  })

  it.each([
    { entry: 'web', version: '1.0.0' },
    { entry: 'webview', version: '0.9.0' },
  ])('tells a page that is open what a $entry page would get now', async ({ entry, version }) => {
    const { shells } = aRegistry()
    await writeRegistry(servers.dataFolder, {
      ...withCandidates([aCandidate('2.0.0')]),
      shells: { ...shells, webview: channelShell({ descriptor: { ...testShell, version: '0.9.0' } }) },
    })
    const { status, headers, text } = await rawRequest(shop, `/_registry?entry=${entry}`)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    const answer = v.parse(pageRegistry, JSON.parse(text))
    expect(answer.shell).toBe(version)
    expect(answer.remotes['mfe-catalogue']?.map((release) => release.version)).toEqual(['2.0.0'])
    expect(new Date(answer.serverTime).toISOString().slice(0, 10)).toBe('2026-11-20')
  })

  it('writes no directive that a descriptor made up', async () => {
    const trustedTypes = ['mfe-catalogue#webpack', 'x; script-src *', "'none'", 'a,default-src *']
    await writeRegistry(servers.dataFolder, withDescriptor({ trustedTypes }))
    expect((await page('/category')).policy).toContain('trusted-types shell#webpack mfe-catalogue#webpack')
  })

  it('is followed at once', async () => {
    const { remotes, ...rest } = aRegistry()
    await writeRegistry(servers.dataFolder, {
      ...rest,
      remotes: { 'mfe-catalogue': { ...remotes['mfe-catalogue'], disabled: true } },
    })
    const { status, text } = await page('/category')
    const [, data = ''] = /id="page-data">(.*?)<\/script>/s.exec(text) ?? []
    const { remotes: shown, away } = v.parse(pageData, JSON.parse(data))
    // Away for now, which is not the same as unknown.
    expect([status, shown['mfe-catalogue'], away.map((route) => route.path)]).toEqual([503, [], ['/category']])
    expect([(await page('/mobile/category')).status, (await page('/nowhere')).status]).toEqual([503, 404])
    await writeRegistry(servers.dataFolder, aRegistry())
    expect((await page('/category')).status).toBe(200)
  })

  it('that was never there: 503 with a page, readyz as well', async () => {
    log.mockImplementation(() => undefined)
    const empty = await openTestServers(['shop'])
    try {
      const { status, headers, text } = await rawRequest(empty.origins.shop, '/')
      expect(status).toBe(503)
      expect(headers['retry-after']).toBe('5')
      expect(text).toContain('ただいま準備中です')
      expect((await rawRequest(empty.origins.shop, '/readyz')).status).toBe(503)
    } finally {
      await empty.close()
    }
  })
})
