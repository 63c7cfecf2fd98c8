import { firstViewOfPage } from '@shop/shared/first-view'
import { type PageMeta, usePlatform } from '@shop/shared/platform'
import { useLocation } from '@shop/shared/router'
import { useEffect } from 'react'

/** Names the page once its data is here, and again after every move on the same screen. [GRD-012, GRD-013] */
export function usePageMeta(meta: PageMeta | undefined): void {
  const { setMeta } = usePlatform()
  const { key } = useLocation()
  // Nothing has effects on the server.
  if (firstViewOfPage()?.server !== undefined && meta !== undefined) setMeta(meta)
  const words = meta === undefined ? undefined : JSON.stringify(meta)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move lets the shell write the declared words anew
  useEffect(() => {
    if (words !== undefined) setMeta(JSON.parse(words))
  }, [setMeta, words, key])
}
