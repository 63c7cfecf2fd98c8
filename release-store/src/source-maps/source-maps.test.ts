import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openDirectoryStore } from '../directory-store.ts'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import { withoutRoom } from '../testing/without-room.ts'
import { findSource } from './find-source.ts'
import { openSourceMapStore } from './open-source-map-store.ts'
import { serializeSourceMap, sourceMapFile, spellSource } from './source-map.ts'

const bucket = 'maps'
let folder = ''
let s3: S3Server
beforeAll(async () => {
  s3 = await startS3Server(bucket)
})
afterAll(() => s3.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shop-maps-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const script = 'first();second();third()'
const digest = createHash('sha256').update(script).digest('hex')
/** `first` comes from 10:5 and is called `show` there, `second` from 10:7; behind `third` no source stands. */
const map = {
  version: 3,
  file: 'top.js',
  sources: ['mfe-a/src/top.tsx'],
  sourcesContent: ['a line of the sources'],
  names: ['show'],
  mappings: 'AASIA,QAAE,S',
}
const kept = serializeSourceMap(map, { script: digest, commit: '1a2b3c' })

describe.each([
  { kind: 'a folder', locate: () => path.join(folder, 'releases-maps') },
  { kind: 'a bucket', locate: () => `s3://${bucket}/${path.basename(folder)}` },
])('source maps in $kind', ({ locate }) => {
  const open = () => openSourceMapStore(locate(), s3.environment)

  it('are kept by the digest of their script, once', async () => {
    expect(await open().get(digest)).toBeUndefined()
    await open().put(digest, Buffer.from('cut off'))
    await open().put(digest, kept)
    expect(await open().get(digest)).toEqual(kept)
    expect(await open().get('0'.repeat(64))).toBeUndefined()
  })
})

it('maps in a bucket that does not answer are not taken for missing ones', async () => {
  const environment = { ...s3.environment, AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:1' }
  await expect(openSourceMapStore(`s3://${bucket}`, environment).get(digest)).rejects.toThrow('does not answer')
})

it('a kept map holds no line of the sources', () => {
  expect(gunzipSync(kept).toString()).not.toContain('a line of the sources')
})

describe('a place of a released script', () => {
  const stores = () => ({
    store: openDirectoryStore(path.join(folder, 'releases')),
    maps: openSourceMapStore(path.join(folder, 'releases-maps')),
  })
  const find = (over: object = {}) =>
    findSource({ name: 'mfe-a', version: '1.0.0', file: 'top.js', line: 1, column: 1, ...over }, stores())

  beforeEach(async () => {
    const release = path.join(folder, 'releases', 'mfe-a', '1.0.0')
    await mkdir(release, { recursive: true })
    await writeFile(path.join(release, 'top.js'), script)
    await writeFile(path.join(release, 'release.json'), '{}')
    await stores().maps.put(digest, kept)
  })

  it.each([
    { column: 1, says: 'mfe-a/src/top.tsx:10:5 show (commit 1a2b3c)' },
    { column: 8, says: 'mfe-a/src/top.tsx:10:5 show (commit 1a2b3c)' },
    { column: 9, says: 'mfe-a/src/top.tsx:10:7 (commit 1a2b3c)' },
  ])('at column $column comes from $says', async ({ column, says }) => {
    const found = await find({ column })
    expect('source' in found ? spellSource(found.source) : found.missing).toBe(says)
  })

  it.each([
    { says: 'the store has no mfe-b 1.0.0', over: { name: 'mfe-b' } },
    { says: 'the store has no mfe-a 1.0.1', over: { version: '1.0.1' } },
    { says: 'mfe-a 1.0.0 has no file other.js', over: { file: 'other.js' } },
    { says: 'top.js has no line 2: it ends with line 1', over: { line: 2 } },
    { says: 'line 1 of top.js has no column 26: it ends with column 24', over: { column: 26 } },
    { says: 'no source stands behind top.js:1:18', over: { column: 18 } },
  ])('is not found, in words: $says', async ({ says, over }) => {
    expect(await find(over)).toEqual({ missing: says })
  })

  it.each([
    { says: 'cut off', content: kept.subarray(0, 60) },
    { says: 'changed', content: Buffer.from(kept).fill(0, 40, 44) },
    { says: 'no map', content: gzipSync('{"version":3}') },
    { says: 'of another script', content: serializeSourceMap(map, { script: '0'.repeat(64), commit: '1a2b3c' }) },
  ])('has no line while its map is $says, and a new one can be put', async ({ content }) => {
    await stores().maps.put(digest, content)
    expect(await find()).toEqual({
      missing: expect.stringMatching(
        /^the source map of top\.js cannot be read \(.+\): pnpm release of the same sources/,
      ),
    })
    await stores().maps.put(digest, kept)
    expect(await find()).toHaveProperty('source')
  })

  it('has no line when its map is gone', async () => {
    await rm(path.join(folder, 'releases-maps', sourceMapFile(digest)))
    expect(await find()).toEqual({ missing: expect.stringContaining('no source map of top.js is kept') })
  })
})

it('a folder of source maps on a disk without room keeps those of before, and nothing half written', async () => {
  const maps = openSourceMapStore(folder)
  await maps.put(digest, kept)
  const opener = JSON.stringify(new URL('open-source-map-store.ts', import.meta.url).href)
  const codes = await withoutRoom(`
    import { openSourceMapStore } from ${opener}
    await tell(openSourceMapStore(${JSON.stringify(folder)}).put('${digest}', Buffer.alloc(10_000)))`)
  expect([codes, await readdir(folder)]).toEqual([['EFBIG'], [sourceMapFile(digest)]])
  expect(await maps.get(digest)).toEqual(kept)
})
