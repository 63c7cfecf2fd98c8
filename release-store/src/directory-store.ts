import { randomUUID } from 'node:crypto'
import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { numberedWrites } from './numbered-writes.ts'
import { digestOf } from './release-digest.ts'
import { ReleaseConflict, type ReleaseStore, signatureFile } from './release-store.ts'

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code
const orNothing = (error: unknown): undefined => {
  if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ENOTDIR') throw error
  return undefined
}

/**
 * The store as a directory. Each write of a channel is a file of its own, `channels/{channel}/00000042.json`;
 * the highest number is in force. Its name can be taken once, which is the whole of compare and swap.
 */
export function openDirectoryStore(root: string): ReleaseStore {
  const folderOf = (channel: string) => path.join(root, 'channels', channel)
  const fileOf = (channel: string, revision: string) => path.join(folderOf(channel), `${revision}.json`)

  const writes = numberedWrites({
    names: async (folder) => (await readdir(folderOf(folder)).catch(orNothing)) ?? [],
    read: (folder, revision) => readFile(fileOf(folder, revision), 'utf8').catch(orNothing),
    async create(folder, revision, text) {
      await mkdir(folderOf(folder), { recursive: true })
      const aside = path.join(folderOf(folder), `.${randomUUID()}`)
      try {
        await writeFile(aside, text)
        await link(aside, fileOf(folder, revision))
        return true
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
        return false
      } finally {
        await rm(aside, { force: true })
      }
    },
    remove: (folder, revision) => rm(fileOf(folder, revision), { force: true }),
  })

  return {
    async putRelease(name, version, folder) {
      const target = path.join(root, name, version)
      // Filled aside and moved in one step: nobody ever sees half a release.
      const aside = path.join(root, name, `.${randomUUID()}`)
      try {
        await cp(folder, aside, { recursive: true })
        await rename(aside, target)
        return 'stored'
      } catch (error) {
        await rm(aside, { recursive: true, force: true })
        if (codeOf(error) !== 'ENOTEMPTY' && codeOf(error) !== 'EEXIST') throw error
      }
      if ((await digestOf(folder)) === (await digestOf(target))) return 'present'
      throw new ReleaseConflict(name, version)
    },
    readFile: (name, version, file) => readFile(path.join(root, name, version, file)).catch(orNothing),
    async putSignature(release, keyId, signature) {
      const file = path.join(root, signatureFile(release, keyId))
      const aside = `${file}.${randomUUID()}`
      await mkdir(path.dirname(file), { recursive: true })
      try {
        await writeFile(aside, signature)
        await rename(aside, file)
      } finally {
        await rm(aside, { force: true })
      }
    },
    readSignature: (release, keyId) =>
      readFile(path.join(root, signatureFile(release, keyId)), 'utf8').catch(orNothing),
    ...writes,
    latestRevision: async (channel) => (await writes.revisions(channel)).at(-1),
  }
}
