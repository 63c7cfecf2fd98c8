import type { Registry } from '@shop/shared/contract'
import type { ReleaseStore } from './release-store.ts'

/** Every refusal means that somebody else succeeded, so this many in a row is no race any more. */
const maxTries = 200

/**
 * Changes what a channel shows, on top of whatever others wrote meanwhile: `change` may be asked more
 * than once, each time with what stands there now. What it throws leaves the channel as it was.
 */
export async function updateChannel(
  store: ReleaseStore,
  channel: string,
  change: (before: Registry | undefined) => Registry | Promise<Registry>,
): Promise<Registry> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await store.readChannel(channel)
    const next = await change(before?.registry)
    if (next === before?.registry) return next
    if (await store.writeChannel(channel, next, before?.revision)) return next
  }
  throw new Error(`channel ${channel} changes faster than it can be written: ${maxTries} tries`)
}
