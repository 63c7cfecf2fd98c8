import { useRef } from 'react'
import { LineControl, type LineControlProps } from './line-control.tsx'
import { OrderDialogOutlet } from './order-dialog-outlet.tsx'

export type OrderControlProps = LineControlProps & {
  /** 商品を注文しました after an order; one of several controls of a product opens it. */
  opensDialog?: boolean
}

/** The control of a product's line, with the dialog that follows an order. */
export function OrderControl({ opensDialog = true, ...control }: OrderControlProps) {
  const root = useRef<HTMLDivElement>(null)
  const { product, line } = control
  return (
    <LineControl {...control} root={root}>
      {opensDialog && line.justOrdered !== undefined && line.offer.is !== 'closed' ? (
        <OrderDialogOutlet product={product} line={line} order={line.justOrdered} control={root} />
      ) : null}
    </LineControl>
  )
}
