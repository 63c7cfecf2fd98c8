import type { Message } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useIsHere } from '@shop/shared/product/bulk-order'
import { useMemo, useRef, useState } from 'react'

export type Saving = {
  isBusy: boolean
  run(work: () => Promise<void>): void
  /** The screen that would say it may have been left: then the page says it. */
  tellElsewhere(message: Message, isError?: boolean): void
}

/** One save at a time: two presses may come before the button is drawn anew. */
export function useSaving(): Saving {
  const { notices } = usePlatform()
  const [isBusy, setIsBusy] = useState(false)
  const isInFlight = useRef(false)
  const isHere = useIsHere()
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
      tellElsewhere(message: Message, isError = false) {
        if (isHere.current) return
        if (isError) notices.snackbar({ ...message, isError })
        else notices.popup(message)
      },
    }),
    [notices, isHere],
  )
  return { isBusy, ...saving }
}
