import { randomUUID } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type Registry, registry } from '@shop/shared/contract'
import * as v from 'valibot'

/** The release store as a directory: `{name}/{version}/…` never changes, `channels/{channel}.json` points. */
export type ReleaseStore = {
  /** Copies a built folder into the store; a version that is there already stays as it is. */
  put(name: string, version: string, folder: string): Promise<void>
  readChannel(channel: string): Promise<Registry | undefined>
  writeChannel(channel: string, next: Registry): Promise<void>
}

const exists = (file: string) =>
  stat(file).then(
    () => true,
    () => false,
  )

export function openDirectoryStore(root: string): ReleaseStore {
  const channelFile = (channel: string) => path.join(root, 'channels', `${channel}.json`)

  return {
    async put(name, version, folder) {
      const target = path.join(root, name, version)
      if (await exists(target)) return
      // Filled aside and moved in one step: nobody ever sees half a release.
      const aside = path.join(root, name, `.${randomUUID()}`)
      await mkdir(aside, { recursive: true })
      for (const file of await readdir(folder))
        await cp(path.join(folder, file), path.join(aside, file), { recursive: true })
      await rename(aside, target).catch(async (error: NodeJS.ErrnoException) => {
        await rm(aside, { recursive: true, force: true })
        if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
      })
    },
    async readChannel(channel) {
      const file = channelFile(channel)
      return (await exists(file)) ? v.parse(registry, JSON.parse(await readFile(file, 'utf8'))) : undefined
    },
    async writeChannel(channel, next) {
      const file = channelFile(channel)
      await mkdir(path.dirname(file), { recursive: true })
      const aside = `${file}.${randomUUID()}`
      await writeFile(aside, JSON.stringify(v.parse(registry, next), null, 2))
      await rename(aside, file)
    },
  }
}
