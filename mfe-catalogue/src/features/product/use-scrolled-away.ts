import { type RefObject, useEffect, useRef, useState } from 'react'

/** The line of the week that stays at the top of a phone hides what is below it. */
const stripPx = 48

/** Whether an element has left the screen at its top. */
export function useScrolledAway<E extends Element>(): { ref: RefObject<E | null>; isAway: boolean } {
  const ref = useRef<E>(null)
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (ref.current === null) return
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, boundingClientRect } of entries)
          setIsAway(!isIntersecting && boundingClientRect.top < stripPx)
      },
      { rootMargin: `-${stripPx}px 0px 0px 0px` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [])
  return { ref, isAway }
}
