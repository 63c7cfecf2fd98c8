import type { RemoteProps } from '@shop/shared/platform'
import { type ReactNode, useLayoutEffect } from 'react'

/** Stands in the page exactly as long as a screen is on its way, whatever keeps it. */
export function Waiting({ tell, children }: { tell: RemoteProps['onWaiting']; children?: ReactNode }) {
  useLayoutEffect(() => {
    tell?.(true)
    return () => tell?.(false)
  }, [tell])
  return children
}
