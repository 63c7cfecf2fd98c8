import { usePlatform } from '@shop/shared/platform'
import { refetchHearts } from '@shop/shared/product/favourite'
import { useEffect } from 'react'
import type { Viewer } from '../../parts/use-viewer.ts'

/** Its frame tells of orders alone: hearts that were turned on its pages are read again on the way out. */
export function useHeartsAfter({ isVisitor }: Pick<Viewer, 'isVisitor'>): void {
  const { queryClient, clock } = usePlatform()
  useEffect(
    () => (isVisitor ? undefined : () => refetchHearts({ queryClient, clock })),
    [isVisitor, queryClient, clock],
  )
}
