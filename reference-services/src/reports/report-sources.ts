import { setTimeout as pause } from 'node:timers/promises'
import { entries, type ReleaseStore } from '@shop/release-store'
import { openScript, readPlace, type SourceMapStore, spellSource } from '@shop/release-store/source-maps'
import type { ReportSummary, ShellManifest } from '@shop/shared/contract'

type Release = ReportSummary['releases'][number]

export type SourcePorts = { store: ReleaseStore; maps: SourceMapStore; channel: string }

/** The most frequent errors of a release: anybody may report a place, and each costs the reading of a map. */
const maxTraced = 20
/** Reports without lines of the sources are better than none while a store is away. */
const patienceMs = 3000

/** Adds to the errors of releases the lines of the sources that they come from, as far as maps are kept. */
export function createSourceReader(ports: SourcePorts): (releases: readonly Release[]) => Promise<Release[]> {
  return async (releases) => {
    const ended = new AbortController()
    const late = pause(patienceMs, undefined, { signal: ended.signal, ref: false }).catch(() => undefined)
    const shells = readShells(ports)
    const traced = await Promise.all(
      releases.map((release) =>
        Promise.race([withSources(release, shells, ports).catch(() => release), late.then(() => release)]),
      ),
    )
    ended.abort()
    return traced
  }
}

/** The shells of the channel, newest first; none when it cannot be read. */
async function readShells({ store, channel }: SourcePorts): Promise<ShellManifest[]> {
  const shown = (await store.readChannel(channel).catch(() => undefined))?.registry
  return entries.flatMap((entry) => shown?.shells[entry].candidates.map(({ descriptor }) => descriptor) ?? [])
}

async function withSources(summary: Release, shells: Promise<ShellManifest[]>, ports: SourcePorts): Promise<Release> {
  const [name = '', version = ''] = summary.release.split('@')
  const opened = new Map<string, ReturnType<typeof openScript>>()

  /** An error of a remote may come from a library, which is a file of some shell. */
  async function open(file: string): ReturnType<typeof openScript> {
    const own = await openScript({ name, version, file }, ports)
    if (!('missing' in own)) return own
    const shell = (await shells).find(({ files }) => Object.hasOwn(files, file))
    return shell === undefined ? own : openScript({ name: 'shell', version: shell.version, file }, ports)
  }

  const errors = await Promise.all(
    summary.errors.map(async (error, rank) => {
      const place = rank < maxTraced ? readPlace(error.at ?? '') : undefined
      if (place === undefined) return error
      const opening = opened.get(place.file) ?? open(place.file)
      opened.set(place.file, opening)
      const script = await opening
      const found = 'missing' in script ? script : script.find(place)
      return 'source' in found ? { ...error, source: spellSource(found.source) } : error
    }),
  )
  return { ...summary, errors }
}
