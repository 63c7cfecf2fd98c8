import { usePlatform } from '@shop/shared/platform'
import { useSession } from '@shop/shared/session'
import { useEffect } from 'react'

/**
 * The browser asks before the page is closed over lines that were not ordered: they are kept, but nobody orders them.
 * Not in the app, which leaves its pages itself, nor on the way to a login that is needed to order. [ORD-050]
 */
export function useAskOnClosing(isWaiting: boolean): void {
  const { entry } = usePlatform()
  const isMember = useSession(({ login }) => login.status === 'member')
  const asks = isWaiting && isMember && entry === 'web'

  useEffect(() => {
    if (!asks) return
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', onUnload)
    return () => window.removeEventListener('beforeunload', onUnload)
  }, [asks])
}
