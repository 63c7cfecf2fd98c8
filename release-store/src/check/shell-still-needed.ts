import type { Registry, ShellManifest } from '@shop/shared/contract'
import type { Entry } from '../channel-rows.ts'
import { currentReleases, stableRelease } from '../offered.ts'
import { checkShell } from './check-release.ts'
import type { Refusal } from './refusal.ts'

/**
 * Reasons against going back to the shell that everybody gets `after`: remotes were never held against a shell behind
 * everybody's, and may need the newer one.
 */
export function shellStillNeeded(before: Registry, after: Registry, entry: Entry): Refusal[] {
  const older = everybodysShell(after, entry)
  if (older === undefined || older.version === everybodysShell(before, entry)?.version) return []
  const remotes = Object.entries(before.remotes).map(([name, remote]) => [
    name,
    { ...remote, candidates: currentReleases(remote) },
  ])
  return checkShell(older, [entry], { ...before, remotes: Object.fromEntries(remotes) }).map((refusal) => ({
    ...refusal,
    wayOut: `go back with that remote first (pnpm rollback <remote>), or release a repaired shell instead (pnpm release shell)`,
  }))
}

const everybodysShell = ({ shells }: Registry, entry: Entry): ShellManifest | undefined =>
  stableRelease(shells[entry])?.descriptor
