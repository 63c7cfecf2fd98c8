import type { Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { lazy, Suspense, useEffect } from 'react'

const OrderDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "order-dialog" */ './order-dialog.tsx')).OrderDialog,
}))

/** The one dialog on show, by page. */
const shown = new WeakMap<QueryClient, () => void>()

type Props = {
  product: Product
  onClose(): void
}

/**
 * 商品を注文しました, after a product was ordered. It lies over a corner of the page and leaves page and focus alone, so
 * that the next product can be ordered at once; that one's dialog takes its place. [ORD-066, ORD-067]
 */
export function OrderDialogPlace({ product, onClose }: Props) {
  const { queryClient } = usePlatform()
  useEffect(() => {
    const before = shown.get(queryClient)
    if (before !== onClose) before?.()
    shown.set(queryClient, onClose)
    return () => {
      if (shown.get(queryClient) === onClose) shown.delete(queryClient)
    }
  }, [queryClient, onClose])
  return (
    // It is an extra: nothing stands in its place until it is there.
    <Suspense>
      <OrderDialog product={product} onClose={onClose} />
    </Suspense>
  )
}
