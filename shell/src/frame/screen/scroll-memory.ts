import type { StoragePort } from '@shop/shared/platform'

/** Where somebody was on a page when leaving it. */
export type Place = {
  y: number
  /** The link that was followed: the product that was opened. */
  focus?: string
  /** How far below the top of the window that link stood. */
  top?: number
}

const key = 'places'
const maxPlaces = 50

/** The places in the pages of this tab, by history entry; `keep` takes them over a reload. */
export function createScrollMemory(storage: StoragePort): {
  placeOf(entry: string): Place | undefined
  remember(entry: string, place: Place): void
  keep(): void
} {
  const places = new Map<string, Place>(readKept(storage.read(key)))

  return {
    placeOf: (entry) => places.get(entry),
    remember(entry, place) {
      places.delete(entry)
      places.set(entry, place)
      const oldest = places.keys().next().value
      if (places.size > maxPlaces && oldest !== undefined) places.delete(oldest)
    },
    keep: () => storage.write(key, [...places]),
  }
}

/** Anything may stand in a browser's store. */
function readKept(kept: unknown): [string, Place][] {
  if (!Array.isArray(kept)) return []
  return kept.flatMap((row: unknown): [string, Place][] => {
    if (!Array.isArray(row) || typeof row[0] !== 'string' || typeof row[1]?.y !== 'number') return []
    const { y, focus, top } = row[1]
    return [
      [row[0], { y, ...(typeof focus === 'string' ? { focus } : {}), ...(typeof top === 'number' ? { top } : {}) }],
    ]
  })
}
