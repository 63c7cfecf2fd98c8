import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openReleaseStore } from '../open-release-store.ts'
import { aRegistry } from '../testing/a-registry.ts'
import { type S3Server, startS3Server } from '../testing/s3-server.ts'
import { openS3Objects } from './s3-objects.ts'
import { readS3Settings } from './s3-settings.ts'
import { openS3Store } from './s3-store.ts'

const keys = { AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' }
let server: S3Server | undefined
let dist = ''
beforeEach(async () => {
  dist = await mkdtemp(path.join(tmpdir(), 'shop-s3-'))
})
afterEach(async () => {
  await server?.close()
  server = undefined
  await rm(dist, { recursive: true, force: true })
})

async function start(inFront?: Parameters<typeof startS3Server>[1]): Promise<NodeJS.ProcessEnv> {
  server = await startS3Server('releases', inFront)
  return server.environment
}

describe('the address and the keys of a bucket', () => {
  it.each([
    {
      location: 's3://releases',
      environment: { ...keys, AWS_REGION: 'ap-northeast-1' },
      settings: {
        bucketAddress: 'https://releases.s3.ap-northeast-1.amazonaws.com',
        prefix: '',
        region: 'ap-northeast-1',
        sessionToken: undefined,
      },
    },
    {
      location: 's3://releases/shop/',
      environment: {
        ...keys,
        AWS_DEFAULT_REGION: 'auto',
        AWS_ENDPOINT_URL: 'https://r2.example/',
        AWS_SESSION_TOKEN: 't',
      },
      settings: { bucketAddress: 'https://r2.example/releases', prefix: 'shop/', region: 'auto', sessionToken: 't' },
    },
    {
      location: 's3://releases/a/b',
      environment: { ...keys, AWS_ENDPOINT_URL: 'https://not.this', AWS_ENDPOINT_URL_S3: 'http://127.0.0.1:9000' },
      settings: { bucketAddress: 'http://127.0.0.1:9000/releases', prefix: 'a/b/', region: 'us-east-1' },
    },
  ])('$location', ({ location, environment, settings }) => {
    expect(readS3Settings(location, environment)).toMatchObject(settings)
  })

  it.each([
    { says: 'no bucket', location: 's3://', environment: keys, words: 's3:// names no bucket' },
    { says: 'no key', location: 's3://releases', environment: {}, words: 'needs AWS_ACCESS_KEY_ID' },
    {
      says: 'half a key',
      location: 's3://releases',
      environment: { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: '' },
      words: 'needs AWS_SECRET_ACCESS_KEY',
    },
  ])('are refused at once: $says', ({ location, environment, words }) => {
    expect(() => openReleaseStore(location, environment)).toThrow(words)
  })
})

describe('a bucket that', () => {
  it('does not answer is named', async () => {
    const environment = await start()
    await server?.close()
    const store = openReleaseStore('s3://releases', environment)
    await expect(store.readChannel('production')).rejects.toThrow(/bucket at http:\S+\/releases does not answer/)
  })

  it('is not there is named', async () => {
    const store = openReleaseStore('s3://nowhere', await start())
    await expect(store.readChannel('production')).rejects.toThrow(/404 NoSuchBucket.*make the bucket first/)
    await expect(store.readFile('mfe-a', '1.0.0', 'entry.js')).rejects.toThrow('there is no bucket')
  })

  it('does not know our key says so', async () => {
    const environment = { ...(await start()), AWS_SECRET_ACCESS_KEY: 'another' }
    const store = openReleaseStore('s3://releases', environment)
    await expect(store.latestRevision('production')).rejects.toThrow(/403 SignatureDoesNotMatch/)
  })

  it('ignores conditions is refused before anything is written: releases would be lost', async () => {
    const store = openReleaseStore('s3://releases', await start((real) => real))
    await expect(store.writeChannel('production', aRegistry(), undefined)).rejects.toThrow('ignores If-None-Match')
    expect(await store.readChannel('production')).toBeUndefined()
  })

  it('broke off in the middle of an upload gets the rest with the next try', async () => {
    for (const file of ['a.js', 'b.js', 'release.json']) await writeFile(path.join(dist, file), '{}')
    let isBroken = true
    const environment = await start((real) => (request, reply) => {
      if (isBroken && request.url?.endsWith('b.js')) return void reply.writeHead(403).end()
      // As good a bucket as this test needs: nobody writes a key twice in it.
      if (request.url?.endsWith('.conditions')) return void reply.writeHead(412).end()
      real(request, reply)
    })
    const store = openReleaseStore('s3://releases', environment)
    await expect(store.putRelease('mfe-a', '1.0.0', dist)).rejects.toThrow('403')
    expect(await store.readFile('mfe-a', '1.0.0', 'release.json')).toBeUndefined()
    isBroken = false
    expect(await store.putRelease('mfe-a', '1.0.0', dist)).toBe('stored')
    expect((await store.readFile('mfe-a', '1.0.0', 'release.json'))?.toString()).toBe('{}')
  })
})

it('keeps objects as a CDN may send them on: typed, for ever', async () => {
  const environment = await start()
  const types = {
    'entry.js': 'text/javascript; charset=utf-8',
    'release.json': 'application/json',
    'entry.js.br': 'application/octet-stream',
  }
  for (const file of Object.keys(types)) await writeFile(path.join(dist, file), '{}')
  await openReleaseStore('s3://releases/shop', environment).putRelease('mfe-a', '1.0.0+abc', dist)

  const { AwsClient } = await import('aws4fetch')
  const client = new AwsClient({ accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER', service: 's3' })
  for (const [file, type] of Object.entries(types)) {
    const { status, headers } = await client.fetch(
      `${environment['AWS_ENDPOINT_URL_S3']}/releases/shop/mfe-a/1.0.0%2Babc/${file}`,
    )
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      type,
      'public, max-age=31536000, immutable',
    ])
  }
})

const plain = { 'content-type': 'text/plain', 'cache-control': 'no-store' }

it('finds keys again, whatever they are called', async () => {
  const objects = openS3Objects(readS3Settings('s3://releases/a+b', await start()))
  const names = ['x/1.0.0+a/entry.js', 'x/2&amp;<b>/entry.js', 'x/4 5/%2B', 'x/注文']
  for (const name of [...names, 'y']) expect(await objects.create(name, name, plain)).toBe(true)
  expect(await objects.list('x/')).toEqual(names)
  for (const name of names) expect((await objects.get(name))?.content.toString()).toBe(name)
})

it('asks again while somebody else writes the key, until it is known who has it', async () => {
  const answers = [409, 409, 412]
  const environment = await start(() => (_, reply) => reply.writeHead(answers.shift() ?? 500).end())
  expect(await openS3Objects(readS3Settings('s3://releases', environment)).create('x', 'x', plain)).toBe(false)
  expect(answers).toEqual([])
})

it.each([
  { says: 'breaks off after its 200', code: 'InternalError', status: 200, words: 'cannot copy x: InternalError' },
  { says: 'finds no bucket', code: 'NoSuchBucket', status: 404, words: 'there is no bucket' },
])('a copy that $says is no copy', async ({ code, status, words }) => {
  const environment = await start(
    () => (_, reply) => reply.writeHead(status).end(`<Error><Code>${code}</Code></Error>`),
  )
  await expect(openS3Objects(readS3Settings('s3://releases', environment)).copy('x', 'y')).rejects.toThrow(words)
})

it('lists more keys than one answer holds', async () => {
  // s3rver breaks on Node 24 when a list has a second page, so these are as Amazon's document shows them.
  const page = (key: string, more: string) =>
    `<ListBucketResult><Contents><Key>shop/${key}</Key></Contents>${more}</ListBucketResult>`
  const environment = await start(() => (request, reply) => {
    const token = new URL(request.url ?? '', 'http://s3').searchParams.get('continuation-token')
    reply.end(
      token === 'a+b/c=' ? page('x/2', '') : page('x/1', '<NextContinuationToken>a+b/c=</NextContinuationToken>'),
    )
  })
  expect(await openS3Objects(readS3Settings('s3://releases/shop', environment)).list('x/')).toEqual(['x/1', 'x/2'])
})

it('asks a bucket for the latest write once a second, and at once after a write of its own', async () => {
  let lists = 0
  const objects = openS3Objects(readS3Settings('s3://releases', await start()))
  let now = 0
  const list = (prefix: string) => {
    lists += 1
    return objects.list(prefix)
  }
  const store = openS3Store({ ...objects, list }, () => now)
  expect([await store.latestRevision('production'), await store.latestRevision('production')]).toEqual([
    undefined,
    undefined,
  ])
  expect(lists).toBe(1)
  await store.writeChannel('production', aRegistry(), undefined)
  expect(await store.latestRevision('production')).toBe('00000001')
  const before = lists
  now = 999
  await store.latestRevision('production')
  expect(lists).toBe(before)
  now = 1000
  await store.latestRevision('production')
  expect(lists).toBe(before + 1)
})
