import { askProfileVisit } from '@shop/shared/api/profile'
import { usePlatform } from '@shop/shared/platform'
import { href } from '@shop/shared/routes'
import { useEffect, useRef, useState } from 'react'
import { postVisit } from './hand-over.ts'
import { keepVisit } from './visit-id.ts'

/**
 * Goes to the identity provider's page. Whoever has left the screen meanwhile is not taken there any more; a failure is
 * told by the shop's default words. [ERR-015]
 */
export function useChangeRegistration() {
  const { api, randomId, storage } = usePlatform()
  const [isBusy, setBusy] = useState(false)
  const asking = useRef<AbortController>(undefined)

  useEffect(() => {
    // The page as it was left, out of the browser's history.
    const comeBack = () => {
      asking.current = undefined
      setBusy(false)
    }
    addEventListener('pageshow', comeBack)
    return () => {
      removeEventListener('pageshow', comeBack)
      asking.current?.abort()
    }
  }, [])

  async function go(): Promise<void> {
    if (asking.current !== undefined) return
    const mine = new AbortController()
    asking.current = mine
    setBusy(true)
    try {
      const visit = await askProfileVisit(api, mine.signal)
      if (mine.signal.aborted) return
      const id = randomId()
      keepVisit(storage, id)
      postVisit(visit, new URL(`${href.changeRegistration()}?visit=${encodeURIComponent(id)}`, location.origin).href)
    } catch {
      asking.current = undefined
      setBusy(false)
    }
  }
  return { isBusy, go }
}
