import { cp, readdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import type { ReleaseStore } from '@shop/release-store'
import * as v from 'valibot'
import { outputFolder } from './watched-build.ts'

const mark = '+dev.'
/** A page that was opened some builds ago still finds its files. */
const keptBuilds = 6

type Manifest = { version: string }

/**
 * Puts what a follower has built into the store, as a release of its own: `1.4.0+dev.1795298847434`.
 * The number is the hour, since a browser keeps such addresses for a year.
 */
export async function putDevelopmentRelease<Schema extends v.GenericSchema<unknown, Manifest>>(
  store: ReleaseStore,
  releases: string,
  { root, name, schema, now }: { root: string; name: string; schema: Schema; now: number },
): Promise<v.InferOutput<Schema>> {
  const built = outputFolder(root, name)
  const file = path.join(built, name === 'shell' ? 'shell.json' : 'release.json')
  const manifest = v.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  const version = `${manifest.version.replace(/\+.*$/, '')}${mark}${now}`
  const earlier = await developmentVersions(releases, name)
  await store.putRelease(name, version, built)
  await handUpdatesOn(
    built,
    earlier.map((one) => path.join(releases, name, one)),
  )
  for (const old of earlier.slice(0, -keptBuilds)) await rm(path.join(releases, name, old), { recursive: true })
  return { ...manifest, version }
}

const orNone = (): string[] => []

async function developmentVersions(releases: string, name: string): Promise<string[]> {
  const versions = await readdir(path.join(releases, name)).catch(orNone)
  return versions.filter((version) => version.includes(mark)).toSorted()
}

/** A running page asks for what has changed where it came from. */
async function handUpdatesOn(built: string, folders: readonly string[]): Promise<void> {
  const updates = (await readdir(built)).filter((file) => file.includes('.hot-update.'))
  for (const folder of folders)
    for (const update of updates) await cp(path.join(built, update), path.join(folder, update))
}
