import type { FirstView } from '@shop/shared/contract'

export type CachedView = { view: FirstView; releases: readonly string[] }

export type ViewCache = {
  get(key: string): FirstView | undefined
  /** @param releases Keys of all that it is made of: it goes with the first of them. */
  put(key: string, view: FirstView, releases: readonly string[]): void
  keepOnly(releases: ReadonlySet<string>): void
  size(): { views: number; characters: number }
}

const maxViews = 2000
const maxCharacters = 48 * 1024 * 1024

const lengthOf = ({ html, styles }: FirstView): number => html.length + styles.length

/** Views by the key of what they were made of. The ones that were asked for longest ago make room. */
export function createViewCache(limits = { views: maxViews, characters: maxCharacters }): ViewCache {
  const kept = new Map<string, CachedView>()
  let characters = 0

  function drop(key: string): void {
    const one = kept.get(key)
    if (one === undefined) return
    characters -= lengthOf(one.view)
    kept.delete(key)
  }

  return {
    get(key) {
      const one = kept.get(key)
      if (one === undefined) return undefined
      kept.delete(key)
      kept.set(key, one)
      return one.view
    },
    put(key, view, releases) {
      drop(key)
      kept.set(key, { view, releases })
      characters += lengthOf(view)
      for (const oldest of kept.keys()) {
        if (kept.size <= limits.views && characters <= limits.characters) return
        drop(oldest)
      }
    },
    keepOnly(releases) {
      for (const [key, one] of kept) if (!one.releases.every((release) => releases.has(release))) drop(key)
    },
    size: () => ({ views: kept.size, characters }),
  }
}
