import { fullProductName, type Product, shoppingMessages } from '@shop/shared/domain/shopping'
import { Button, type ButtonProps } from '@shop/shared/ui'
import { exchangeRefusalText } from './exchange-refusal-text.ts'
import { useExchangePoints } from './use-exchange-points.ts'
import type { OrderLineControl } from './use-order-line.ts'

type Props = Pick<ButtonProps, 'size' | 'disabled' | 'children'> & {
  product: Product
  line: OrderLineControl
  quantity: number
}

/** 注文する, 追加で注文 beside what comes by subscription, or 交換する for points. What stands before the word is given. */
export const OrderButton = (props: Props) =>
  props.product.isPointExchange ? <ExchangeButton {...props} /> : <PlainButton {...props} verb="注文" />

/** Too few points, or a suspended card, are told before the press, as far as they are known; the service judges in the end. */
function ExchangeButton(props: Props) {
  const { product, quantity, disabled } = props
  const points = useExchangePoints(true)
  const why = exchangeRefusalText(product, quantity, points)
  return (
    <>
      <PlainButton {...props} disabled={disabled === true || why !== undefined} verb="交換" />
      <p role="status">{why}</p>
    </>
  )
}

/** Named with its product: a list has thirty of them. */
function PlainButton({ product, line, quantity, verb, children, ...button }: Props & { verb: string }) {
  const text = line.subscribed > 0 ? `追加で${verb}` : `${verb}する`
  const busyText = `${verb}中`
  return (
    <>
      <Button
        {...button}
        aria-label={`${line.isOrdering ? busyText : text} ${fullProductName(product)}`}
        isBusy={line.isOrdering}
        busyText={busyText}
        onClick={() => void line.order(quantity)}
      >
        {children}
        {text}
      </Button>
      {product.isLimited ? <QueuedNote line={line} /> : null}
    </>
  )
}

/** Heard and read while an order waits for its turn. */
export const QueuedNote = ({ line }: Pick<Props, 'line'>) => (
  <p role="status">{line.isInTurn === true ? shoppingMessages.inTurn.title : null}</p>
)
