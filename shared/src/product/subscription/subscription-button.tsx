import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type Product, registeredOrder } from '@shop/shared/domain/shopping'
import { Button, theme } from '@shop/shared/ui'
import Repeat from 'lucide-react/icons/repeat'
import { lazy, Suspense, useState } from 'react'
import type { OrderOffer } from '../order/order-offer.ts'

const SubscriptionFromList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "subscription-from-list" */ './subscription-from-list.tsx'))
    .SubscriptionFromList,
}))

const Root = styled.div(css`
  position: relative;
  z-index: ${theme.layer.cardOverlay};
  margin-top: 8px;

  & > button { width: 100%; }
`)

/** In a list of what is bought again and again: the way to have a product come on its own. [ORD-110] */
export function SubscriptionButton({ product, offer }: { product: Product; offer: OrderOffer }) {
  const [isOpen, setIsOpen] = useState(false)
  if (offer.is !== 'open' || product.subscriptionOrders === undefined || registeredOrder(product) !== undefined)
    return null
  return (
    <Root>
      <Button look="quiet" aria-label={`定期便で注文 ${fullProductName(product)}`} onClick={() => setIsOpen(true)}>
        <Repeat size={20} />
        定期便で注文
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <SubscriptionFromList product={product} onClose={() => setIsOpen(false)} />
        </Suspense>
      ) : null}
    </Root>
  )
}
