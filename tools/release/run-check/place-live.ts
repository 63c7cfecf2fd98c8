import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isBucket } from '@shop/release-store'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { Refusal } from '../../start/refusal.ts'
import type { LiveStore } from './run-check.ts'
import type { Stage } from './stage.ts'

export type Live = { name: string; descriptor: ReleaseDescriptor | ShellManifest }

/** Puts the files of live releases onto the stage: those of a folder where they are, those of a bucket as copies. */
export async function placeLive(stage: Stage, all: readonly Live[], live: LiveStore): Promise<void> {
  for (const release of all) {
    const { version } = release.descriptor
    if (stage.isPlaced(release.name, version)) continue
    await stage.place(release.name, version, await folderOfRelease(release, live, path.join(stage.folder, 'copies')))
  }
}

/** Where the files of a release stand: in the store's own folder, or copied out of a bucket into `copies`. */
export async function folderOfRelease(
  { name, descriptor }: Live,
  { store, location, channel }: LiveStore,
  copies: string,
): Promise<string> {
  const { version } = descriptor
  const folder = isBucket(location)
    ? await copyOf({ name, descriptor }, path.join(copies, name, version), store)
    : path.join(location, name, version)
  const isThere = await access(folder).then(
    () => true,
    () => false,
  )
  if (!isThere)
    throw new Refusal(`${channel} shows ${name} ${version}, but its files are not in the store: release ${name} anew`)
  return folder
}

async function copyOf({ name, descriptor }: Live, folder: string, store: LiveStore['store']): Promise<string> {
  await Promise.all(
    Object.keys(descriptor.files).map(async (file) => {
      const content = await store.readFile(name, descriptor.version, file)
      if (content === undefined) return
      const target = path.join(folder, file)
      await mkdir(path.dirname(target), { recursive: true })
      await writeFile(target, content)
    }),
  )
  return folder
}
