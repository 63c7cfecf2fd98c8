import { usePlatform } from '@shop/shared/platform'
import { useEffect, useEffectEvent } from 'react'

/** Reads a query again after another tab of the member has ordered or changed something. */
export function useRefetchAfterOtherTab(queryKey: readonly unknown[]): void {
  const { bus, queryClient } = usePlatform()
  const refetch = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey }))
  useEffect(
    () =>
      bus.subscribe('order/changed', (_, { fromOtherTab }) => {
        if (fromOtherTab) refetch()
      }),
    [bus],
  )
}
