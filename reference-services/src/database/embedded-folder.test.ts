import { existsSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { embedded, type TestData } from '../testing/databases.ts'
import { openDatabase } from './open-database.ts'

let data: TestData
beforeEach(async () => {
  data = await embedded.open()
})
afterEach(() => data.close())

const fileOf = (name: string) => path.join(data.dataFolder, 'database', name)
const mark = () => path.join(data.dataFolder, 'database.unfinished')

async function members(): Promise<number> {
  const { db, close } = await openDatabase(data)
  const rows = await db.selectFrom('member').select('code').execute()
  await close()
  return rows.length
}

it('a database of another PostgreSQL, older or newer, is refused in words, and stays as it is', async () => {
  const own = await readFile(fileOf('PG_VERSION'), 'utf8')
  for (const major of ['17', '19']) {
    await writeFile(fileOf('PG_VERSION'), `${major}\n`)
    await expect(members()).rejects.toMatchObject({
      name: 'UnusableFolderError',
      message: expect.stringMatching(
        new RegExp(`版が違います.* is of PostgreSQL ${major}, this release has ${own.trim()}`),
      ),
    })
  }
  await writeFile(fileOf('PG_VERSION'), own)
  expect(await members()).toBeGreaterThan(0)
})

it('a folder that was not copied whole is refused and not taken for a new one', async () => {
  const own = await readFile(fileOf('PG_VERSION'), 'utf8')
  await rm(fileOf('PG_VERSION'))
  await expect(members()).rejects.toThrow('PG_VERSION is missing; nothing was changed')
  await writeFile(fileOf('PG_VERSION'), own)
  await rm(fileOf('global/pg_control'))
  await expect(members()).rejects.toThrow('does not start')
})

it('what was left when a new database was being made is made anew; a database that is whole is not', async () => {
  await writeFile(mark(), '')
  expect(await members()).toBeGreaterThan(0)
  await rm(path.dirname(fileOf('')), { recursive: true })
  await mkdir(fileOf('base'), { recursive: true })
  await writeFile(mark(), '')
  expect(await members()).toBe(0)
  expect(existsSync(mark())).toBe(false)
})
