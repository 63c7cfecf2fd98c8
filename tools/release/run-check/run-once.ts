import { currentReleases, entries, type Refusal, stableRelease } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import { expectNone } from '../outcome.ts'

/** Runs code against a registry unless it has run in the same pages before. Throws what is refused. */
export function runOnce(
  pagesOf: (registry: Registry) => readonly string[],
  run: (registry: Registry) => Promise<readonly Refusal[]>,
): (registry: Registry) => Promise<void> {
  let ran: string | undefined
  return async (registry) => {
    const pages = pagesOf(registry).join()
    if (pages === ran) return
    expectNone(await run(registry))
    ran = pages
  }
}

/** Names the pages in which a remote has to run. */
export const shellsIn = ({ shells }: Registry): string[] =>
  entries.flatMap((entry) => currentReleases(shells[entry]).map(({ descriptor }) => `${entry} ${descriptor.version}`))

/** Names the remotes that a shell has to run with. */
export const remotesIn = ({ remotes }: Registry): string[] =>
  Object.entries(remotes).map(([name, remote]) => `${name} ${stableRelease(remote)?.descriptor.version}`)
