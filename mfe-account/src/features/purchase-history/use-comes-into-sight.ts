import { type RefObject, useEffect, useRef, useState } from 'react'

/** So far below the screen it is asked for, to be there in time. */
const aheadPx = 200

/** Whether an element is or was on the screen, or close below it. */
export function useInView<E extends Element>(): { ref: RefObject<E | null>; isInSight: boolean } {
  const ref = useRef<E>(null)
  const [isInSight, setIsInSight] = useState(false)
  useEffect(() => {
    if (ref.current === null || isInSight) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsInSight(true)
      },
      { rootMargin: `${aheadPx}px 0px` },
    )
    observer.observe(ref.current)
    return () => observer.disconnect()
  }, [isInSight])
  return { ref, isInSight }
}
