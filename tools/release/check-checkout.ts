import { checkRelease, checkShell, entries, type Refusal, registryOf } from '@shop/release-store'
import { type BuildOptions, buildChanged } from '../start/build-changed.ts'
import { findRemotes } from '../start/packages.ts'
import { builtRemote, builtShell } from './built.ts'
import { nothingYet } from './channel-changes.ts'
import { checkFirstViews, checkShellFirstViews } from './check-first-views.ts'

/** Refusals that the shell and every remote of a checkout would meet, each beside the others. Builds only what has changed. */
export async function checkCheckout(options: BuildOptions): Promise<Refusal[]> {
  const { root } = options
  const names = findRemotes(root)
  await buildChanged(['shell', ...names], options)
  const shell = await builtShell(root)
  const descriptors = await Promise.all(names.map((name) => builtRemote(root, name)))
  const remotes = descriptors.map((descriptor) => [
    descriptor.name,
    { ...nothingYet, candidates: [{ descriptor, releasedAt: descriptor.builtAt }] },
  ])
  const registry = { ...registryOf(shell), remotes: Object.fromEntries(remotes) }
  const refusals = [
    ...checkShell(shell, entries, registry),
    ...descriptors.flatMap((descriptor) => checkRelease(descriptor, registry)),
    ...(await checkShellFirstViews(root, shell, registry)),
  ]
  // One after another: each is judged by its time.
  for (const descriptor of descriptors) refusals.push(...(await checkFirstViews(root, descriptor)))
  return refusals
}
