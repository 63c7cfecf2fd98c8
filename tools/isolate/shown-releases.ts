import { existsSync } from 'node:fs'
import path from 'node:path'
import { openReleaseStore } from '@shop/release-store'
import {
  type Registry,
  type ReleaseDescriptor,
  releaseDescriptor,
  type ShellManifest,
  shellManifest,
} from '@shop/shared/contract'
import { nearestUnmetNeeds, platformSetsOf } from '@shop/shared/version'
import { readConfig } from 'reference-services/config'
import type { ChosenReleases, IsolatedReleases, ReleaseChoice } from 'reference-services/isolation'
import * as v from 'valibot'
import { builtRemote, builtShell, distOf } from '../release/built.ts'
import { readFolder } from '../release/folder/read-folder.ts'
import { overviewOf } from '../release/releases-command.ts'
import { folderOfRelease, type Live } from '../release/run-check/place-live.ts'
import type { LiveStore } from '../release/run-check/run-check.ts'
import type { Progress } from '../start/progress.ts'
import { Refusal } from '../start/refusal.ts'
import { isolatedStore, type Pair, showPair } from './isolated-store.ts'
import type { IsolatedSubject, IsolateOptions } from './options.ts'

export type ShownFacts = Pick<IsolateOptions, 'dataFolder' | 'shell'> & {
  root: string
  subject: Exclude<IsolatedSubject, { from: 'sources' }>
  /** With the settings of the release store that versions are taken from. */
  environment: NodeJS.ProcessEnv
  log: Progress
}

/** Puts what the host starts with into its store, shows it, and lets the panel change to other releases of the shop's store. */
export async function openShownReleases(facts: ShownFacts): Promise<{ started: Pair; releases: IsolatedReleases }> {
  const { dataFolder, environment, log } = facts
  const live = liveStoreIn(environment)
  const known = await knownIn(live, log)
  const store = isolatedStore(dataFolder)

  async function put({ name, descriptor }: Live, folder: string): Promise<void> {
    await store.putRelease(name, descriptor.version, folder)
  }
  async function fromStore<D extends ReleaseDescriptor | ShellManifest>(
    name: string,
    version: string,
    read: (text: string) => D,
  ): Promise<D> {
    const manifest = await live.store.readFile(name, version, name === 'shell' ? 'shell.json' : 'release.json')
    if (manifest === undefined) throw new Refusal(`the store ${live.location} has no ${name} ${version}`)
    const descriptor = read(manifest.toString())
    await put({ name, descriptor }, await folderOfRelease({ name, descriptor }, live, path.join(dataFolder, 'copies')))
    return descriptor
  }
  const shellFromStore = (version: string) =>
    fromStore('shell', version, (text) => v.parse(shellManifest, JSON.parse(text)))
  const remoteFromStore = (name: string, version: string) =>
    fromStore(name, version, (text) => v.parse(releaseDescriptor, JSON.parse(text)))

  const started = await startedPair(facts, { put, shellFromStore, remoteFromStore })
  const unfit = unfitWords(started)
  if (unfit.length > 0) throw new Refusal(`this shell cannot show it: ${unfit.join('; ')}`)
  await showPair(store, started)
  let shown = nameOf(started)

  /** The releases that are asked for, or those that the host was started with and why. */
  async function choose<D extends { version: string }>(
    field: keyof ChosenReleases,
    version: string | undefined,
    usual: D,
    take: (version: string) => Promise<D>,
  ): Promise<{ descriptor: D; problem?: string }> {
    if (version === undefined || version === usual.version) return { descriptor: usual }
    try {
      return { descriptor: await take(version) }
    } catch (error) {
      return { descriptor: usual, problem: `${field}=${version}: ${error instanceof Error ? error.message : error}` }
    }
  }

  const { name } = started.remote
  return {
    started,
    releases: {
      started: { release: started.remote.version, shell: started.shell.version },
      choices: choicesIn(known, live.channel, name),
      async show({ release, shell }) {
        const remote = await choose('release', release, started.remote, (version) => remoteFromStore(name, version))
        const around = await choose('shell', shell, started.shell, shellFromStore)
        const asked: Pair = { shell: around.descriptor, remote: remote.descriptor }
        const doesNotFit = unfitWords(asked)
        const pair = doesNotFit.length > 0 ? started : asked
        // A write of the channel for each page would be one for each test of a suite.
        if (nameOf(pair) !== shown) await showPair(store, pair)
        shown = nameOf(pair)
        const problems = [remote.problem, around.problem].filter((problem) => problem !== undefined)
        return [...problems, ...doesNotFit.map((words) => `release=${asked.remote.version}: ${words}`)]
      },
    },
  }
}

const nameOf = ({ shell, remote }: Pair): string => `${shell.version} ${remote.name} ${remote.version}`

const unfitWords = ({ shell, remote }: Pair): string[] =>
  nearestUnmetNeeds(remote, platformSetsOf(shell)).map(
    ({ of, range, provided }) =>
      `${remote.name} needs ${of} ${range}, shell ${shell.version} has ${provided ?? 'none'}`,
  )

type Sources = {
  put(release: Live, folder: string): Promise<void>
  shellFromStore(version: string): Promise<ShellManifest>
  remoteFromStore(name: string, version: string): Promise<ReleaseDescriptor>
}

async function startedPair({ root, subject, shell: version }: ShownFacts, from: Sources): Promise<Pair> {
  const remote = await startedRemote(root, subject, from)
  if (version !== undefined) return { remote, shell: await from.shellFromStore(version) }
  const shell = await builtShell(root)
  await from.put({ name: 'shell', descriptor: shell }, distOf(root, 'shell'))
  return { remote, shell }
}

async function startedRemote(root: string, subject: ShownFacts['subject'], from: Sources): Promise<ReleaseDescriptor> {
  if (subject.from === 'store') return from.remoteFromStore(subject.remote, subject.version)
  if (subject.from === 'build') {
    const descriptor = await builtRemote(root, subject.remote)
    await from.put({ name: subject.remote, descriptor }, distOf(root, subject.remote))
    return descriptor
  }
  const folder = folderWithManifest(subject.folder)
  const { descriptor } = await readFolder(folder)
  await from.put({ name: descriptor.name, descriptor }, folder)
  return descriptor
}

/** The folder of a project will do for the one that its build writes. */
function folderWithManifest(given: string): string {
  const built = path.join(given, 'dist')
  return !existsSync(path.join(given, 'release.json')) && existsSync(path.join(built, 'release.json')) ? built : given
}

function liveStoreIn(environment: NodeJS.ProcessEnv): LiveStore {
  const config = readConfig(environment)
  return {
    store: openReleaseStore(config.releaseStore, environment),
    location: config.releaseStore,
    channel: config.channel,
  }
}

/** Without a store there is nothing to choose from, and everything else is as ever. */
async function knownIn({ store, channel }: LiveStore, log: Progress): Promise<Registry | undefined> {
  try {
    return (await store.readChannel(channel))?.registry
  } catch (error) {
    log(`the panel offers no releases: ${error instanceof Error ? error.message : error}`)
    return undefined
  }
}

function choicesIn(registry: Registry | undefined, channel: string, name: string): IsolatedReleases['choices'] {
  if (registry === undefined) return { release: [], shell: [] }
  const { shells, remotes } = overviewOf(registry, channel, new Date())
  const choices = (rows: readonly ReleaseChoice[]) => rows.map(({ version, state }) => ({ version, state }))
  const ofShells = new Map(
    [...shells.webview.releases, ...shells.web.releases].map(({ version, state }) => [version, { version, state }]),
  )
  return { release: choices(remotes[name]?.releases ?? []), shell: [...ofShells.values()] }
}
