import { lstat, readFile, realpath } from 'node:fs/promises'
import path from 'node:path'
import { readDescriptor } from '@shop/release-store'
import { type ReleaseDescriptor, releaseLimits } from '@shop/shared/contract'
import { Refusal } from '../../start/refusal.ts'
import { Refused } from '../outcome.ts'
import { checkFiles, type ReleaseFiles } from './check-files.ts'
import { listFiles } from './list-files.ts'

/** A folder that was built somewhere, looked through. */
export type BuiltFolder = {
  descriptor: ReleaseDescriptor
  /** With `release.json`, as it stands there. */
  files: ReleaseFiles
}

const manifest = 'release.json'

/** Reads a built folder. What does not fit is refused by its field or file, with the way out: {@link Refused}. */
export async function readFolder(given: string): Promise<BuiltFolder> {
  const folder = await realpath(given).catch(() => {
    throw new Refusal(`${given} is not there: name the folder that the build writes, for example dist`)
  })
  const text = await readManifest(folder)
  const descriptor = unless(readDescriptor(parse(text))).descriptor
  const { files: found } = unless(await listFiles(folder))
  const { files } = unless(await checkFiles(folder, descriptor, found))
  return { descriptor, files: new Map([...files, [manifest, text]]) }
}

/** Its size is looked at before any of it is read. */
async function readManifest(folder: string): Promise<Buffer> {
  const file = path.join(folder, manifest)
  const stats = await lstat(file).catch(() => undefined)
  if (stats?.isFile() !== true)
    throw new Refusal(
      `${folder} has no ${manifest} that is a plain file: remoteConfig or writeDescriptor of @todok/remote-kit writes it`,
    )
  if (stats.size > releaseLimits.descriptorBytes)
    throw new Refusal(
      `${file} has ${stats.size} bytes, and ${releaseLimits.descriptorBytes} are the most: declare fewer routes and files`,
    )
  return readFile(file)
}

function parse(text: Buffer): unknown {
  try {
    return JSON.parse(text.toString())
  } catch (error) {
    throw new Refusal(`${manifest} is no JSON (${error instanceof Error ? error.message : error}): build anew`)
  }
}

function unless<T extends object>(result: T | { refusals: Refused['refusals'] }): T {
  if ('refusals' in result) throw new Refused(result.refusals)
  return result
}
