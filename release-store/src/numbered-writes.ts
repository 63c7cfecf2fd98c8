import { parseChannel, serializeChannel } from './channel-file.ts'
import type { ReleaseStore } from './release-store.ts'
import { isOutdated, nextRevision, revisionOf, teamsFolder } from './revisions.ts'
import { parseTeams, serializeTeams } from './teams.ts'

/** Files of one folder below `channels`, in a directory or a bucket. */
export type WriteFiles = {
  /** Their names, whatever else is among them. */
  names(folder: string): Promise<readonly string[]>
  read(folder: string, revision: string): Promise<string | undefined>
  /** `false` when the name is taken: that is all of compare and swap. */
  create(folder: string, revision: string, text: string): Promise<boolean>
  remove(folder: string, revision: string): Promise<unknown>
}

type NumberedWrites = Pick<
  ReleaseStore,
  'revisions' | 'readRevision' | 'readChannel' | 'writeChannel' | 'readTeams' | 'writeTeams'
>

/** Channels and teams as numbered writes, of which the latest is in force: the part of a store that needs nothing but files. */
export function numberedWrites({ names, read, create, remove }: WriteFiles): NumberedWrites {
  const revisions = async (folder: string): Promise<string[]> =>
    (await names(folder))
      .map(revisionOf)
      .filter((revision) => revision !== undefined)
      .toSorted()

  /** Gives the name back when it was free only because it had been pruned; drops what is not kept any more. */
  async function settle(folder: string, written: string): Promise<boolean> {
    const all = await revisions(folder)
    const outdated = all.filter((revision) => isOutdated(revision, all.at(-1)))
    await Promise.all(outdated.map((revision) => remove(folder, revision)))
    return !outdated.includes(written)
  }

  async function readLatest<T>(folder: string, parse: (text: string) => T) {
    for (;;) {
      const revision = (await revisions(folder)).at(-1)
      if (revision === undefined) return undefined
      const text = await read(folder, revision)
      // Gone in between means that so many wrote meanwhile: there is a newer one.
      if (text !== undefined) return { content: parse(text), revision }
    }
  }

  async function write(folder: string, text: string, before: string | undefined): Promise<boolean> {
    const revision = nextRevision(before)
    return (await create(folder, revision, text)) && settle(folder, revision)
  }

  return {
    revisions,
    async readRevision(channel, revision) {
      const text = await read(channel, revision)
      return text === undefined ? undefined : parseChannel(channel, text)
    },
    async readChannel(channel) {
      const latest = await readLatest(channel, (text) => parseChannel(channel, text))
      return latest && { registry: latest.content, revision: latest.revision }
    },
    writeChannel: async (channel, next, before) => write(channel, serializeChannel(next), before),
    async readTeams() {
      const latest = await readLatest(teamsFolder, parseTeams)
      return latest && { list: latest.content, revision: latest.revision }
    },
    writeTeams: async (next, before) => write(teamsFolder, serializeTeams(next), before),
  }
}
