import { ChannelUnreadable, openReleaseStore, type ReleaseStore, updateChannel } from '@shop/release-store'
import { openSourceMapStore, type SourceMapStore } from '@shop/release-store/source-maps'
import type { ChannelRemote, Registry } from '@shop/shared/contract'
import { type Config, readConfig } from 'reference-services/config'
import { Refusal } from '../start/refusal.ts'
import { userOf } from './author.ts'
import type { CommandContext } from './command.ts'
import { expectTeam } from './expect-team.ts'
import type { Place } from './last-published.ts'
import type { LiveStore } from './run-check/run-check.ts'
import { createSigner, type SignRelease } from './sign-release.ts'

/** The channel that a command is about, in the store that the settings name. */
export type Deployment = {
  config: Config
  store: ReleaseStore
  maps: SourceMapStore
  channel: string
  /** Who gives the command, for the log: a team, in a store that has teams. One that may not change this name is refused. */
  authorOf(name: string): Promise<string>
  /** Of a release that is in the store. */
  sign: SignRelease
}

/** Where a checkout remembers what it handed over to that channel. */
export const placeOf = ({ config, channel }: Deployment, root: string): Place => ({
  root,
  dataFolder: config.dataFolder,
  location: config.releaseStore,
  channel,
})

export const liveStoreOf = ({ store, config, channel }: Deployment): LiveStore => ({
  store,
  location: config.releaseStore,
  channel,
})

export const channelHelp = '  --channel production|staging   default: RELEASE_CHANNEL, which is production'

export function openDeployment({ environment, root }: CommandContext, wanted: string | undefined): Deployment {
  const config = refusing(() => readConfig(environment))
  const channel = wanted ?? config.channel
  // A slip of the pen would make a channel that nobody looks at.
  const known = [...new Set(['production', 'staging', config.channel])]
  if (!known.includes(channel)) throw new Refusal(`there is no channel ${channel}: known are ${known.join(' and ')}`)
  const store = refusing(() => openReleaseStore(config.releaseStore, environment))
  return {
    config,
    channel,
    authorOf: async (name) => (await expectTeam(store, environment['RELEASE_TOKEN'], name)) ?? userOf({ root }),
    store,
    sign: createSigner(store, environment),
    maps: refusing(() => openSourceMapStore(config.sourceMaps, environment)),
  }
}

function refusing<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Refusal(error instanceof Error ? error.message : String(error))
  }
}

/** The registry of the channel. Nothing is written over a channel that cannot be read. */
export async function readIfThere({ store, channel }: Deployment): Promise<Registry | undefined> {
  try {
    return (await store.readChannel(channel))?.registry
  } catch (error) {
    if (!(error instanceof ChannelUnreadable)) throw error
    const revision = await store.latestRevision(channel)
    throw new Refusal(
      `${error.message}. Shops go on with the last one they read. ` +
        `Take the broken write away (channels/${channel}/${revision}.json in the store), and the one before is in force again`,
    )
  }
}

/** The registry of the channel; one that is not there is refused. */
export async function readRegistry(deployment: Deployment): Promise<Registry> {
  const registry = await readIfThere(deployment)
  if (registry === undefined) throw nothingThere(deployment.channel, deployment.config.releaseStore)
  return registry
}

export const nothingThere = (channel: string, location: string) =>
  new Refusal(
    `the store ${location} has no channel ${channel} yet: release the shell first (pnpm release shell --channel ${channel})`,
  )

/** A remote of the channel; an unknown one is refused with the known. */
export function remoteOf(registry: Registry, name: string, channel: string): ChannelRemote {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined
  if (remote !== undefined) return remote
  const known = Object.keys(registry.remotes).toSorted()
  const list = known.length === 0 ? 'none' : known.join(', ')
  throw new Refusal(
    `${channel} has no remote ${name}: ${name === 'shell' ? 'the shell is none, and somebody always gets it' : `known are ${list}`}`,
  )
}

/** Changes one remote on top of whatever the others write meanwhile. */
export async function changeRemote(
  deployment: Deployment,
  name: string,
  now: Date,
  change: (remote: ChannelRemote, registry: Registry) => ChannelRemote,
): Promise<{ before: ChannelRemote; after: ChannelRemote }> {
  const { before, after } = await changeChannel(deployment, { name, now }, (registry) => {
    const remote = remoteOf(registry, name, deployment.channel)
    const next = change(remote, registry)
    return next === remote ? registry : { ...registry, remotes: { ...registry.remotes, [name]: next } }
  })
  return { before: remoteOf(before, name, deployment.channel), after: remoteOf(after, name, deployment.channel) }
}

/** Changes a channel that is there on top of whatever others write meanwhile. */
export async function changeChannel(
  deployment: Deployment,
  { name, now }: { name: string; now: Date },
  change: (registry: Registry) => Registry,
): Promise<{ before: Registry; after: Registry }> {
  const { store, channel, config } = deployment
  const by = await deployment.authorOf(name)
  let before = await readRegistry(deployment)
  const changed = (registry: Registry | undefined) => {
    if (registry === undefined) throw nothingThere(channel, config.releaseStore)
    before = registry
    return change(registry)
  }
  const after = await updateChannel(store, channel, changed, { by, at: now.toISOString() })
  return { before, after }
}
