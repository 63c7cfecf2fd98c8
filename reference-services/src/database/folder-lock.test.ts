import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from '@jest/globals'
import { lockFolder } from './folder-lock.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'todok-lock-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const lockFile = () => path.join(folder, 'database.lock')

/** A process of its own that takes the lock and says so. */
async function otherProcess() {
  const source = `import(${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)})
    .then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))
    .then(() => { process.stdout.write('locked'); setInterval(() => {}, 1000) })`
  const child = spawn(process.execPath, ['-e', source], { stdio: ['ignore', 'pipe', 'inherit'] })
  await new Promise((resolve) => child.stdout.once('data', resolve))
  return child
}

it('refuses a folder that another process has open, in two languages', async () => {
  const other = await otherProcess()
  try {
    await expect(lockFolder(folder)).rejects.toMatchObject({
      name: 'FolderInUseError',
      pid: other.pid,
      message: expect.stringMatching(/使用中.*in use by process/),
    })
  } finally {
    other.kill('SIGKILL')
  }
})

it('takes over the lock of a process that was killed', async () => {
  const other = await otherProcess()
  const gone = new Promise((resolve) => other.once('exit', resolve))
  other.kill('SIGKILL')
  await gone
  await lockFolder(folder)
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
})

it('takes over when the number belongs to a younger process', async () => {
  await writeFile(lockFile(), JSON.stringify({ pid: 1, startedAt: 'another boot' }))
  await lockFolder(folder)
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
})

it.each(['', '{', '{"pid":"1"}'])('takes over an unreadable lock: %j', async (content) => {
  await writeFile(lockFile(), content)
  await lockFolder(folder)
  expect(JSON.parse(await readFile(lockFile(), 'utf8'))).toMatchObject({ pid: process.pid })
})

it('is free again once released', async () => {
  await (await lockFolder(folder)).release()
  await expect(lockFolder(folder)).resolves.toBeDefined()
})

it('refuses a second opening in the same process', async () => {
  await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject({ name: 'FolderInUseError' })
})

it('is had by one of many who come at once', async () => {
  const all = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)))
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})
