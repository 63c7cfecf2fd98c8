import type { ProductSort } from '@shop/shared/product'
import { useDeferredValue, useMemo } from 'react'

/**
 * The order by which `list`, an address or a word, is shown. Another order of the same list follows once the page has
 * answered the press; another list comes at once with its own. [PF-04]
 */
export function useLaterSort(list: string, sort: ProductSort): ProductSort {
  const asked = useMemo(() => ({ list, sort }), [list, sort])
  const later = useDeferredValue(asked)
  return later.list === list ? later.sort : sort
}
