import { type ReleaseStore, updateChannel } from '@shop/release-store'
import type { Registry, ShellManifest } from '@shop/shared/contract'
import { builtRemote, builtShell, distOf } from './built.ts'
import { isShown, nothingYet, withRelease } from './channel-changes.ts'
import { handedOver } from './handed-over.ts'

export type Checkout = {
  root: string
  /** The remotes of this checkout, built. */
  remotes: readonly string[]
  store: ReleaseStore
  /** Where that store is. */
  location: string
  channel: string
}

/**
 * Makes a channel show the builds of this checkout, all at once and for everybody. A build that was
 * handed over before and has not changed since is left alone, and so is what the channel made of it.
 * Says what it published.
 */
export async function publishBuilds(
  { root, remotes, store, location, channel }: Checkout,
  now = new Date(),
): Promise<string[]> {
  const memory = handedOver(location, channel)
  const known = (await store.readChannel(channel))?.registry
  const last = known === undefined ? {} : await memory.read()
  const shell = await builtShell(root)
  const descriptors = await Promise.all(remotes.map((name) => builtRemote(root, name)))

  const hasNewShell = last['shell'] !== shell.version
  const changed = descriptors.filter(
    ({ name, version }) => last[name] !== version || known?.remotes[name] === undefined,
  )
  const gone = Object.keys(last).filter((name) => name !== 'shell' && !remotes.includes(name))
  const versions: Record<string, string | undefined> = hasNewShell ? { shell: shell.version } : {}
  for (const { name, version } of changed) versions[name] = version
  for (const name of gone) versions[name] = undefined
  if (Object.keys(versions).length === 0) return []

  if (hasNewShell) await store.putRelease('shell', shell.version, distOf(root, 'shell'))
  for (const { name, version } of changed) await store.putRelease(name, version, distOf(root, name))
  let isChanged = false
  await updateChannel(store, channel, (before) => {
    const next = { ...before?.remotes }
    for (const descriptor of changed) {
      const shown = next[descriptor.name] ?? nothingYet
      const release = { descriptor, releasedAt: now.toISOString() }
      if (!isShown(shown, release)) next[descriptor.name] = withRelease(shown, release)
    }
    for (const name of gone) delete next[name]
    const shells = hasNewShell || before === undefined ? shownEverywhere(before, shell) : before.shells
    isChanged = before === undefined || shells !== before.shells || !isSame(next, before.remotes)
    return isChanged || before === undefined ? { format: 2, shells, remotes: next } : before
  })
  await memory.write(versions)
  return isChanged ? Object.keys(versions).filter((name) => !gone.includes(name)) : []
}

const isSame = (remotes: Registry['remotes'], before: Registry['remotes']): boolean =>
  Object.keys(remotes).length === Object.keys(before).length &&
  Object.entries(remotes).every(([name, remote]) => before[name] === remote)

function shownEverywhere(before: Registry | undefined, shell: ShellManifest): Registry['shells'] {
  const isThere = before?.shells.web.version === shell.version && before.shells.webview.version === shell.version
  return isThere ? before.shells : { web: shell, webview: shell }
}
