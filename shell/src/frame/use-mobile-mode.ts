import type { EntryKind } from '@shop/shared/domain'
import { useAsRendered } from '@shop/shared/first-view'
import { usePlatform } from '@shop/shared/platform'
import { media } from '@shop/shared/ui'
import { useCallback } from 'react'

/** Below 960 px, and in the app however wide it is. [CHR-029] */
export const isMobileMode = ({ isNarrow, entry }: { isNarrow: boolean; entry: EntryKind }): boolean =>
  isNarrow || entry === 'app'

const narrow = media.mobile.replace('@media ', '')

export const isNarrowPage = (): boolean => window.matchMedia(narrow).matches

export function useMobileMode(): boolean {
  const { entry } = usePlatform()
  const subscribe = useCallback((on: () => void) => {
    const query = window.matchMedia(narrow)
    query.addEventListener('change', on)
    return () => query.removeEventListener('change', on)
  }, [])
  const isNarrow = useAsRendered(subscribe, isNarrowPage, ({ kind }) => kind.device === 'phone')
  return isMobileMode({ isNarrow, entry })
}
