import { type RefObject, useEffect, useRef } from 'react'
import type { ProductPages } from './use-product-pages.ts'

type More = Extract<ProductPages, { is: 'ready' }>['more']

/**
 * With the last products the button for more goes away, and with it the focus: it goes to the first of
 * the products that came. [AX-11]
 */
export function useFocusAfterLast(count: number, more: More): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null)
  const before = useRef({ count, hadMore: more !== 'none' })
  useEffect(() => {
    if (more === 'loading') return
    const was = before.current
    before.current = { count, hadMore: more !== 'none' }
    if (more !== 'none' || !was.hadMore || document.activeElement !== document.body) return
    list.current?.querySelectorAll('article')[was.count]?.querySelector('a')?.focus()
  }, [count, more])
  return list
}
