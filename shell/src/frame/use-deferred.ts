import { messages } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { type ComponentType, useCallback, useState } from 'react'

/**
 * A part of the frame that is loaded when it is first asked for. `get` settles with whether it is
 * there; a load that failed is told to the member and tried again at the next ask.
 */
export function useDeferred<P>(load: () => Promise<ComponentType<P>>): {
  Part: ComponentType<P> | undefined
  get(): Promise<boolean>
  /** Begins the load ahead of the ask: the pointer is on the way. */
  warm(): void
} {
  const { notices, report } = usePlatform()
  const [held, setHeld] = useState<{ Part: ComponentType<P> }>()

  const get = useCallback(async () => {
    try {
      const Part = await load()
      setHeld({ Part })
      return true
    } catch (error) {
      report({ error, doing: 'load a part of the frame' })
      notices.snackbar({ ...(navigator.onLine ? messages.notShown : messages.offline), isError: true })
      return false
    }
  }, [load, notices, report])

  const warm = useCallback(() => void load().catch(() => undefined), [load])
  return { Part: held?.Part, get, warm }
}
