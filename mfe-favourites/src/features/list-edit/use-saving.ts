import { useEffect, useMemo, useRef, useState } from 'react'

export type Saving = {
  isBusy: boolean
  run(work: () => Promise<void>): void
  /** Whether the screen still stands there: an outcome that comes later is told elsewhere. */
  isHere(): boolean
}

/** One save at a time: two presses may come before the button is drawn anew. */
export function useSaving(): Saving {
  const [isBusy, setIsBusy] = useState(false)
  const isInFlight = useRef(false)
  const isShown = useRef(true)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const saving = useMemo(
    () => ({
      run(work: () => Promise<void>) {
        if (isInFlight.current) return
        isInFlight.current = true
        setIsBusy(true)
        void work().finally(() => {
          isInFlight.current = false
          setIsBusy(false)
        })
      },
      isHere: () => isShown.current,
    }),
    [],
  )
  return { isBusy, ...saving }
}
