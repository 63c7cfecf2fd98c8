import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { type S3Server, startS3Server } from '@shop/release-store/testing/s3-server'
import { runStorageCommand } from './storage-command.ts'

let s3: S3Server
let folder = ''
beforeAll(async () => {
  s3 = await startS3Server('pictures')
})
afterAll(() => s3.close())
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'todok-storage-'))
  await writeFile(path.join(folder, 'new.webp'), 'picture')
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function run(args: string, environment: NodeJS.ProcessEnv = {}) {
  let [printed, said] = ['', '']
  const code = await runStorageCommand(
    args.split(' ').map((word) => word.replace('FOLDER', folder)),
    {
      environment: { DATA_DIR: path.join(folder, 'data'), ...environment },
      print: (text) => {
        printed += text
      },
      log: (text) => {
        said += text
      },
    },
  )
  return { code, printed, said }
}

describe.each([
  { kind: 'a folder', settings: () => ({}) },
  {
    kind: 'S3',
    settings: () => ({ ...s3.environment, OBJECT_STORAGE: `s3://pictures/${path.basename(folder)}` }),
  },
])('pnpm storage on $kind', ({ settings }) => {
  const ok = async (args: string) => {
    const { code, printed, said } = await run(args, settings())
    expect([code, said]).toEqual([0, ''])
    return printed
  }

  it('[API-079] exchanges a picture and keeps the one of before', async () => {
    await ok('put public/carrot-l.webp FOLDER/new.webp')
    expect(await ok('copy public/carrot-l.webp public/before/carrot-l.webp')).toBe(
      'public/before/carrot-l.webp: 7 bytes, image/webp',
    )
    await writeFile(path.join(folder, 'new.webp'), 'another picture')
    expect(await ok('put public/carrot-l.webp FOLDER/new.webp --type image/x')).toBe(
      'public/carrot-l.webp: 15 bytes, image/x',
    )
    await ok('get public/before/carrot-l.webp FOLDER/got')
    expect(await readFile(path.join(folder, 'got'), 'utf8')).toBe('picture')
    await ok('remove public/carrot-l.webp')
    expect(await run('head public/carrot-l.webp', settings())).toEqual({ code: 1, printed: '', said: 'NotFound' })
  })

  it('[API-079] [K-179] acts for one person', async () => {
    await ok('put private/me/a.webp FOLDER/new.webp --identity me')
    expect(await ok('head private/me/a.webp --identity me')).toContain('7 bytes')
    const { code, said } = await run('head private/me/a.webp --identity you', settings())
    expect([code, said]).toEqual([1, 'This object is private and of another identity'])
  })
})

it.each([
  { args: 'show public/a', words: 'usage: pnpm storage' },
  { args: 'copy public/a', words: 'something is missing' },
  { args: 'put public/a FOLDER/none', words: 'ENOENT' },
  { args: 'remove /a', words: 'A path cannot start with a slash' },
])('refuses $args: $words', async ({ args, words }) => {
  const { code, said } = await run(args)
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
})

it('[ERR-018] refuses a bucket without credentials', async () => {
  const { code, said } = await run('head public/a', { OBJECT_STORAGE: 's3://pictures' })
  expect([code, said]).toEqual([1, 'Credentials should not be empty'])
})
