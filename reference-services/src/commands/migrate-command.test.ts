import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { runMigrateCommand } from './migrate-command.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'todok-migrate-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...args: string[]) {
  const [printed, said]: [string[], string[]] = [[], []]
  const code = await runMigrateCommand(args, {
    environment: { DATA_DIR: folder },
    print: (line) => printed.push(line),
    log: (line) => said.push(line),
  })
  return { code, printed, said }
}

it('tells what is pending, shows its statements, and does it once', async () => {
  const before = await run('status')
  expect([before.code, before.printed[0]]).toEqual([1, '0 done, the last is none'])
  expect(before.printed).toContain('pending  0001-catalogue')
  const shown = await run('--dry-run')
  expect([shown.code, shown.printed[0]]).toEqual([0, '-- 0001-catalogue;'])
  expect((await run('status')).code).toBe(1)
  const done = await run()
  expect([done.code, done.printed.at(-1)]).toEqual([0, 'the tables are up to date'])
  expect(done.printed).toContain('migration 0001-catalogue')
  expect(await run()).toEqual({ code: 0, printed: ['the tables are up to date'], said: [] })
  const after = await run('status')
  expect([after.code, after.printed.length]).toEqual([0, 1])
})

it('says how it is used, and which setting is wrong', async () => {
  expect((await run('down')).said[0]).toContain('usage: pnpm migrate')
  expect((await run('status', 'now')).code).toBe(2)
  let said = ''
  const log = (line: string) => {
    said += line
  }
  const context = { environment: { DATABASE_URL: 'mysql://nowhere' }, print: log, log }
  expect(await runMigrateCommand(['status'], context)).toBe(1)
  expect(said).toContain('DATABASE_URL')
})
