import type { OverrideBuild, ReleaseStore } from '@shop/release-store'
import {
  type OverrideRefusal,
  type ReleaseDescriptor,
  releaseDescriptor,
  releaseLimits,
  type ShellManifest,
  shellManifest,
} from '@shop/shared/contract'
import * as v from 'valibot'
import { createTtlCache } from '../releases/ttl-cache.ts'
import { entryIntegrity, type Offer, releaseBase } from './offers.ts'

export type FoundBuild = { offer: Offer } | { shell: ShellManifest } | { refused: OverrideRefusal }
export type FindBuild = (build: OverrideBuild, origins: OriginRule) => Promise<FoundBuild>

/** Whether a build may stand at this origin. */
export type OriginRule = (address: URL) => boolean

const fetchMs = 3000
/** A build at an address of its own may be a new one in a moment; one page asks several times. */
const addressLivesMs = 1000
const maxRemembered = 200

type FoundShell = { shell: ShellManifest } | { refused: OverrideRefusal }
const shellName = 'shell'
const unreachable = Symbol('unreachable')

type Lookup = { descriptor: ReleaseDescriptor } | { refused: OverrideRefusal }

/** Finds the descriptor behind a build of a link: in the store, or at an address of a listed origin. */
export function createFindBuild(store: ReleaseStore, assetsOrigin: string, now?: () => number): FindBuild {
  // A release never changes; one that is not there may come.
  const inStore = createTtlCache<Lookup>({
    milliseconds: (found) => ('refused' in found ? addressLivesMs : Number.POSITIVE_INFINITY),
    maxEntries: maxRemembered,
    now,
  })
  const atAddress = createTtlCache<Lookup>({ milliseconds: () => addressLivesMs, maxEntries: maxRemembered, now })

  const shells = createTtlCache<FoundShell>({
    milliseconds: (found) => ('refused' in found ? addressLivesMs : Number.POSITIVE_INFINITY),
    maxEntries: maxRemembered,
    now,
  })

  return async (build, isAllowed) => {
    // The shell's files stand on the shop's own origin: it comes from the store alone.
    if (build.remote === shellName)
      return 'version' in build ? shells(build.version, () => readShell(store, build.version)) : { refused: 'origin' }
    if ('version' in build) {
      const { remote, version } = build
      const found = await inStore(`${remote}@${version}`, () => readFromStore(store, remote, version))
      return judge(found, build, (descriptor) => releaseBase(assetsOrigin, descriptor))
    }
    const base = baseOf(build.url)
    if (base === undefined || !isAllowed(base)) return { refused: 'origin' }
    const found = await atAddress(base.href, () => readFromAddress(base))
    return judge(found, build, () => base.href)
  }
}

async function readShell(store: ReleaseStore, version: string): Promise<FoundShell> {
  const text = await store.readFile(shellName, version, 'shell.json').then(
    (content) => content?.toString(),
    () => unreachable,
  )
  if (text === unreachable) return { refused: 'unreachable' }
  const read = v.safeParse(manifestText, text)
  if (!read.success) return { refused: 'unknown' }
  const { scripts, webviewScripts = [], files } = read.output
  const isWhole = read.output.version === version && [...scripts, ...webviewScripts].every((file) => files[file])
  return isWhole ? { shell: read.output } : { refused: 'unknown' }
}

function judge(found: Lookup, build: OverrideBuild, base: (descriptor: ReleaseDescriptor) => string): FoundBuild {
  if ('refused' in found) return found
  const { descriptor } = found
  const isAsked = descriptor.name === build.remote && (!('version' in build) || descriptor.version === build.version)
  if (!isAsked || entryIntegrity(descriptor) === undefined) return { refused: 'unknown' }
  return { offer: { descriptor, base: base(descriptor) } }
}

async function readFromStore(store: ReleaseStore, remote: string, version: string): Promise<Lookup> {
  try {
    return toLookup((await store.readFile(remote, version, 'release.json'))?.toString())
  } catch {
    return { refused: 'unreachable' }
  }
}

async function readFromAddress(base: URL): Promise<Lookup> {
  try {
    // A redirect could lead to an origin that is not listed.
    const reply = await fetch(new URL('release.json', base), {
      redirect: 'error',
      signal: AbortSignal.timeout(fetchMs),
    })
    return reply.ok ? toLookup(await textOf(reply)) : { refused: 'unreachable' }
  } catch {
    return { refused: 'unreachable' }
  }
}

/** Reads no more than a descriptor can be. */
async function textOf(reply: Response): Promise<string | undefined> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length
    if (bytes > releaseLimits.descriptorBytes) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

function toLookup(text: string | undefined): Lookup {
  const result = v.safeParse(descriptorText, text)
  return result.success ? { descriptor: result.output } : { refused: 'unknown' }
}

const manifestText = v.pipe(v.string(), v.parseJson(), shellManifest)
const descriptorText = v.pipe(v.string(), v.parseJson(), releaseDescriptor)

/** The folder that an address names; `undefined` when it carries more than a place. */
function baseOf(text: string): URL | undefined {
  if (!URL.canParse(text)) return undefined
  const url = new URL(text)
  if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return undefined
  const folder = url.pathname.replace(/\/release\.json$/, '/')
  const base = new URL(url.origin)
  // Set and not resolved: a path may begin with two slashes.
  base.pathname = folder.endsWith('/') ? folder : `${folder}/`
  return base
}
