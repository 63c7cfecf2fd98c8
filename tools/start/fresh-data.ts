import { rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from 'reference-services/config'
import { lockFolder } from 'reference-services/folder-lock'
import { Refusal } from './refusal.ts'

/** Folders that the seed makes. Releases and reports stand beside them and stay. */
const seeded = ['database', 'static-data']

/** Refuses when another run holds the data; throws away what the seed made when new data is wanted. */
export async function prepareData(
  { dataFolder, databaseUrl }: Pick<Config, 'dataFolder' | 'databaseUrl'>,
  isFresh: boolean,
): Promise<void> {
  if (databaseUrl !== undefined) {
    if (isFresh)
      throw new Refusal(
        '--fresh makes a new embedded database, but DATABASE_URL names a server. Empty that database yourself, or unset DATABASE_URL.',
      )
    return
  }
  const lock = await lockFolder(dataFolder).catch((error: Error) => {
    if (error.name !== 'FolderInUseError') throw error
    throw new Refusal(`${error.message}\nStop that run first, or set another DATA_DIR.`)
  })
  try {
    if (isFresh)
      await Promise.all(seeded.map((name) => rm(path.join(dataFolder, name), { recursive: true, force: true })))
  } finally {
    await lock.release()
  }
}
