import type { ChannelChange, Registry } from '@shop/shared/contract'
import { describeChange } from './describe-change.ts'
import type { ReleaseStore } from './release-store.ts'

/** Every refusal means that somebody else succeeded, so this many in a row is no race any more. */
const maxTries = 200

/** Who writes a channel, when and why; the log has it from the channel itself. */
export type ChannelAuthor = Omit<ChannelChange, 'what'>

/**
 * Changes what a channel shows, on top of whatever others wrote meanwhile: `change` may be asked more
 * than once, each time with what stands there now. What it throws leaves the channel as it was.
 */
export async function updateChannel(
  store: ReleaseStore,
  channel: string,
  change: (before: Registry | undefined) => Registry | Promise<Registry>,
  author?: ChannelAuthor,
): Promise<Registry> {
  for (let tries = 0; tries < maxTries; tries += 1) {
    const before = await store.readChannel(channel)
    const next = await change(before?.registry)
    if (next === before?.registry) return next
    // The change of the write before is not this one's.
    const { change: _, ...shown } = next
    const written = author === undefined ? shown : { ...shown, change: noted(author, before?.registry, next) }
    if (await store.writeChannel(channel, written, before?.revision)) return written
  }
  throw new Error(`channel ${channel} changes faster than it can be written: ${maxTries} tries`)
}

const noted = ({ by, at, why }: ChannelAuthor, before: Registry | undefined, after: Registry): ChannelChange => ({
  by,
  at,
  what: describeChange(before, after),
  ...(why === undefined ? {} : { why }),
})
