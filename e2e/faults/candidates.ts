import { updateChannel } from '@shop/release-store'
import type { ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import type { Shop } from '../stack/shop.ts'

const channel = 'production'

/** The release that a remote's pages show before anybody touched its candidates: its last good one. */
export async function goodRelease({ releases }: Shop, remote: string): Promise<ReleaseDescriptor> {
  const shown = await releases.readChannel(channel)
  const descriptor = shown?.registry.remotes[remote]?.candidates.at(-1)?.descriptor
  if (descriptor === undefined) throw new Error(`the channel ${channel} has no ${remote}`)
  return descriptor
}

/** Pages that are opened from now on have these releases of a remote, best first. */
export async function offer({ releases }: Shop, remote: string, descriptors: readonly ReleaseDescriptor[]) {
  await updateChannel(releases, channel, (before) => {
    if (before === undefined) throw new Error(`there is no channel ${channel}`)
    const { [remote]: shown = { disabled: false, withdrawn: [] } } = before.remotes
    const candidates = descriptors.map((descriptor) => ({ descriptor, releasedAt: descriptor.builtAt }))
    return { ...before, remotes: { ...before.remotes, [remote]: { ...shown, candidates } } }
  })
}

/** The shell that pages of the web show before anybody touched its candidates: the app's, which no test touches. */
export async function goodShell({ releases }: Shop): Promise<ShellManifest> {
  const shown = await releases.readChannel(channel)
  const shell = shown?.registry.shells.webview.candidates[0]?.descriptor
  if (shell === undefined) throw new Error(`the channel ${channel} has no shell`)
  return shell
}

/** Pages of the web that are opened from now on have these shells, best first. */
export async function offerShells({ releases }: Shop, shells: readonly ShellManifest[]): Promise<void> {
  await updateChannel(releases, channel, (before) => {
    if (before === undefined) throw new Error(`there is no channel ${channel}`)
    const candidates = shells.map((descriptor) => ({ descriptor, releasedAt: descriptor.builtAt }))
    return { ...before, shells: { ...before.shells, web: { candidates, withdrawn: [] } } }
  })
}

export const idOf = ({ name, version }: ReleaseDescriptor): string => `${name}@${version}`
