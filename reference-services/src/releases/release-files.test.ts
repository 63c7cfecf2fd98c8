import { mkdtempSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { openReleaseStore, type ReleaseStore, StoreUnreachable } from '@shop/release-store'
import { files, script, writeReleaseStore } from '../testing/a-release-store.ts'
import { openReleaseFiles } from './release-files.ts'

let data: string
let asked: string[]
let isDown: boolean
beforeEach(async () => {
  data = mkdtempSync(path.join(tmpdir(), 'todok-files-'))
  asked = []
  isDown = false
  await writeReleaseStore(data)
})
afterEach(() => rm(data, { recursive: true, force: true }))

/** Files of a bucket; what is in it stands in a folder of the test. */
function ofBucket() {
  const folder = openReleaseStore(path.join(data, 'releases'))
  const store: ReleaseStore = {
    ...folder,
    async readFile(...file) {
      asked.push(file.join('/'))
      if (isDown) throw new StoreUnreachable('the bucket does not answer')
      return folder.readFile(...file)
    },
  }
  const settings = { releaseStore: 's3://bucket/shop', dataFolder: data, channel: 'production' }
  return openReleaseFiles(settings, store)
}
const entry = `mfe-catalogue/1.2.3/${files.entry}`
const kept = () => readdir(path.join(data, 'release-cache'), { recursive: true }).catch(() => [])

describe('files of a bucket', () => {
  it('are fetched once with their compressed forms, however many ask, and then kept', async () => {
    const { folder, bring } = ofBucket()
    await Promise.all(Array.from({ length: 20 }, () => bring('mfe-catalogue', '1.2.3', files.entry)))
    expect(asked).toEqual([entry, `${entry}.br`, `${entry}.gz`])
    expect(await readFile(path.join(folder, entry), 'utf8')).toBe(script)
    expect((await kept()).filter((name) => name.includes('entry')).toSorted()).toEqual([
      entry,
      `${entry}.br`,
      `${entry}.gz`,
    ])
    // A process that starts anew finds them there.
    await ofBucket().bring('mfe-catalogue', '1.2.3', files.entry)
    expect(asked).toHaveLength(3)
  })

  it('that are kept need no bucket', async () => {
    await ofBucket().bring('mfe-catalogue', '1.2.3', files.entry)
    isDown = true
    await expect(ofBucket().bring('mfe-catalogue', '1.2.3', files.entry)).resolves.toBeUndefined()
    await expect(ofBucket().bring('mfe-catalogue', '1.2.3', files.chunk)).rejects.toThrow('does not answer')
  })

  it('that are not there are not asked for again and again', async () => {
    const { bring } = ofBucket()
    for (let again = 0; again < 5; again += 1) await bring('mfe-catalogue', '1.2.3', 'unknown.js')
    expect(asked).toEqual(['mfe-catalogue/1.2.3/unknown.js'])
    expect(await kept()).toEqual([])
  })

  it.each([
    ['mfe-catalogue', '1.2.3', '../../../secret.json'],
    ['..', '..', 'secret.json'],
    ['mfe-catalogue/..', '..', 'secret.json'],
    ['mfe-catalogue', '1.2.3', '.secret.json'],
    ['mfe-catalogue', '1.2.3', `${files.entry}.br`],
    ['mfe-catalogue', '1.2.3', 'category.8c9d0e1f.js.map'],
  ])('outside of a release are never asked for: %s/%s/%s', async (name, version, file) => {
    await ofBucket().bring(name, version, file)
    expect(asked).toEqual([])
    expect(await kept()).toEqual([])
  })

  it('that were thrown away are fetched again', async () => {
    const { folder, bring } = ofBucket()
    await bring('mfe-catalogue', '1.2.3', files.entry)
    await rm(folder, { recursive: true })
    await bring('mfe-catalogue', '1.2.3', files.entry)
    expect(await readFile(path.join(folder, entry), 'utf8')).toBe(script)
  })

  it('that cannot be kept are not given out, and leave nothing on the disk', async () => {
    const { folder, bring } = ofBucket()
    // A folder in the way, which holds something: no file takes its place.
    await mkdir(path.join(folder, `${entry}.br`, 'full'), { recursive: true })
    await expect(bring('mfe-catalogue', '1.2.3', files.entry)).rejects.toThrow('rename')
    expect(await readdir(path.join(folder, path.dirname(entry)))).toEqual([`${files.entry}.br`])
    await rm(folder, { recursive: true })
    await bring('mfe-catalogue', '1.2.3', files.entry)
    expect(await readFile(path.join(folder, entry), 'utf8')).toBe(script)
  })

  it('can be given out once the channel was seen, also while the bucket is away', async () => {
    const channels = path.join(data, 'releases', 'channels')
    const { check } = ofBucket()
    await rename(channels, `${channels}-away`)
    await expect(check()).rejects.toThrow('no channel production')
    await rename(`${channels}-away`, channels)
    await expect(check()).resolves.toBeUndefined()
    await rename(channels, `${channels}-away`)
    await expect(check()).resolves.toBeUndefined()
  })
})
