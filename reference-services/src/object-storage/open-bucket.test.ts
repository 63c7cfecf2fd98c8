import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type S3Server, startS3Server } from '@shop/release-store/testing/s3-server'
import { readConfig } from '../config.ts'
import { createObjectStorage } from './object-storage.ts'
import { openBucket } from './open-bucket.ts'

const clock = { now: () => new Date('2026-11-20T00:00:00Z') }
let folder = ''
let s3: S3Server
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'todok-bucket-'))
  s3 = await startS3Server('pictures')
})
afterAll(async () => {
  await s3.close()
  await rm(folder, { recursive: true, force: true })
})

const open = (location?: string, over: NodeJS.ProcessEnv = {}) => {
  const config = readConfig({ DATA_DIR: folder, OBJECT_STORAGE: location })
  return openBucket(config, clock, { ...s3.environment, ...over })
}

it.each([
  { says: 'the data folder', location: undefined, bucketName: 'todok-pictures' },
  { says: 'a folder', location: () => path.join(folder, 'elsewhere'), bucketName: 'todok-pictures' },
  { says: 'a bucket', location: () => 's3://pictures/shop', bucketName: 'pictures' },
])('[API-079] $says keeps objects from one start to the next', async ({ location, bucketName }) => {
  await createObjectStorage(await open(location?.())).put({ key: 'a' }, bucketName)
  const bucket = await open(location?.())
  expect((await createObjectStorage(bucket).get({ key: 'a' })).content.toString()).toBe(bucketName)
  expect(bucket.addresses.sign('public/a')).toContain(`/storage/${bucketName}/public/a?`)
})

describe('[ERR-018] a bucket of S3', () => {
  it.each([
    { location: 's3://pictures', over: { AWS_ACCESS_KEY_ID: undefined }, words: 'Credentials should not be empty' },
    { location: 's3://pictures', over: { AWS_SECRET_ACCESS_KEY: '' }, words: 'Credentials should not be empty' },
    { location: 's3://pictures', over: { AWS_REGION: '' }, words: 'Missing region' },
    { location: 's3://Pictures/shop', over: {}, words: 'Missing bucket name' },
    { location: 's3://10.0.0.1', over: {}, words: 'Missing bucket name' },
  ])('$location with $over is refused: $words', async ({ location, over, words }) => {
    await expect(open(location, over)).rejects.toThrow(words)
  })
})
