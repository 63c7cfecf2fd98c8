import { maxExchanged, type Product } from '@shop/shared/domain/shopping'
import { QuantityStepper } from '@shop/shared/ui/shopping'
import { exchangeRefusalText } from './exchange-refusal-text.ts'
import { stepperLimit } from './order-offer.ts'
import { type ExchangePoints, useExchangePoints } from './use-exchange-points.ts'
import type { OrderLineControl } from './use-order-line.ts'

type Props = { product: Product; line: OrderLineControl; name: string }

/** The stepper of what is exchanged: up to what points and product allow, and in words why no further. */
export function ExchangedQuantity({ product, line, name }: Props) {
  const { ordered } = line
  const points = useExchangePoints(true)
  return (
    <QuantityStepper
      label={`${name}の注文数`}
      value={ordered}
      {...exchangeLimit(product, line, points)}
      onChange={(quantity) => void line.change(quantity)}
      onRefused={() => void line.change(ordered + 1)}
      onRemove={() => void line.remove()}
    />
  )
}

function exchangeLimit(
  product: Product,
  { offer, ordered }: OrderLineControl,
  points: ExchangePoints | undefined,
): { max: number; whyNoMore?: string } {
  const limit = stepperLimit(offer, ordered)
  const whyNoMore = exchangeRefusalText(product, 1, points)
  if (points?.available === undefined) return limit
  const available = points.isSuspended ? 0 : points.available
  const max = maxExchanged({ pointPrice: product.pointPrice ?? 0, available, current: ordered, limit: limit.max })
  return max < limit.max && whyNoMore !== undefined ? { max, whyNoMore } : { ...limit, max }
}
