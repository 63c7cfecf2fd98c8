import { useCallback, useEffect, useRef, useState } from 'react'

/** Nothing that flickers: what has come is seen before the button can be pressed again. */
const clearedAfterMs = 500

/** Whether one area of the page loads: set with its call, off half a second after that has ended. [CHR-033, K-24] */
export function useAreaLoading(): [isLoading: boolean, during: (work: Promise<unknown>) => void] {
  const [isLoading, setIsLoading] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const during = useCallback((work: Promise<unknown>) => {
    clearTimeout(timer.current)
    setIsLoading(true)
    const clear = () => {
      timer.current = setTimeout(() => setIsLoading(false), clearedAfterMs)
    }
    work.then(clear, clear)
  }, [])

  return [isLoading, during]
}
