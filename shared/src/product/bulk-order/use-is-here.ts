import { type RefObject, useEffect, useRef } from 'react'

/** Tells whether the screen that began something is still there when it has ended. */
export function useIsHere(): RefObject<boolean> {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
