import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach } from '@jest/globals'
import { openS3Objects, readS3Settings } from '@shop/release-store/s3'
import { type S3Server, startS3Server } from '@shop/release-store/testing/s3-server'
import { openDirectoryObjects } from '../object-storage/directory-objects.ts'
import type { ObjectStore } from '../object-storage/object-store.ts'

/** Both kinds of store for `describe.each`; each test of the file finds them empty. */
export function bothObjectStores(): { kind: string; open(): ObjectStore }[] {
  let folder = ''
  let s3: S3Server
  beforeAll(async () => {
    s3 = await startS3Server('pictures')
  })
  afterAll(() => s3.close())
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'todok-objects-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))
  return [
    { kind: 'a directory', open: () => openDirectoryObjects(path.join(folder, 'not', 'made yet')) },
    {
      kind: 'a bucket of S3',
      // A prefix of its own for every test.
      open: () => openS3Objects(readS3Settings(`s3://pictures/${path.basename(folder)}`, s3.environment)),
    },
  ]
}
