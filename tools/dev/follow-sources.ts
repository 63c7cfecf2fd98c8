import { fork } from 'node:child_process'
import path from 'node:path'
import { openDirectoryStore, registryOf, updateChannel } from '@shop/release-store'
import {
  type ChannelRemote,
  type Registry,
  type ReleaseDescriptor,
  releaseDescriptor,
  type ShellManifest,
  shellManifest,
} from '@shop/shared/contract'
import type { Progress } from '../start/progress.ts'
import { putDevelopmentRelease } from './development-releases.ts'
import type { WatchedBuild } from './watched-build.ts'

export type BuildEvent =
  | { kind: 'built'; name: string; version: string; hash: string }
  | { kind: 'not-built'; name: string; errors: string }

export type FollowFacts = {
  root: string
  dataFolder: string
  channel: string
  /** Remotes that are built from their sources, beside the shell. */
  remotes: readonly string[]
  /** Remotes that stand in the registry as they are. */
  others: Registry['remotes']
  log: Progress
  tell(event: BuildEvent): void
}

export type FollowedSources = {
  /** When each of them has been built once. Rejects when the follower ends before. */
  ready: Promise<void>
  /** When the follower is gone, by whomever. */
  ended: Promise<void>
  stop(): void
}

const maxCandidates = 3
const program = path.join(import.meta.dirname, 'watch-worker.ts')

/** Builds shell and remotes whenever a source changes, and makes a channel show what came of it. */
export function followSources(facts: FollowFacts): FollowedSources {
  const { root, dataFolder, channel, remotes, others, log, tell } = facts
  const releases = path.join(dataFolder, 'releases')
  const store = openDirectoryStore(releases)
  const first = Promise.withResolvers<void>()
  const waiting = new Set(['shell', ...remotes])
  const candidates = new Map<string, ReleaseDescriptor[]>()
  let shell: ShellManifest | undefined
  // Builds are published in the order in which they came.
  let last = Promise.resolve()

  const child = fork(program, ['shell', ...remotes], {
    cwd: root,
    env: { ...process.env, SHOP_BUILD: 'development', NODE_OPTIONS: '' },
  })
  child.on('message', (build: WatchedBuild) => {
    last = last.then(() => take(build)).catch((error: unknown) => log(`not published: ${String(error)}`))
  })
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()))
  // Whoever waits for it hears of its end; nobody has to.
  first.promise.catch(() => undefined)
  child.on('exit', (code) => first.reject(new Error(`the follower of the sources has ended with ${code}`)))

  async function take(build: WatchedBuild): Promise<void> {
    const { name } = build
    if ('errors' in build) {
      log(`${name} does not build\n${build.errors}`)
      tell({ kind: 'not-built', name, errors: build.errors })
      return
    }
    const version = await publish(name)
    log(`built ${name}@${version} in ${build.ms} ms`)
    tell({ kind: 'built', name, version, hash: build.hash })
    waiting.delete(name)
    if (waiting.size === 0) first.resolve()
  }

  async function publish(name: string): Promise<string> {
    const asked = { root, name, now: Date.now() }
    if (name === 'shell') {
      shell = await putDevelopmentRelease(store, releases, { ...asked, schema: shellManifest })
      await show(shell)
      return shell.version
    }
    const descriptor = await putDevelopmentRelease(store, releases, { ...asked, schema: releaseDescriptor })
    candidates.set(name, [descriptor, ...(candidates.get(name) ?? [])].slice(0, maxCandidates))
    if (shell !== undefined) await show(shell)
    return descriptor.version
  }

  const remoteOf = (descriptors: readonly ReleaseDescriptor[]): ChannelRemote => ({
    disabled: false,
    withdrawn: [],
    candidates: descriptors.map((descriptor) => ({ descriptor, releasedAt: descriptor.builtAt })),
  })

  async function show(web: ShellManifest): Promise<void> {
    const followed = [...candidates].map(([name, descriptors]) => [name, remoteOf(descriptors)])
    const next: Registry = { ...registryOf(web), remotes: { ...others, ...Object.fromEntries(followed) } }
    await updateChannel(store, channel, () => next)
  }

  return { ready: first.promise, ended, stop: () => void child.kill() }
}
