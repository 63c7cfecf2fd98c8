import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { countWaiting, listIn, numberListsKey, ownerMark } from '@shop/shared/product/number-list'
import { memberOf, useSession } from '@shop/shared/session'
import { nextTask } from '@shop/shared/ui'
import { useCallback, useEffect, useState } from 'react'

/** How many lines of the member's number list of a week nobody has ordered yet, in whichever tab they were entered. */
export function useWaitingNumbers(week: WeekNumber): number {
  const { bus, storage } = usePlatform()
  const code = useSession((session) => memberOf(session)?.code)
  const read = useCallback(
    () => (code === undefined ? 0 : countWaiting(listIn(storage.read(numberListsKey), week, ownerMark(code)))),
    [code, storage, week],
  )
  const [count, setCount] = useState(read)

  useEffect(() => {
    setCount(read())
    // The press that changed the list is answered first.
    const readLater = () => void nextTask().then(() => setCount(read()))
    const unhear = bus.subscribe('number-list/changed', readLater)
    window.addEventListener('focus', readLater)
    return () => {
      unhear()
      window.removeEventListener('focus', readLater)
    }
  }, [bus, read])
  return count
}
