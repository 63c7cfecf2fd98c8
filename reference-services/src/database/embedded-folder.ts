import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { replaceFolder } from './copy-folder.ts'
import type { EmbeddedPlace } from './embedded-messages.ts'

/** The major version of PostgreSQL that is embedded. */
const embeddedMajor = '18'

/** A folder whose files the embedded database would not read, or would overwrite. */
class UnusableFolderError extends Error {
  override readonly name = 'UnusableFolderError'
}

const ownerOnly = 0o700

/**
 * Prepares the folder of the embedded database, as a copy of another one where that is wanted. Gives what is to be called
 * once it has been opened. Rejects with `UnusableFolderError`, and then nothing in the folder has changed.
 */
export async function prepareFolder({ folder, beginsWith }: EmbeddedPlace): Promise<() => Promise<void>> {
  const mark = `${folder}.unfinished`
  if (beginsWith !== undefined) {
    if (existsSync(beginsWith)) await replaceFolder(beginsWith, folder)
    else await rm(folder, { recursive: true, force: true })
  }
  // A process that was ended while it made the database has left these.
  if (existsSync(mark) && !existsSync(path.join(folder, 'PG_VERSION')))
    await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  // Members and signing keys stand in its files, which the database writes readable for everybody: nobody else gets in.
  await chmod(folder, ownerOnly)
  if (await expectUsable(folder)) return async () => undefined
  await writeFile(mark, '')
  return () => rm(mark, { force: true })
}

/** `false`: there is nothing in it yet. */
async function expectUsable(folder: string): Promise<boolean> {
  const entries = await readdir(folder)
  if (entries.length === 0) return false
  // It would make a new database in a folder without that file, over the tables of the one that is there.
  if (!entries.includes('PG_VERSION'))
    throw new UnusableFolderError(
      `データベースが壊れています / not a whole database, PG_VERSION is missing; nothing was changed: ${folder}. Restore a backup (docs/backup.md)`,
    )
  const major = (await readFile(path.join(folder, 'PG_VERSION'), 'utf8')).trim()
  if (major !== embeddedMajor)
    throw new UnusableFolderError(
      `データベースの版が違います / the database in ${folder} is of PostgreSQL ${major}, this release has ${embeddedMajor}; nothing was changed. Start the release that wrote it (docs/backup.md)`,
    )
  return true
}
