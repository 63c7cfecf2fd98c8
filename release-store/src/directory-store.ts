import { randomUUID } from 'node:crypto'
import { cp, link, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseChannel, serializeChannel } from './channel-file.ts'
import { digestOf } from './release-digest.ts'
import { ReleaseConflict, type ReleaseStore, signatureFile } from './release-store.ts'
import { isOutdated, nextRevision, revisionOf, teamsFolder } from './revisions.ts'
import { parseTeams, serializeTeams } from './teams.ts'

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

  async function revisionsOf(channel: string): Promise<string[]> {
    const names = (await readdir(folderOf(channel)).catch(orNothing)) ?? []
    return names
      .map(revisionOf)
      .filter((revision) => revision !== undefined)
      .toSorted()
  }

  /** Gives the name back when it was free only because it had been pruned; drops what is not kept any more. */
  async function settle(channel: string, written: string): Promise<boolean> {
    const revisions = await revisionsOf(channel)
    const latest = revisions.at(-1)
    const outdated = revisions.filter((revision) => isOutdated(revision, latest))
    await Promise.all(outdated.map((revision) => rm(fileOf(channel, revision), { force: true })))
    return !outdated.includes(written)
  }

  const readText = (channel: string, revision: string) => readFile(fileOf(channel, revision), 'utf8').catch(orNothing)

  async function readRevision(channel: string, revision: string) {
    const text = await readText(channel, revision)
    return text === undefined ? undefined : parseChannel(channel, text)
  }

  async function readLatest<T>(channel: string, parse: (text: string) => T) {
    for (;;) {
      const revision = (await revisionsOf(channel)).at(-1)
      if (revision === undefined) return undefined
      const text = await readText(channel, revision)
      // Gone in between means that so many wrote meanwhile: there is a newer one.
      if (text !== undefined) return { read: parse(text), revision }
    }
  }

  async function write(channel: string, text: string, before: string | undefined): Promise<boolean> {
    const folder = folderOf(channel)
    await mkdir(folder, { recursive: true })
    const aside = path.join(folder, `.${randomUUID()}`)
    await writeFile(aside, text)
    const revision = nextRevision(before)
    try {
      await link(aside, fileOf(channel, revision))
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
      return false
    } finally {
      await rm(aside, { force: true })
    }
    return settle(channel, revision)
  }

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
      await writeFile(aside, signature)
      await rename(aside, file)
    },
    readSignature: (release, keyId) =>
      readFile(path.join(root, signatureFile(release, keyId)), 'utf8').catch(orNothing),
    latestRevision: async (channel) => (await revisionsOf(channel)).at(-1),
    async readChannel(channel) {
      const latest = await readLatest(channel, (text) => parseChannel(channel, text))
      return latest && { registry: latest.read, revision: latest.revision }
    },
    revisions: revisionsOf,
    readRevision,
    writeChannel: async (channel, next, before) => write(channel, serializeChannel(next), before),
    async readTeams() {
      const latest = await readLatest(teamsFolder, parseTeams)
      return latest && { list: latest.read, revision: latest.revision }
    },
    writeTeams: async (next, before) => write(teamsFolder, serializeTeams(next), before),
  }
}
