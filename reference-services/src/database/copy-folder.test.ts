import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { copyWhole, replaceFolder } from './copy-folder.ts'

let room: string
const at = (name: string) => path.join(room, name)
const rowsOf = (name: string) => readFile(path.join(at(name), 'rows'), 'utf8')

async function make(name: string, rows: string): Promise<void> {
  await mkdir(at(name))
  await writeFile(path.join(at(name), 'rows'), rows)
}

beforeEach(async () => {
  room = await mkdtemp(path.join(tmpdir(), 'copy-folder-'))
})
afterEach(() => rm(room, { recursive: true }))

it('a copy takes the place of what was there; one that is not there changes nothing', async () => {
  await make('seeded', 'seed')
  await make('database', 'written since')
  await writeFile(path.join(at('database'), 'more'), '')
  await replaceFolder(at('seeded'), at('database'))
  expect(await readdir(at('database'))).toEqual(['rows'])
  expect(await rowsOf('database')).toBe('seed')
  await expect(replaceFolder(at('none'), at('database'))).rejects.toThrow('none')
  expect(await readdir(room)).toEqual(['database', 'seeded'])
})

it('the first copy stays when another one is made, and neither leaves a draft', async () => {
  await make('first', 'first')
  await make('second', 'second')
  await copyWhole(at('first'), at('copy'))
  await copyWhole(at('second'), at('copy'))
  expect(await rowsOf('copy')).toBe('first')
  expect(await readdir(room)).toEqual(['copy', 'first', 'second'])
})

it('a copy that cannot be made says so in one line, and leaves nothing', async () => {
  await make('database', 'rows')
  await expect(copyWhole(at('none'), at('copy'))).rejects.toThrow(/^cp: [^\n]*none[^\n]*$/)
  await expect(copyWhole(at('database'), at('missing/copy'))).rejects.toThrow('missing')
  expect(await readdir(room)).toEqual(['database'])
})
