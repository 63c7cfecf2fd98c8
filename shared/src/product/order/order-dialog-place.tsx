import type { Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { afterPaint } from '@shop/shared/ui'
import { useEffect, useState } from 'react'
import { useOrderDialogCode } from './use-order-dialog-code.ts'

/** The one dialog on show, by page. */
const shown = new WeakMap<QueryClient, () => void>()

type Props = {
  product: Product
  onClose(): void
}

/**
 * 商品を注文しました, after a product was ordered. It lies over a corner of the page and leaves page and focus alone, so
 * that the next product can be ordered at once; that one's dialog takes its place. It comes a frame after what the
 * order changed in the page. [ORD-066, ORD-067, PF-04]
 */
export function OrderDialogPlace({ product, onClose }: Props) {
  const { queryClient } = usePlatform()
  const code = useOrderDialogCode(true)
  const [isTime, setIsTime] = useState(false)
  useEffect(() => afterPaint(() => setIsTime(true)), [])
  useEffect(() => {
    const before = shown.get(queryClient)
    if (before !== onClose) before?.()
    shown.set(queryClient, onClose)
    return () => {
      if (shown.get(queryClient) === onClose) shown.delete(queryClient)
    }
  }, [queryClient, onClose])
  return code !== undefined && isTime ? <code.OrderDialog product={product} onClose={onClose} /> : null
}
