import type { WeekNumber } from '@shop/shared/domain'
import { useEffect, useRef } from 'react'

/** A filter belongs to the week it was chosen in. */
export function useClearedInAnotherWeek(week: WeekNumber, clear: () => void): void {
  const chosenIn = useRef(week)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the week clears
  useEffect(() => {
    if (chosenIn.current === week) return
    chosenIn.current = week
    clear()
  }, [week])
}
