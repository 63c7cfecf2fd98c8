import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, quantityLimit } from '@shop/shared/domain/shopping'
import { OrderButton, OrderControl, useKeepFocus } from '@shop/shared/product/order'
import { Button, theme } from '@shop/shared/ui'
import { QuantityStepper } from '@shop/shared/ui/shopping'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { useRef } from 'react'
import type { ProductOrder } from './use-product-order.ts'

const Root = styled.div(css`
  flex: 1;
  min-width: 0;

  & > [data-choice] { display: flex; flex-wrap: wrap; gap: 12px; align-items: stretch; }
  & > [data-choice] > p { flex-basis: 100%; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & > [data-choice] > p:empty { position: absolute; }
  & > [data-choice] > fieldset { flex: none; width: 164px; }
  & > [data-choice] > fieldset > div { min-height: 52px; }
  & > [data-choice] > button { flex: 1; padding-inline: 8px; }

  &[data-small] {
    & > [data-choice] { gap: 10px; }
    & > [data-choice] > fieldset { width: 132px; }
    & > [data-choice] > button, & > [data-choice] > fieldset > div { min-height: 48px; }
  }
  @media (max-width: 419.98px) { & > [data-choice] > fieldset { width: 132px; } }
`)

/** Quantity and 注文する while it can be ordered; what `OrderControl` offers in every other case. */
export function BuyControl({ order, isSmall = false }: { order: ProductOrder; isSmall?: boolean }) {
  const { product, line, isOrdered, quantity, setQuantity } = order
  const root = useRef<HTMLDivElement>(null)
  const name = fullProductName(product)
  const { offer } = line
  // Before its sale the number may be chosen, and stays when that begins. [CAT-072]
  const isAhead = offer.is === 'limitedAway' && offer.isAhead === true
  const max = offer.is === 'open' ? offer.max : isAhead ? quantityLimit(product) : 0
  const chooses = max > 0 && !isOrdered && !line.isUnknown && line.unsent === undefined
  useKeepFocus(root, chooses)
  return (
    <Root ref={root} data-small={isSmall ? '' : undefined}>
      {chooses ? (
        <div data-choice>
          <QuantityStepper
            label={`${name}の数量`}
            value={Math.min(quantity, max)}
            max={max}
            isDisabled={line.isOrdering}
            onChange={setQuantity}
            onRefused={() => void line.change(max + 1)}
          />
          {offer.is === 'limitedAway' ? (
            <Button size="large" disabled aria-label={`${offer.reason} ${name}`}>
              {offer.reason}
            </Button>
          ) : (
            <OrderButton size="large" {...{ product, line }} quantity={Math.min(quantity, max)}>
              {isSmall ? null : <ShoppingBasket size={22} />}
            </OrderButton>
          )}
        </div>
      ) : (
        <OrderControl {...{ product, line, name }} variant={isSmall ? 'bar' : 'page'} opensDialog={!isSmall} />
      )}
    </Root>
  )
}
