import { usePlatform } from '@shop/shared/platform'
import { type ComponentType, useEffect, useState } from 'react'

/**
 * A part of the frame that follows the first paint. One that cannot be had is reported, and the page goes on without
 * it.
 */
export function useLater<P>(load: () => Promise<ComponentType<P>>): ComponentType<P> | undefined {
  const { report } = usePlatform()
  const [held, setHeld] = useState<{ Part: ComponentType<P> }>()

  useEffect(() => {
    let isGone = false
    load().then(
      (Part) => {
        if (!isGone) setHeld({ Part })
      },
      (error: unknown) => report({ error, doing: 'load a part of the frame' }),
    )
    return () => {
      isGone = true
    }
  }, [load, report])
  return held?.Part
}
