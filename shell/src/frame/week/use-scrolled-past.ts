import { type RefObject, useEffect, useState } from 'react'

/** Whether an element has left the page at its top. */
export function useScrolledPast(element: RefObject<HTMLElement | null>): boolean {
  const [isPast, setIsPast] = useState(false)

  useEffect(() => {
    const watched = element.current
    if (watched === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setIsPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [element])
  return isPast
}
