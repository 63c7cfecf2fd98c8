import { useDeferredValue, useMemo } from 'react'

/**
 * Gives the deferred value of `shown`, a part of the list that `list` names. Another order or page of the same list
 * follows in slices, once the page has answered the press; another list comes at once with its own. `shown` is an
 * answer, or what is asked for: a stand-in for an answer that has not come would be shown as the answer for a while
 * after it has.
 */
export function useDeferredList<T>(list: string, shown: T): T {
  const asked = useMemo(() => ({ list, shown }), [list, shown])
  const later = useDeferredValue(asked)
  return later.list === list ? later.shown : shown
}
