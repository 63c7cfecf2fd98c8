import type { Entry, RowsPlace } from '@shop/release-store'
import type { Registry } from '@shop/shared/contract'
import { Refusal } from '../start/refusal.ts'
import { remoteOf } from './deployment.ts'

/**
 * Whose rows a command changes: those of a remote, or those of the shell in these entries. What stands in front of two
 * entries has to be the same: nobody shall take back in the app what was meant for the web.
 */
export function placesOf(registry: Registry, name: string, into: readonly Entry[], channel: string): RowsPlace[] {
  if (name !== 'shell') {
    remoteOf(registry, name, channel)
    return [{ name }]
  }
  const fronts = into.map((entry) => ({ entry, version: registry.shells[entry].candidates[0]?.descriptor.version }))
  if (new Set(fronts.map(({ version }) => version)).size > 1)
    throw new Refusal(
      `the newest shell is not the same in both entries (${fronts.map(({ entry, version }) => `${entry}: ${version}`).join(', ')}): say which with --entry`,
    )
  return into.map((entry) => ({ name, entry }))
}
