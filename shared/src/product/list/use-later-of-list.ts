import { useDeferredValue, useMemo } from 'react'

/**
 * What is shown of `list`, which this names. Another order or page of the same list follows in slices, once the page has
 * answered the press; another list comes at once with its own. [PF-04]
 */
export function useLaterOfList<T>(list: string, shown: T): T {
  const asked = useMemo(() => ({ list, shown }), [list, shown])
  const later = useDeferredValue(asked)
  return later.list === list ? later.shown : shown
}
