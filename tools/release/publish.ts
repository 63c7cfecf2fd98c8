import { entries, type ReleaseStore, registryOf, updateChannel } from '@shop/release-store'
import type { Registry, ShellManifest } from '@shop/shared/contract'
import { userOf } from './author.ts'
import { judgeBuild } from './build-ownership.ts'
import { builtRemote, builtShell, distOf } from './built.ts'
import { isShown, nothingYet, withRelease } from './channel-changes.ts'
import { lastPublished, type Place } from './last-published.ts'

export type Checkout = Place & {
  /** The remotes of this checkout, built. */
  remotes: readonly string[]
  store: ReleaseStore
}

export type Published = {
  /** Shown now as built here. */
  published: string[]
  /** Shown as somebody else built them, by a channel that this checkout has not published to before. */
  leftAlone: string[]
  /** Shown, published by this checkout once, and no more in it. */
  gone: string[]
}

/**
 * Makes a channel show the builds of this checkout that have changed since it handed them over last, all at once
 * and for everybody. What the channel made of the others since, and what others released, is left as it is, and
 * nothing is ever taken away.
 */
export async function publishBuilds(checkout: Checkout, now = new Date()): Promise<Published> {
  const { root, remotes, store, channel } = checkout
  const memory = lastPublished(checkout)
  const shown = (await store.readChannel(channel))?.registry
  const last = await memory.read()
  const shell = await builtShell(root)
  const descriptors = await Promise.all(remotes.map((name) => builtRemote(root, name)))
  const builds = [{ name: 'shell', version: shell.version }, ...descriptors]
  const judged = await Promise.all(builds.map((build) => judgeBuild(build, { ...checkout, shown, last })))
  const toPublish = judged.filter(({ isToPublish }) => isToPublish).map(({ name }) => name)

  for (const { name, version } of builds.filter(({ name }) => toPublish.includes(name)))
    await store.putRelease(name, version, distOf(root, name))
  let isChanged = false
  const changed = (before: Registry | undefined): Registry => {
    const next = { ...before?.remotes }
    for (const descriptor of descriptors.filter(({ name }) => toPublish.includes(name))) {
      const inFront = next[descriptor.name] ?? nothingYet
      const release = { descriptor, releasedAt: now.toISOString() }
      if (!isShown(inFront, release)) next[descriptor.name] = withRelease(inFront, release)
    }
    const isNewShell = toPublish.includes('shell') || before === undefined
    const shells = isNewShell ? shownEverywhere(before, shell, now) : before.shells
    isChanged = before === undefined || shells !== before.shells || !isSame(next, before.remotes)
    return isChanged || before === undefined ? { format: 3, shells, remotes: next } : before
  }
  const author = { by: userOf({ root }), at: now.toISOString(), why: 'the start of a checkout' }
  const after = await updateChannel(store, channel, changed, author)
  await memory.write(Object.fromEntries(builds.map(({ name, version }) => [name, version])))
  return {
    published: isChanged ? toPublish : [],
    leftAlone: judged.filter(({ isSomebodyElses }) => isSomebodyElses).map(({ name }) => name),
    gone: Object.keys(last).filter((name) => !remotes.includes(name) && after.remotes[name]?.disabled === false),
  }
}

const isSame = (remotes: Registry['remotes'], before: Registry['remotes']): boolean =>
  Object.keys(remotes).length === Object.keys(before).length &&
  Object.entries(remotes).every(([name, remote]) => before[name] === remote)

function shownEverywhere(before: Registry | undefined, descriptor: ShellManifest, now: Date): Registry['shells'] {
  const release = { descriptor, releasedAt: now.toISOString() }
  if (before === undefined) return registryOf(descriptor, release.releasedAt).shells
  const missing = entries.filter((entry) => !isShown(before.shells[entry], release))
  if (missing.length === 0) return before.shells
  const shown = missing.map((entry) => [entry, withRelease(before.shells[entry], release)])
  return { ...before.shells, ...Object.fromEntries(shown) }
}
