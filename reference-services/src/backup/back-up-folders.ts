import { existsSync } from 'node:fs'
import { mkdir, readdir, realpath, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { isBucket } from '@shop/release-store'
import type { Config } from '../config.ts'
import { copyFolder } from '../database/copy-folder.ts'
import { lockFolder } from '../database/folder-lock.ts'

type BackUpPlace = Pick<Config, 'databaseUrl' | 'dataFolder' | 'releaseStore' | 'sourceMaps' | 'objectStorage'>

/** Why there is no backup, in words for whoever asked for one. */
class BackUpRefused extends Error {
  override readonly name = 'BackUpRefused'
}

const ownerOnly = 0o700

/**
 * Copies what a shop keeps in folders of this machine into a new folder, laid out as a data folder whatever the settings
 * say: the embedded database, releases with their source maps, objects and the operator's key. Rejects with
 * `BackUpRefused` or `FolderInUseError`, and leaves nothing half copied.
 */
export async function backUpFolders(place: BackUpPlace, to: string, log: (line: string) => void): Promise<void> {
  if (existsSync(to)) throw new BackUpRefused(`${to} is there already: each backup has a folder of its own`)
  const database = path.join(place.dataFolder, 'database')
  const isEmbedded = place.databaseUrl === undefined
  if (isEmbedded && !existsSync(database)) throw new BackUpRefused(`there is no database in ${place.dataFolder}`)
  if (!isBucket(place.releaseStore) && !existsSync(place.releaseStore))
    throw new BackUpRefused(`there is no release store at ${place.releaseStore}`)
  // The files of the database change while a shop runs. It holds this lock, and no other one starts meanwhile.
  const lock = isEmbedded ? await lockFolder(place.dataFolder) : undefined
  const draft = `${to}.${process.pid}`
  try {
    await mkdir(path.dirname(draft), { recursive: true })
    // Members and signing keys stand in it.
    await mkdir(draft, { mode: ownerOnly })
    if (isEmbedded) await copy(database, path.join(draft, 'database'), log)
    else log('not copied: the database, of which DATABASE_URL names the server')
    await copyLocation(place.releaseStore, (from) => copyReleases(from, path.join(draft, 'releases'), log), log)
    for (const [from, name] of [
      [place.sourceMaps, 'releases-maps'],
      [place.objectStorage, 'objects'],
    ] as const)
      await copyLocation(from, () => copy(from, path.join(draft, name), log), log)
    await copy(path.join(place.dataFolder, 'operator.key'), path.join(draft, 'operator.key'), log)
    await rename(draft, to)
  } finally {
    await rm(draft, { recursive: true, force: true })
    await lock?.release()
  }
}

async function copyLocation(location: string, copyIt: (from: string) => Promise<void>, log: (line: string) => void) {
  if (isBucket(location)) log(`not copied: ${location}, which is a bucket`)
  else await copyIt(location)
}

/**
 * The channels first: a release is in the store before a channel names it, so that one which is made meanwhile is copied
 * whole or is in no channel of the copy.
 */
async function copyReleases(from: string, to: string, log: (line: string) => void): Promise<void> {
  await mkdir(to)
  const names = await readdir(from)
  for (const name of ['channels', ...names.filter((one) => one !== 'channels')])
    await copy(path.join(from, name), path.join(to, name), log)
}

/** A folder that was moved to another disk is a link, of which the target is wanted. */
async function copy(from: string, to: string, log: (line: string) => void): Promise<void> {
  if (!existsSync(from)) {
    log(`not there: ${from}`)
    return
  }
  await copyFolder(await realpath(from), to)
  log(`copied: ${from}`)
}
