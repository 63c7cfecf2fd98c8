export type Watchers = Map<string, Set<() => void>>

type Watched = { watchers: Watchers }

export function tellKey({ watchers }: Watched, key: string): void {
  for (const tell of [...(watchers.get(key) ?? [])]) tell()
}

/** Calls `tell` whenever something of the key has changed, until what it gives is called. */
export function watchKey({ watchers }: Watched, key: string, tell: () => void): () => void {
  const ofKey = watchers.get(key) ?? new Set()
  watchers.set(key, ofKey.add(tell))
  return () => {
    ofKey.delete(tell)
    if (ofKey.size === 0) watchers.delete(key)
  }
}
