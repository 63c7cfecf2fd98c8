import type { Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { offeredReleases } from '../offered.ts'
import { checkDoors, checkShellDoors } from './doors.ts'
import { checkFacts } from './facts.ts'
import { checkBudget, checkIntegrity, checkShellIntegrity } from './files.ts'
import { remoteNeeds, shellNeeds } from './needs.ts'
import { type Refusal, withoutRepeats } from './refusal.ts'
import { checkRoutes } from './routes.ts'
import { type Entry, entries, remoteSide, shellSide, worldWithout } from './side.ts'

/** A release of a remote against everything that somebody may get: both shells and every offered release of the others. */
export function checkRelease(descriptor: ReleaseDescriptor, registry: Registry): Refusal[] {
  const { shells } = registry
  const side = remoteSide(descriptor)
  const everywhere = shells.web.version === shells.webview.version
  const inEntries = entries.flatMap((entry) => {
    const shell = shells[entry]
    const world = worldWithout(descriptor.name, entry, registry)
    return [
      ...remoteNeeds(descriptor, shell, `shell ${shell.version} (${everywhere ? 'web and webview' : entry})`),
      ...checkRoutes(side, world.others),
      ...checkFacts(side, world),
      ...checkDoors(descriptor, shell, registry),
    ]
  })
  return withoutRepeats([...inEntries, ...checkBudget(descriptor), ...checkIntegrity(descriptor)])
}

/** A shell against every offered release of every remote, in the entries that are to get it. */
export function checkShell(shell: ShellManifest, into: readonly Entry[], registry: Registry): Refusal[] {
  const side = shellSide(shell)
  const remotes = Object.values(registry.remotes).flatMap(offeredReleases)
  const inEntries = into.flatMap((entry) => {
    const world = worldWithout('shell', entry, registry)
    return [...checkRoutes(side, world.others), ...checkFacts(side, world)]
  })
  return withoutRepeats([
    ...remotes.flatMap(({ descriptor }) => shellNeeds(shell, descriptor, side.label)),
    ...inEntries,
    ...checkShellDoors(shell, remotes),
    ...checkShellIntegrity(shell),
  ])
}
