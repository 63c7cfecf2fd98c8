/** The guard's note in an entry of the browser's history. */
export type HistoryEntry = { index: number; key: string; state: unknown }

type Ports = { history: Pick<History, 'state'>; randomId(): string }

export const isShopEntry = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && typeof (state as Partial<HistoryEntry>).key === 'string'

/** Our note in the entry, or the beginnings of it for one that is not ours. */
export function readEntry({ history, randomId }: Ports): HistoryEntry {
  const entry: Partial<HistoryEntry> | null = typeof history.state === 'object' ? history.state : null
  return {
    index: Number(entry?.index ?? 0) || 0,
    key: typeof entry?.key === 'string' ? entry.key : randomId(),
    state: entry?.state,
  }
}
