import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { isBucket } from '../open-release-store.ts'
import { readS3Settings } from '../s3/s3-settings.ts'
import { sourceMapFile } from './source-map.ts'

/** Where maps of released scripts are kept, each under the SHA-256 of its script: beside the release store, for nobody's browser. */
export type SourceMapStore = {
  /** One that is there is written again: it may be broken. */
  put(script: string, map: Buffer): Promise<void>
  get(script: string): Promise<Buffer | undefined>
}

/** Opens a folder, or `s3://bucket/prefix` with the usual `AWS_*` variables. Wrong settings are refused here. */
export const openSourceMapStore = (location: string, environment: NodeJS.ProcessEnv = process.env): SourceMapStore =>
  isBucket(location) ? inBucket(location, environment) : inFolder(path.resolve(location))

function inFolder(folder: string): SourceMapStore {
  return {
    async put(script, map) {
      const aside = path.join(folder, `.${randomUUID()}`)
      await mkdir(folder, { recursive: true })
      try {
        await writeFile(aside, map)
        await rename(aside, path.join(folder, sourceMapFile(script)))
      } finally {
        await rm(aside, { force: true })
      }
    },
    get: (script) =>
      readFile(path.join(folder, sourceMapFile(script))).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error
        return undefined
      }),
  }
}

function inBucket(location: string, environment: NodeJS.ProcessEnv): SourceMapStore {
  const settings = readS3Settings(location, environment)
  const open = async () => (await import('../s3/s3-objects.ts')).openS3Objects(settings)
  let objects: ReturnType<typeof open> | undefined
  const opened = () => {
    objects ??= open()
    return objects
  }
  return {
    put: async (script, map) =>
      (await opened()).put(sourceMapFile(script), new Blob([new Uint8Array(map)], { type: 'application/gzip' })),
    get: async (script) => (await (await opened()).get(sourceMapFile(script)))?.content,
  }
}
