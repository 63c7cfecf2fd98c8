import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { operatorSecret } from '@shop/release-store'
import { openSourceMapStore, serializeSourceMap } from '@shop/release-store/source-maps'
import { type ReportSummary, reportSummary } from '@shop/shared/contract'
import * as v from 'valibot'
import { deleteExpired } from '../housekeeping.ts'
import {
  aDescriptor,
  files,
  script as released,
  writeDescriptor,
  writeReleaseStore,
} from '../testing/a-release-store.ts'
import { aVisitReport } from '../testing/a-visit-report.ts'
import { testDatabase } from '../testing/databases.ts'
import { rawRequest } from '../testing/raw-request.ts'
import { setUp } from '../testing/set-up.ts'
import { openTestShop } from '../testing/test-shop.ts'
import { reportCounts } from './report-counts.ts'
import { storeCounts } from './store-counts.ts'
import { createReporterNames, storeVisits } from './store-visits.ts'

const tables = ['release_count', 'release_visit', 'release_reporter'] as const

describe('reports', () => {
  const shop = setUp(() =>
    openTestShop(testDatabase, {
      only: ['services'],
      settings: { PROXY_HOPS: '1', RELEASE_WATCH: 'off' },
    }),
  )
  let secret: string
  beforeAll(async () => {
    secret = operatorSecret(shop.config.dataFolder, {})
    await writeReleaseStore(shop.config.dataFolder)
    await writeDescriptor(shop.config.dataFolder, aDescriptor({ version: '1.2.3' }))
    await writeDescriptor(shop.config.dataFolder, aDescriptor({ version: '1.3.0+1a2b' }))
  })
  beforeEach(async () => {
    for (const table of tables) await shop.db.deleteFrom(table).execute()
  })

  let callers = 0
  /** Each time from another address: only one test is about too many. */
  const post = (body: string, headers: Record<string, string> = {}) => {
    callers += 1
    return rawRequest(shop.origins.services, '/reports', {
      method: 'POST',
      body,
      headers: { 'Content-Type': 'text/plain;charset=UTF-8', 'X-Forwarded-For': `10.0.0.${callers}`, ...headers },
    })
  }
  const tell = (...releases: Parameters<typeof aVisitReport>) => post(JSON.stringify(aVisitReport(...releases)))

  const read = (query = '', authorization = `Bearer ${secret}`) =>
    rawRequest(shop.origins.services, `/reports${query}`, { headers: { Authorization: authorization } })
  const releases = async (query = ''): Promise<ReportSummary['releases']> =>
    v.parse(reportSummary, JSON.parse((await read(query)).text)).releases

  it('are added up by release', async () => {
    const error = { doing: 'load', kind: 'ChunkLoadError', at: 'a.js:1:2', count: 2 }
    expect((await tell({ mounts: 2, errors: [error], vitals: { LCP: 900, CLS: 0.2 }, loadMs: 300 })).status).toBe(204)
    await tell({ mounts: 3, mountFailures: 1, slow: 2, errors: [error], vitals: { LCP: 1700, INP: 40 } })
    await tell({ release: 'mfe-catalogue@1.3.0+1a2b', isCanary: true }, { release: 'shell@1.0.0' })
    expect(await releases()).toEqual([
      {
        release: 'mfe-catalogue@1.2.3',
        visits: 2,
        mounts: 5,
        mountFailures: 1,
        slow: 2,
        errors: [{ doing: 'load', kind: 'ChunkLoadError', at: 'a.js:1:2', count: 4 }],
        p75: { LCP: 1800, INP: 50, CLS: 0.2, loadMs: 300 },
      },
      { release: 'mfe-catalogue@1.3.0+1a2b', visits: 1, mounts: 1, mountFailures: 0, slow: 0, errors: [], p75: {} },
    ])
    expect(
      (await releases('?remote=mfe-catalogue&release=mfe-catalogue@1.3.0%2B1a2b')).map((one) => one.release),
    ).toEqual(['mfe-catalogue@1.3.0+1a2b'])
    expect(await releases('?remote=mfe-cat')).toEqual([])
    expect(await releases(`?since=${new Date(Date.now() + 3_600_000).toISOString()}`)).toEqual([])
  })

  it('name the line of the sources of an error whose source map is kept, and leave every other one as it is', async () => {
    const script = createHash('sha256').update(released).digest('hex')
    const map = { version: 3, sources: ['mfe-catalogue/src/screen.tsx'], names: ['show'], mappings: 'AASIA' }
    const maps = openSourceMapStore(shop.config.sourceMaps)
    await maps.put(script, serializeSourceMap(map, { script, commit: '1a2b3c' }))
    const error = (kind: string, at?: string) => ({
      doing: 'render',
      kind,
      count: 1,
      ...(at === undefined ? {} : { at }),
    })
    const known = error('KnownError', `${files.entry}:1:9`)
    const ofShell = error('LibraryError', `${files.shell}:1:9`)
    const others = [
      error('BehindTheEndError', `${files.entry}:1:99999`),
      error('NoPlaceError'),
      error('UnknownFileError', 'other.js:1:9'),
    ]
    await tell({ errors: [known, ...others] }, { release: 'mfe-catalogue@1.3.0+1a2b', errors: [known, ofShell] })
    const errorsOf = async () =>
      (await releases()).map(({ errors }) => errors.toSorted((one, other) => one.kind.localeCompare(other.kind)))
    const source = 'mfe-catalogue/src/screen.tsx:10:5 show (commit 1a2b3c)'
    const [behindTheEnd, ...rest] = others
    // The other release has no such file, but the shell has what its second error names: the same script in this store.
    expect(await errorsOf()).toEqual([
      [behindTheEnd, { ...known, source }, ...rest],
      [known, { ...ofShell, source }],
    ])
    await maps.put(script, Buffer.from('broken'))
    expect(await errorsOf()).toEqual([
      [behindTheEnd, known, ...rest],
      [known, ofShell],
    ])
  })

  it('leave no error in the console of the shop that sent them', async () => {
    expect((await tell({ mounts: 1 })).headers['cross-origin-resource-policy']).toBe('cross-origin')
  })

  it('lose nothing when many come at once', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 30 }, () => tell({ mounts: 2 }, { release: 'mfe-catalogue@1.3.0+1a2b', mounts: 3 })),
    )
    expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set([204]))
    expect((await releases()).map(({ visits, mounts }) => [visits, mounts])).toEqual([
      [30, 60],
      [30, 90],
    ])
  })

  it('come as JSON too', async () => {
    const headers = { 'Content-Type': 'application/json' }
    expect((await post(JSON.stringify(aVisitReport({ mounts: 4 })), headers)).status).toBe(204)
    expect(await releases()).toMatchObject([{ mounts: 4 }])
  })

  it.each([
    'mfe-nobody@1.2.3',
    'mfe-catalogue@9.9.9',
    'shell@9.9.9',
    'channels@1.2.3',
    'mfe-catalogue@production',
    'mfe-catalogue@..',
  ])('of what is no release of the store are dropped: %s', async (release) => {
    expect((await tell({ release })).status).toBe(204)
    expect(await releases()).toEqual([])
    expect(await shop.db.selectFrom('release_visit').selectAll().execute()).toEqual([])
  })

  it.each([
    { says: 'no JSON', body: '{"format":1,', status: 400 },
    { says: 'another format', body: JSON.stringify({ ...aVisitReport({}), format: 2 }), status: 400 },
    { says: 'a count below nothing', body: JSON.stringify(aVisitReport({ mounts: -1 })), status: 400 },
    { says: 'no release', body: JSON.stringify(aVisitReport()), status: 400 },
    { says: 'a NUL', body: JSON.stringify(aVisitReport({ release: 'mfe\0@1.2.3' })), status: 400 },
    { says: 'more than a beacon carries', body: `"${'a'.repeat(33 * 1024)}"`, status: 413 },
  ])('with $says are refused', async ({ body, status }) => {
    expect((await post(body)).status).toBe(status)
    expect(await releases()).toEqual([])
  })

  it('keep of a visit what is counted and nothing else: no address, no device', async () => {
    const visitor = { 'User-Agent': 'Somebody/1.0', 'X-Forwarded-For': '203.0.113.77', Cookie: 'who=me' }
    await post(JSON.stringify({ ...aVisitReport({}), member: '1234567801' }), visitor)
    const rows = await Promise.all(
      tables.map((table) =>
        shop.db.selectFrom(table).selectAll().where('release', '=', 'mfe-catalogue@1.2.3').execute(),
      ),
    )
    expect(rows.map((one) => one.length > 0)).toEqual([true, true, true])
    expect(JSON.stringify(rows)).not.toMatch(/Somebody|203\.0\.113|who=me|1234567801/)
  })

  it('fill no table by inventing errors', async () => {
    for (let visit = 0; visit < 12; visit += 1) {
      const errors = Array.from({ length: 20 }, (_, place) => ({ doing: 'x', kind: `E${visit}x${place}`, count: 1 }))
      await tell({ errors })
    }
    const [summary] = await releases()
    expect(summary?.errors).toHaveLength(101)
    expect(summary?.errors[0]).toEqual({ doing: 'other', kind: 'other', count: 140 })
  })

  it('of one address are heard so often and no more; others still are', async () => {
    const from = (address: string) => post(JSON.stringify(aVisitReport({})), { 'X-Forwarded-For': address })
    const statuses: number[] = []
    for (let visit = 0; visit < 121; visit += 1) statuses.push((await from('198.51.100.1')).status)
    expect(statuses.filter((status) => status === 204)).toHaveLength(120)
    const refused = await from('198.51.100.1')
    expect([refused.status, refused.headers['retry-after']]).toEqual([
      429,
      expect.stringMatching(/^(?:[1-9]|[1-5]\d|60)$/),
    ])
    expect((await from('198.51.100.2')).status).toBe(204)
  })

  it.each(['', 'Bearer ', 'Bearer wrong', 'Basic x'])('are for operators: %j', async (authorization) => {
    const { status, headers, text } = await read('', authorization)
    expect([status, headers['www-authenticate']]).toEqual([401, 'Bearer'])
    expect(text).not.toContain('releases')
  })

  it.each(['?since=yesterday', '?release=x', '?remote=%25'])('answer no question that is none: %s', async (query) => {
    expect((await read(query)).status).toBe(400)
  })

  it('stand in the document', async () => {
    const { text } = await rawRequest(shop.origins.services, '/openapi.json')
    const { paths } = JSON.parse(text) as {
      paths: Record<string, Record<string, { security: unknown; requestBody?: unknown }>>
    }
    expect(paths['/reports']?.['get']?.security).toEqual([{ operator: [] }])
    expect(JSON.stringify(paths['/reports']?.['post']?.requestBody)).toMatch(/text\/plain.*mountFailures/)
  })

  it('are forgotten after thirty days', async () => {
    const day = 24 * 60 * 60 * 1000
    const counts = reportCounts(aVisitReport({}))
    await storeCounts(shop.db, counts, new Date(Date.now() - 31 * day))
    await storeCounts(shop.db, counts, new Date(Date.now() - 29 * day))
    const since = `?since=${new Date(Date.now() - 40 * day).toISOString()}`
    expect(await releases(since)).toMatchObject([{ visits: 2 }])
    await deleteExpired(shop.db)
    expect(await releases(since)).toMatchObject([{ visits: 1 }])
  })

  it('are forgotten by their senders after two days', async () => {
    const hour = 60 * 60 * 1000
    for (const hours of [49, 47])
      await storeVisits(shop.db, aVisitReport({}), { reporter: 'a', now: new Date(Date.now() - hours * hour) })
    await deleteExpired(shop.db)
    const left = await Promise.all(tables.map((table) => shop.db.selectFrom(table).selectAll().execute()))
    expect(left.map((rows) => rows.length)).toEqual([0, 2, 1])
  })

  it('name a sender by another hash every day and of every operator', () => {
    const [monday, tuesday] = [new Date('2026-11-23T23:59:59Z'), new Date('2026-11-24T00:00:00Z')]
    const nameOf = createReporterNames('a'.repeat(32))
    const names = [
      nameOf('203.0.113.77', monday),
      nameOf('203.0.113.77', tuesday),
      nameOf('203.0.113.78', monday),
      createReporterNames('b'.repeat(32))('203.0.113.77', monday),
    ]
    expect(new Set(names).size).toBe(4)
    expect(nameOf('203.0.113.77', new Date('2026-11-23T00:00:00Z'))).toBe(names[0])
  })
})
