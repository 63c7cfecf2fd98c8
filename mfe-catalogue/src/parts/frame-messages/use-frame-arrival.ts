import { useCallback, useEffect, useState } from 'react'

/** [CAT-039] */
const lateMs = 15_000

export type FrameArrival = {
  state: 'waiting' | 'late' | 'here'
  /** The frame has said something. */
  arrived(): void
}

/** A frame that has said nothing after 15 s has not come: an error page of the browser loads, too. [CAT-039] */
export function useFrameArrival(): FrameArrival {
  const [state, setState] = useState<FrameArrival['state']>('waiting')
  const isHere = state === 'here'
  useEffect(() => {
    if (isHere) return undefined
    const timer = setTimeout(() => setState('late'), lateMs)
    return () => clearTimeout(timer)
  }, [isHere])
  return { state, arrived: useCallback(() => setState('here'), []) }
}
