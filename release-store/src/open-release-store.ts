import path from 'node:path'
import { openDirectoryStore } from './directory-store.ts'
import type { ReleaseStore } from './release-store.ts'
import { readS3Settings } from './s3/s3-settings.ts'

export const isBucket = (location: string): boolean => location.startsWith('s3://')

/**
 * The store at a location: a folder, or `s3://bucket/prefix` with the usual `AWS_*` variables. Wrong
 * settings are refused here; what speaks to a bucket is loaded when it is first asked.
 */
export function openReleaseStore(location: string, environment: NodeJS.ProcessEnv = process.env): ReleaseStore {
  if (!isBucket(location)) return openDirectoryStore(path.resolve(location))
  const settings = readS3Settings(location, environment)
  return openLazily(async () => {
    const [{ openS3Objects }, { openS3Store }] = await Promise.all([
      import('./s3/s3-objects.ts'),
      import('./s3/s3-store.ts'),
    ])
    return openS3Store(openS3Objects(settings))
  })
}

function openLazily(open: () => Promise<ReleaseStore>): ReleaseStore {
  let opened: Promise<ReleaseStore> | undefined
  const store = () => {
    opened ??= open()
    return opened
  }
  return {
    putRelease: async (...release) => (await store()).putRelease(...release),
    readFile: async (...file) => (await store()).readFile(...file),
    putSignature: async (...signature) => (await store()).putSignature(...signature),
    readSignature: async (...signature) => (await store()).readSignature(...signature),
    latestRevision: async (channel) => (await store()).latestRevision(channel),
    readChannel: async (channel) => (await store()).readChannel(channel),
    revisions: async (channel) => (await store()).revisions(channel),
    readRevision: async (...write) => (await store()).readRevision(...write),
    readTeams: async () => (await store()).readTeams(),
    writeTeams: async (...write) => (await store()).writeTeams(...write),
    writeChannel: async (...write) => (await store()).writeChannel(...write),
  }
}
