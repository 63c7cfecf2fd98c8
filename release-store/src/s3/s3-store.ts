import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseChannel, serializeChannel } from '../channel-file.ts'
import { digestOf, filesOf } from '../release-digest.ts'
import { ReleaseConflict, type ReleaseStore, StoreUnreachable, signatureFile } from '../release-store.ts'
import { isOutdated, nextRevision, revisionOf, teamsFolder } from '../revisions.ts'
import { parseTeams, serializeTeams } from '../teams.ts'
import { headersFor } from './object-headers.ts'
import type { S3Objects } from './s3-objects.ts'

const atOnce = 8
const manifest = /^(?:release|shell)\.json$/
/** How long the answer to "which write is the latest" is good, for who asks with every page. */
const revisionFreshMs = 1000

/**
 * The store as a bucket. Nothing is ever overwritten: files of a release and writes of a channel are
 * created with `If-None-Match: *`, which refuses a key that is there. That is the whole of compare and swap.
 */
export function openS3Store(objects: S3Objects, now: () => number = () => performance.now()): ReleaseStore {
  const folderOf = (channel: string) => `channels/${channel}/`
  const keyOf = (channel: string, revision: string) => `${folderOf(channel)}${revision}.json`
  const known = new Map<string, { revision: Promise<string | undefined>; until: number }>()
  let isConditional: Promise<void> | undefined

  async function revisionsOf(channel: string): Promise<string[]> {
    const keys = await objects.list(folderOf(channel))
    return keys
      .map(revisionOf)
      .filter((revision) => revision !== undefined)
      .toSorted()
  }

  /** A bucket that ignores conditions would lose releases without a word, so it is tried once before the first write. */
  function expectConditions(): Promise<void> {
    isConditional ??= (async () => {
      const tryOnce = () => objects.create('channels/.conditions', '', headersFor('.conditions'))
      if ((await tryOnce()) && (await tryOnce()))
        throw new StoreUnreachable(
          'the bucket ignores If-None-Match, so two releases at once would overwrite each other: use one that honours conditional writes',
        )
    })()
    return isConditional
  }

  /** Gives the key back when it was free only because it had been pruned; drops what is not kept any more. */
  async function settle(channel: string, written: string): Promise<boolean> {
    const revisions = await revisionsOf(channel)
    const outdated = revisions.filter((revision) => isOutdated(revision, revisions.at(-1)))
    await Promise.all(outdated.map((revision) => objects.remove(keyOf(channel, revision))))
    return !outdated.includes(written)
  }

  const readText = async (channel: string, revision: string) =>
    (await objects.get(keyOf(channel, revision)))?.content.toString()

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
    await expectConditions()
    const revision = nextRevision(before)
    known.delete(channel)
    if (!(await objects.create(keyOf(channel, revision), text, headersFor('channel.json')))) return false
    known.delete(channel)
    return settle(channel, revision)
  }

  return {
    async putRelease(name, version, folder) {
      await expectConditions()
      const root = `${name}/${version}/`
      const digest = await digestOf(folder)
      const claim = `${root}.digest`
      // Who claims a version first decides its bytes; who comes with the same bytes finishes an upload that broke off.
      if (!(await objects.create(claim, digest, headersFor(claim)))) {
        const claimed = await objects.get(claim)
        if (claimed?.content.toString() !== digest) throw new ReleaseConflict(name, version)
      }
      const stored = new Set((await objects.list(root)).map((key) => key.slice(root.length)))
      const missing = (await filesOf(folder)).filter((file) => !stored.has(file))
      const upload = async (file: string) =>
        void (await objects.create(root + file, await readFile(path.join(folder, file)), headersFor(file)))
      await inTurns(
        missing.filter((file) => !manifest.test(file)),
        upload,
      )
      // Last, so that a release with a manifest is whole.
      await inTurns(
        missing.filter((file) => manifest.test(file)),
        upload,
      )
      return missing.length === 0 ? 'present' : 'stored'
    },
    readFile: async (name, version, file) => (await objects.get(`${name}/${version}/${file}`))?.content,
    async putSignature(release, keyId, signature) {
      const key = signatureFile(release, keyId)
      if (await objects.create(key, signature, headersFor('signature'))) return
      // A false one that somebody put there first is no obstacle.
      if ((await objects.get(key))?.content.toString() === signature) return
      await objects.remove(key)
      await objects.create(key, signature, headersFor('signature'))
    },
    readSignature: async (release, keyId) => (await objects.get(signatureFile(release, keyId)))?.content.toString(),
    latestRevision(channel) {
      const last = known.get(channel)
      if (last !== undefined && now() < last.until) return last.revision
      const revision = revisionsOf(channel).then((revisions) => revisions.at(-1))
      known.set(channel, { revision, until: now() + revisionFreshMs })
      // A failure is asked again at once.
      revision.catch(() => known.delete(channel))
      return revision
    },
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

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
