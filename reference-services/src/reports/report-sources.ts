import { entries, type ReleaseStore } from '@shop/release-store'
import { openScript, readPlace, type SourceMapStore, spellSource } from '@shop/release-store/source-maps'
import type { ReportSummary, ShellManifest } from '@shop/shared/contract'

type Release = ReportSummary['releases'][number]

export type SourcePorts = { store: ReleaseStore; maps: SourceMapStore; channel: string }

/** The most frequent errors of a release: anybody may report a place, and each costs the reading of a map. */
const maxTraced = 20
/** Reports without lines of the sources are better than none while a store is away. */
const timeoutMs = 3000

/**
 * Adds to the errors of releases the lines of the sources that they come from, as far as maps are kept. One map after the
 * other: orders are taken in this process, and reading one holds it up.
 */
export function createSourceReader(ports: SourcePorts): (releases: readonly Release[]) => Promise<Release[]> {
  return async (releases) => {
    const traced = [...releases]
    const deadline = AbortSignal.timeout(timeoutMs)
    const late = new Promise((resolve) => {
      deadline.addEventListener('abort', resolve)
    })
    const shells = readShells(ports)
    async function trace(): Promise<void> {
      for (const [at, release] of releases.entries()) {
        if (deadline.aborted) return
        traced[at] = await withSources(release, { shells, deadline }, ports).catch(() => release)
      }
    }
    await Promise.race([trace(), late])
    return [...traced]
  }
}

/** The shells of the channel, newest first; none when it cannot be read. */
async function readShells({ store, channel }: SourcePorts): Promise<ShellManifest[]> {
  const shown = (await store.readChannel(channel).catch(() => undefined))?.registry
  return entries.flatMap((entry) => shown?.shells[entry].candidates.map(({ descriptor }) => descriptor) ?? [])
}

type TraceFacts = { shells: Promise<ShellManifest[]>; deadline: AbortSignal }

async function withSources(summary: Release, { shells, deadline }: TraceFacts, ports: SourcePorts): Promise<Release> {
  const [name = '', version = ''] = summary.release.split('@')
  const opened = new Map<string, Awaited<ReturnType<typeof openScript>>>()

  /** An error of a remote may come from a library, which is a file of some shell. */
  async function open(file: string): ReturnType<typeof openScript> {
    const own = await openScript({ name, version, file }, ports)
    if (!('missing' in own)) return own
    const shell = (await shells).find(({ files }) => Object.hasOwn(files, file))
    return shell === undefined ? own : openScript({ name: 'shell', version: shell.version, file }, ports)
  }

  const errors = [...summary.errors]
  for (const [rank, error] of summary.errors.slice(0, maxTraced).entries()) {
    const place = readPlace(error.at ?? '')
    if (place === undefined) continue
    if (deadline.aborted) break
    const script = opened.get(place.file) ?? (await open(place.file))
    opened.set(place.file, script)
    const found = 'missing' in script ? script : script.find(place)
    if ('source' in found) errors[rank] = { ...error, source: spellSource(found.source) }
  }
  return { ...summary, errors }
}
