import type { Registry, ReleaseDescriptor, ShellManifest } from '@shop/shared/contract'
import { type Entry, entries } from '../channel-rows.ts'
import { currentReleases, offeredReleases } from '../offered.ts'
import { checkEntryPoints, checkShellEntryPoints } from './entry-points.ts'
import { checkFacts } from './facts.ts'
import { checkBudget, checkIntegrity, checkShellIntegrity, checkWebviewBudget } from './files.ts'
import { checkNames, checkRouteCount } from './names.ts'
import { remoteNeeds, shellNeeds } from './needs.ts'
import { type Refusal, withoutRepeats } from './refusal.ts'
import { checkRoutes, checkScreens } from './routes.ts'
import { remoteSide, shellSide, worldWithout } from './side.ts'
import { checkSlots } from './slots.ts'

/**
 * A release of a remote against everything that somebody may get: every shell of both entries and every offered release
 * of the others. A shell that is only fallen back to is none of them: it judges each release in the browser.
 */
export function checkRelease(descriptor: ReleaseDescriptor, registry: Registry): Refusal[] {
  const side = remoteSide(descriptor)
  const shellsOf = (entry: Entry) => currentReleases(registry.shells[entry]).map((shell) => shell.descriptor)
  const isIn =
    ({ version }: ShellManifest) =>
    (entry: Entry) =>
      shellsOf(entry).some((one) => one.version === version)
  const inEntries = entries.flatMap((entry) => {
    const world = worldWithout(descriptor.name, entry, registry)
    return [
      ...shellsOf(entry).flatMap((shell) => [
        ...remoteNeeds(descriptor, shell, `shell ${shell.version} (${entries.filter(isIn(shell)).join(' and ')})`),
        ...checkEntryPoints(descriptor, shell, registry),
      ]),
      ...checkRoutes(side, world.others),
      ...checkFacts(side, world),
    ]
  })
  return withoutRepeats([
    ...checkNames(descriptor, registry),
    ...checkRouteCount(descriptor),
    ...inEntries,
    ...checkSlots(descriptor, registry),
    ...checkBudget(descriptor),
    ...checkIntegrity(descriptor),
  ])
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
    ...remotes.flatMap(({ descriptor }) => checkScreens(side.label, descriptor)),
    ...inEntries,
    ...checkShellEntryPoints(shell, remotes),
    ...checkShellIntegrity(shell),
    ...checkWebviewBudget(shell),
  ])
}
