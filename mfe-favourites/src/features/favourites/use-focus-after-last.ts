import { type RefObject, useEffect, useRef } from 'react'

/** With the last products the button for more goes away, and with it the focus: the first that came takes it. [AX-11] */
export function useFocusAfterLast(count: number, hasMore: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ count, hadMore: hasMore })
  useEffect(() => {
    const was = before.current
    before.current = { count, hadMore: hasMore }
    if (hasMore || !was.hadMore || document.activeElement !== document.body) return
    list.current?.querySelectorAll('article')[was.count]?.querySelector('a')?.focus()
  }, [count, hasMore])
  return list
}
