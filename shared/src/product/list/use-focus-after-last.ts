import { type RefObject, useEffect, useRef } from 'react'

/**
 * With the last products the button for more goes away, and with it the focus: the first product that
 * came takes it. Put the ref around the list. [AX-11]
 */
export function useFocusAfterLast(
  count: number,
  { hasMore, isLoading = false }: { hasMore: boolean; isLoading?: boolean },
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ count, hadMore: hasMore })
  useEffect(() => {
    if (isLoading) return
    const was = before.current
    before.current = { count, hadMore: hasMore }
    if (hasMore || !was.hadMore || document.activeElement !== document.body) return
    list.current?.querySelectorAll('article')[was.count]?.querySelector('a')?.focus()
  }, [count, hasMore, isLoading])
  return list
}
