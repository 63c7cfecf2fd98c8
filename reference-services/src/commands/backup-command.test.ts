import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { lockFolder } from 'reference-services/folder-lock'
import { runBackupCommand } from './backup-command.ts'

let folder = ''
const at = (...names: string[]) => path.join(folder, ...names)
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'todok-backup-'))
  for (const name of ['data/database', 'data/releases/channels/production', 'data/releases/account/1.0.0', 'pictures'])
    await mkdir(at(name), { recursive: true })
  await writeFile(at('data/database/PG_VERSION'), '18')
  await writeFile(at('data/releases/channels/production/00000001.json'), '{}')
  await writeFile(at('data/releases/account/1.0.0/entry.js'), 'script')
  await writeFile(at('data/operator.key'), 'secret')
  await writeFile(at('pictures/0a'), 'picture')
  await symlink(at('pictures'), at('data/objects'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function run(args: readonly string[] = [at('backups/today')], over: NodeJS.ProcessEnv = {}) {
  const [printed, said]: [string[], string[]] = [[], []]
  const code = await runBackupCommand(args, {
    environment: { DATA_DIR: at('data'), ...over },
    print: (line) => printed.push(line),
    log: (line) => said.push(line),
  })
  return { code, printed, said }
}
const filesOf = async () => (await readdir(at('backups/today'), { recursive: true })).toSorted()

it('copies all that cannot be made again into a folder of its owner alone', async () => {
  const { code, printed } = await run()
  expect([code, printed.at(-1)]).toEqual([0, `backed up into ${at('backups/today')}`])
  const releases = printed.filter((line) => line.includes(at('data/releases/')))
  expect(releases).toEqual([`copied: ${at('data/releases/channels')}`, `copied: ${at('data/releases/account')}`])
  expect(printed).toContain(`not there: ${at('data/releases-maps')}`)
  expect(await filesOf()).toEqual([
    'database',
    'database/PG_VERSION',
    'objects',
    'objects/0a',
    'operator.key',
    'releases',
    'releases/account',
    'releases/account/1.0.0',
    'releases/account/1.0.0/entry.js',
    'releases/channels',
    'releases/channels/production',
    'releases/channels/production/00000001.json',
  ])
  expect(await readFile(at('backups/today/objects/0a'), 'utf8')).toBe('picture')
  expect((await stat(at('backups/today'))).mode & 0o777).toBe(0o700)
  expect(existsSync(at('data/database.lock'))).toBe(false)
})

it('leaves a server’s database and buckets to their own tools, and says so', async () => {
  const { code, printed } = await run(undefined, {
    DATABASE_URL: 'postgres://nowhere/shop',
    RELEASE_STORE: 's3://shop/releases',
  })
  expect(code).toBe(0)
  expect(printed.filter((line) => line.startsWith('not copied'))).toEqual([
    'not copied: the database, of which DATABASE_URL names the server',
    'not copied: s3://shop/releases, which is a bucket',
    'not copied: s3://shop/releases-maps, which is a bucket',
  ])
  expect(await filesOf()).toEqual(['objects', 'objects/0a', 'operator.key'])
})

it('copies no database that a shop has open', async () => {
  const lock = await lockFolder(at('data'))
  const { code, said } = await run()
  expect([code, said]).toEqual([1, [expect.stringMatching(/使用中.*in use by process/)]])
  expect(existsSync(at('backups/today'))).toBe(false)
  await lock.release()
})

it('leaves nothing of a copy that broke off, and the database to whoever comes next', async () => {
  const code = await runBackupCommand([at('backups/today')], {
    environment: { DATA_DIR: at('data') },
    print: (line) => {
      if (line.includes('releases')) throw new Error('nobody reads it')
    },
    log: () => undefined,
  })
  expect([code, await readdir(at('backups')), existsSync(at('data/database.lock'))]).toEqual([1, [], false])
})

it('writes over no backup of before, and finds no shop where none is', async () => {
  await run()
  expect((await run()).said).toEqual([expect.stringContaining('is there already')])
  const nowhere = await run([at('backups/other')], { DATA_DIR: at('elsewhere') })
  expect([nowhere.code, nowhere.said]).toEqual([1, [`there is no database in ${at('elsewhere')}`]])
  const server = { DATA_DIR: at('elsewhere'), DATABASE_URL: 'postgres://nowhere/shop' }
  expect((await run([at('backups/other')], server)).said).toEqual([
    expect.stringContaining('there is no release store'),
  ])
  expect([existsSync(at('elsewhere')), await readdir(at('backups'))]).toEqual([false, ['today']])
})
