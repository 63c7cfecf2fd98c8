import { randomUUID } from 'node:crypto'
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isBucket, openReleaseStore, type ReleaseStore } from '@shop/release-store'
import type { Config } from '../config.ts'
import { isInside, isServed } from '../http/files.ts'
import { createTtlCache } from './ttl-cache.ts'

/** The files of releases as a folder of this machine. */
export type ReleaseFiles = {
  folder: string
  /** Makes sure that a file is in the folder, when there is such a file. */
  bring(name: string, version: string, file: string): Promise<void>
  /** Rejects while none can be given out. */
  check(): Promise<void>
}

type Settings = Pick<Config, 'releaseStore' | 'dataFolder' | 'channel'>

/** A folder is served as it is; of a bucket there are copies in the data folder, which never grow old. */
export function openReleaseFiles(settings: Settings, store: ReleaseStore): ReleaseFiles {
  const { releaseStore, dataFolder, channel } = settings
  if (!isBucket(releaseStore))
    return { folder: releaseStore, bring: async () => undefined, check: () => access(releaseStore) }
  return copiesOf(store, path.join(dataFolder, 'release-cache'), channel)
}

export const openStore = ({ releaseStore }: Pick<Config, 'releaseStore'>): ReleaseStore =>
  openReleaseStore(releaseStore)

/** A bucket is asked for its channel this often, however many pages are written. */
export const channelFreshMs = ({ releaseStore }: Pick<Config, 'releaseStore'>): number =>
  isBucket(releaseStore) ? bucketFreshMs : 0

const bucketFreshMs = 1000
/** Who asks again and again for what is not there asks us and not the bucket. */
const missingLivesMs = 10_000
const maxRemembered = 5000
const compressed = ['.br', '.gz'] as const

function copiesOf(store: ReleaseStore, folder: string, channel: string): ReleaseFiles {
  const fetched = createTtlCache<boolean>({
    milliseconds: (isThere) => (isThere ? 0 : missingLivesMs),
    maxEntries: maxRemembered,
  })
  let wasThere = false

  async function copy(name: string, version: string, file: string): Promise<boolean> {
    const target = path.join(folder, name, version, file)
    if (await exists(target)) return true
    const content = await store.readFile(name, version, file)
    if (content === undefined) return false
    // The compressed forms first: who sees the file finds them beside it.
    for (const ending of compressed) {
      const form = await store.readFile(name, version, file + ending)
      if (form !== undefined) await writeWhole(target + ending, form)
    }
    await writeWhole(target, content)
    return true
  }

  return {
    folder,
    async bring(name, version, file) {
      const relative = `${name}/${version}/${file}`
      if (isServed(file) && isInside(folder, relative)) await fetched(relative, () => copy(name, version, file))
    },
    async check() {
      // Copies are given out while the bucket is away.
      wasThere ||= (await store.latestRevision(channel)) !== undefined
      if (!wasThere) throw new Error(`the store has no channel ${channel}`)
    },
  }
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** Moved into its place in one step: several processes may fill one folder. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const aside = path.join(path.dirname(file), `.${randomUUID()}`)
  await mkdir(path.dirname(file), { recursive: true })
  try {
    await writeFile(aside, content)
    await rename(aside, file)
  } finally {
    await rm(aside, { force: true })
  }
}
