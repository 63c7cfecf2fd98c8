import { usePlatform } from '@shop/shared/platform'
import { type RefObject, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { SuggestBox, SuggestState } from './suggest-box.ts'
import type { SearchParts } from './use-search-parts.ts'

const unused: SuggestState = { isOpen: false, text: '', options: [], active: undefined }
const neverChanges = () => () => undefined

/** The list under a search box; nothing until the parts of the search are there. */
export function useSuggestBox(
  parts: SearchParts | undefined,
  input: RefObject<HTMLInputElement | null>,
): { box: SuggestBox | undefined; state: SuggestState } {
  const platform = usePlatform()
  const box = useMemo(
    () =>
      parts?.createSuggestBox({
        suggest: parts.suggestFor(platform),
        platform,
        setTimer(work, ms) {
          const timer = setTimeout(work, ms)
          return () => clearTimeout(timer)
        },
      }),
    [parts, platform],
  )
  const state = useSyncExternalStore(box?.subscribe ?? neverChanges, box?.state ?? (() => unused), () => unused)

  useEffect(() => {
    // The focus was here before the parts were.
    if (box !== undefined && input.current !== null && document.activeElement === input.current)
      box.open(input.current.value)
    return box?.end
  }, [box, input])
  return { box, state }
}
