import type { ReleaseStore } from '@shop/release-store'
import type { ChannelChange } from '@shop/shared/contract'

/** One write of a channel. */
export type LogRow = { revision: string; change?: ChannelChange; trouble?: string }

/** The latest writes of a channel that are kept, newest first. One that cannot be read says so and hides no other. */
export async function readLog(store: ReleaseStore, channel: string, rows: number): Promise<LogRow[]> {
  const revisions = (await store.revisions(channel)).toReversed().slice(0, rows)
  const log: LogRow[] = []
  // One after another: each is the whole registry of its time.
  for (const revision of revisions) {
    const row = await readRow(store, channel, revision)
    if (row !== undefined) log.push(row)
  }
  return log
}

async function readRow(store: ReleaseStore, channel: string, revision: string): Promise<LogRow | undefined> {
  try {
    const registry = await store.readRevision(channel, revision)
    if (registry === undefined) return undefined
    return registry.change === undefined ? { revision } : { revision, change: registry.change }
  } catch (error) {
    return { revision, trouble: error instanceof Error ? error.message : String(error) }
  }
}

export function spellLog(channel: string, log: readonly LogRow[]): string {
  const lines = log.map(({ revision, change, trouble }) => {
    if (change === undefined) return `${revision}  ${trouble ?? 'nobody is noted'}`
    const why = change.why === undefined ? '' : `  "${change.why}"`
    return `${revision}  ${change.at}  ${change.by}  ${change.what}${why}`
  })
  return [`channel ${channel}`, ...lines].join('\n')
}
