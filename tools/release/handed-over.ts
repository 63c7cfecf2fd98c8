import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isBucket } from '@shop/release-store'

/**
 * Which build of each package this machine handed to a channel last, beside the store. A build that was
 * handed over is not published again when `npm start` finds it unchanged: whatever the channel did with it
 * since (canary, rollback, a release of somebody else) was meant. A bucket belongs to no machine and has none.
 */
export type HandedOver = {
  read(): Promise<Record<string, string>>
  write(versions: Readonly<Record<string, string | undefined>>): Promise<void>
}

const nothing: HandedOver = { read: async () => ({}), write: async () => undefined }

export function handedOver(location: string, channel: string): HandedOver {
  if (isBucket(location)) return nothing
  const folder = path.join(location, 'handed-over', channel)
  return {
    async read() {
      const names = (await readdir(folder).catch(() => [])).filter((name) => !name.startsWith('.'))
      const versions = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')))
      return Object.fromEntries(names.map((name, place) => [name, versions[place] ?? '']))
    },
    // A file for each package: commands that run at once do not write over each other.
    async write(versions) {
      await mkdir(folder, { recursive: true })
      for (const [name, version] of Object.entries(versions)) {
        if (version === undefined) await rm(path.join(folder, name), { force: true })
        else {
          const aside = path.join(folder, `.${randomUUID()}`)
          await writeFile(aside, version)
          await rename(aside, path.join(folder, name))
        }
      }
    },
  }
}
