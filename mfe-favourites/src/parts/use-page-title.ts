import { usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { useEffect } from 'react'

/** Names the page once its data is here, and again after every move on the same screen. [GRD-012] */
export function usePageTitle(title: string | undefined): void {
  const { setMeta } = usePlatform()
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move lets the shell write the declared title anew
  useEffect(() => {
    if (title !== undefined) setMeta({ title })
  }, [setMeta, title, key])
}
