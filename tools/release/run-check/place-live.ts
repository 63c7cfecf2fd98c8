import { access, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isBucket } from '@shop/release-store'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { Refusal } from '../../start/refusal.ts'
import type { LiveStore } from './run-check.ts'
import type { Stage } from './stage.ts'

export type Live = { name: string; descriptor: ReleaseDescriptor | ShellManifest }

/** Puts the files of live releases onto the stage: those of a folder where they are, those of a bucket as copies. */
export async function placeLive(
  stage: Stage,
  all: readonly Live[],
  { store, location, channel }: LiveStore,
): Promise<void> {
  for (const { name, descriptor } of all) {
    const { version } = descriptor
    const release = `${name} ${version}`
    if (stage.isPlaced(name, version)) continue
    const folder = isBucket(location)
      ? await copyOf({ name, descriptor }, path.join(stage.folder, 'copies', name, version), store)
      : path.join(location, name, version)
    const isThere = await access(folder).then(
      () => true,
      () => false,
    )
    if (!isThere)
      throw new Refusal(`${channel} shows ${release}, but its files are not in the store: release ${name} anew`)
    await stage.place(name, version, folder)
  }
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
