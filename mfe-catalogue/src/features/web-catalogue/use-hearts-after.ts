import { usePlatform } from '@shop/shared/platform'
import { readHeartsAgain } from '@shop/shared/product/favourite'
import { useEffect } from 'react'
import type { Viewer } from '../../parts/use-viewer.ts'

/** What a member has done on pages of the catalogue, their hearts elsewhere show on the way out. Its frame tells of orders alone. */
export function useHeartsAfter({ isVisitor }: Pick<Viewer, 'isVisitor'>): void {
  const { queryClient, clock } = usePlatform()
  useEffect(
    () => (isVisitor ? undefined : () => readHeartsAgain({ queryClient, clock })),
    [isVisitor, queryClient, clock],
  )
}
