import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, rmdir, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const pollMs = 100
/** A maker that took longer was killed. */
const makerPatienceMs = 150_000
const templatesLiveMs = 24 * 60 * 60 * 1000

const room = path.join(tmpdir(), 'todok-test-data')
const source = path.resolve(import.meta.dirname, '..')
/** Outside of the services. */
const outside = ['pnpm-lock.yaml', 'shared/src/contract/planning-week.ts'].map((file) =>
  path.resolve(source, '../..', file),
)

/**
 * A data folder that takes seconds to make and a moment to copy. It is made by the first suite that
 * needs it on this machine, and again when a source that it depends on has changed.
 */
export async function dataTemplate(name: string, make: (folder: string) => Promise<void>): Promise<string> {
  await mkdir(room, { recursive: true })
  const folder = path.join(room, `${name}-${await fingerprint}`)
  const lock = `${folder}.making`
  while (!existsSync(folder)) {
    if (await take(lock)) await makeIn(folder, make).finally(() => rmdir(lock))
    else await pause(pollMs)
  }
  return folder
}

async function makeIn(folder: string, make: (folder: string) => Promise<void>): Promise<void> {
  if (existsSync(folder)) return
  await forgetOld()
  const draft = `${folder}.${process.pid}`
  await make(draft)
  await rename(draft, folder)
}

async function take(lock: string): Promise<boolean> {
  const isTaken = await mkdir(lock).then(
    () => false,
    () => true,
  )
  if (!isTaken) return true
  if ((await ageMs(lock)) > makerPatienceMs) await rmdir(lock).catch(() => undefined)
  return false
}

async function forgetOld(): Promise<void> {
  for (const entry of await readdir(room)) {
    const old = path.join(room, entry)
    if ((await ageMs(old)) > templatesLiveMs) await rm(old, { recursive: true, force: true })
  }
}

const ageMs = (file: string): Promise<number> =>
  stat(file).then(
    ({ ctimeMs }) => Date.now() - ctimeMs,
    () => 0,
  )

/** A hash over all that writes tables and rows. */
export const fingerprint: Promise<string> = fingerprintOfSources()

/** Sources that write tables and rows. */
const parts = [
  'calendar/',
  'database/',
  'identity/accounts',
  'identity/password-hash',
  'identity/secrets',
  'pictures/',
  'purchases/',
  'read-json',
  'search/',
  'seed/',
  'testing/an-item',
  'testing/databases',
  'testing/test-hour',
  'week-rollover/draw-lotteries',
]

async function fingerprintOfSources(): Promise<string> {
  const entries = await readdir(source, { recursive: true })
  const files = entries.filter(
    (entry) =>
      parts.some((part) => entry.startsWith(part)) && /\.(ts|json)$/.test(entry) && !entry.endsWith('.test.ts'),
  )
  const hash = createHash('sha256')
  for (const file of [...files.toSorted().map((entry) => path.join(source, entry)), ...outside])
    hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 16)
}
