import { usePlatform } from '@shop/shared/platform'
import { useCallback, useState } from 'react'

export type SearchParts = typeof import('./search-parts.ts')

const loadParts = () => import('./search-parts.ts')

/**
 * The parts of the search that come when they are first used. A load that fails is reported, not told: the box works
 * without them, and the next use tries again.
 */
export function useSearchParts(): { parts: SearchParts | undefined; get(): Promise<SearchParts | undefined> } {
  const { report } = usePlatform()
  const [parts, setParts] = useState<SearchParts>()
  const get = useCallback(async () => {
    try {
      const loaded = await loadParts()
      setParts(loaded)
      return loaded
    } catch (error) {
      report({ error, doing: 'load the search' })
      return undefined
    }
  }, [report])
  return { parts, get }
}
