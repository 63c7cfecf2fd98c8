import type { Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import type { QueryClient } from '@shop/shared/query'
import { afterPaint } from '@shop/shared/ui'
import { pageStateOf } from '@shop/shared/writes'
import { type RefObject, useEffect, useState } from 'react'
import { useOrderDialogCode } from './use-order-dialog-code.ts'
import type { JustOrdered, OrderLineControl } from './use-order-line.ts'

/** How to close the one dialog on show. */
type Shown = { close?: (() => void) | undefined }
const shownIn = (client: QueryClient) => pageStateOf<Shown>(client, ['ordering', 'shown-dialog'], () => ({}))

type Props = {
  product: Product
  line: OrderLineControl
  order: JustOrdered
  /** Where it was ordered: stays in sight. */
  control: RefObject<HTMLElement | null>
}

/**
 * 商品を注文しました, after a product was ordered. It lies over a free part of the page and leaves page and focus
 * alone, so that the next product can be ordered at once; that one's dialog takes its place, and one of a number that
 * has changed since goes. It comes a frame after what the order changed in the page.
 */
export function OrderDialogOutlet({ product, line, order, control }: Props) {
  const { queryClient } = usePlatform()
  const code = useOrderDialogCode(true)
  const [isTime, setIsTime] = useState(false)
  const { closeDialog: onClose, undo } = line
  const isOutdated = line.ordered !== order.quantity
  useEffect(() => afterPaint(() => setIsTime(true)), [])
  useEffect(() => {
    const shown = shownIn(queryClient)
    if (shown.close !== onClose) shown.close?.()
    shown.close = onClose
    return () => {
      if (shown.close === onClose) shown.close = undefined
    }
  }, [queryClient, onClose])
  useEffect(() => {
    if (isOutdated) onClose()
  }, [isOutdated, onClose])
  if (code === undefined || !isTime || isOutdated) return null
  return (
    <code.OrderDialog
      product={product}
      quantity={order.quantity}
      control={control}
      onClose={onClose}
      onUndo={() => void undo(order)}
    />
  )
}
