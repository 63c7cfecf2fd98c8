import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { numberedWrites } from '../numbered-writes.ts'
import { digestOf, filesOf } from '../release-digest.ts'
import { ReleaseConflict, type ReleaseStore, StoreUnreachable, signatureFile } from '../release-store.ts'
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

  const writes = numberedWrites({
    names: (folder) => objects.list(folderOf(folder)),
    read: async (folder, revision) => (await objects.get(keyOf(folder, revision)))?.content.toString(),
    async create(folder, revision, text) {
      await expectConditions()
      known.delete(folder)
      const isCreated = await objects.create(keyOf(folder, revision), text, headersFor('channel.json'))
      known.delete(folder)
      return isCreated
    },
    remove: (folder, revision) => objects.remove(keyOf(folder, revision)),
  })

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
      const revision = writes.revisions(channel).then((revisions) => revisions.at(-1))
      known.set(channel, { revision, until: now() + revisionFreshMs })
      // A failure is asked again at once.
      revision.catch(() => known.delete(channel))
      return revision
    },
    ...writes,
  }
}

async function inTurns<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) await work(next)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
