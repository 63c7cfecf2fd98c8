import { type RefObject, useEffect, useRef } from 'react'

/**
 * With the last products the button for more goes away, and with it the focus: the first product that
 * came takes it. Put the ref around the list.
 */
export function useFocusAfterLast(
  count: number,
  { hasMore, isLoading = false }: { hasMore: boolean; isLoading?: boolean },
): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  // As it was when nothing was being loaded: the first products of a screen take no focus.
  const before = useRef<{ count: number; hadMore: boolean }>(undefined)
  useEffect(() => {
    if (isLoading) return
    const was = before.current
    before.current = { count, hadMore: hasMore }
    if (hasMore || !was?.hadMore || document.activeElement !== document.body) return
    const { current } = list
    return current === null ? undefined : focusWhenDrawn(current, was.count)
  }, [count, hasMore, isLoading])
  return list
}

/** The first that came may still be to be drawn. Returns the end of waiting for it. */
function focusWhenDrawn(list: Element, place: number): () => void {
  const focus = () => {
    const link = list.querySelectorAll('article')[place]?.querySelector('a')
    link?.focus()
    return link !== undefined && link !== null
  }
  const drawing = new MutationObserver(() => {
    if (focus()) drawing.disconnect()
  })
  if (!focus()) drawing.observe(list, { childList: true, subtree: true })
  return () => drawing.disconnect()
}
