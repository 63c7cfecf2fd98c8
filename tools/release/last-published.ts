import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isBucket } from '@shop/release-store'

export type Place = {
  /** The checkout. */
  root: string
  /** Where this machine keeps what belongs to no checkout. */
  dataFolder: string
  /** Where the store is. */
  location: string
  channel: string
}

/**
 * The build of each package that this checkout handed to a channel last. A build that was handed over is not
 * published again when `npm start` finds it unchanged: whatever the channel did with it since (canary, rollback,
 * a release of another checkout) was meant. Several checkouts may share a store and a data folder: each
 * remembers its own. To a bucket a start hands nothing after the first, so nothing is remembered.
 */
export type LastPublished = {
  read(): Promise<Record<string, string>>
  write(versions: Readonly<Record<string, string>>): Promise<void>
}

const nothing: LastPublished = { read: async () => ({}), write: async () => undefined }

export function lastPublished({ root, dataFolder, location, channel }: Place): LastPublished {
  if (isBucket(location)) return nothing
  const ofThisCheckout = createHash('sha256')
    .update(`${path.resolve(root)}\n${location}`)
    .digest('hex')
    .slice(0, 16)
  const folder = path.join(dataFolder, 'handed-over', ofThisCheckout, channel)
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
        const aside = path.join(folder, `.${randomUUID()}`)
        await writeFile(aside, version)
        await rename(aside, path.join(folder, name))
      }
    },
  }
}
