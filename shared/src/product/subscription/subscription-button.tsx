import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type Product, registeredOrder } from '@shop/shared/domain/shopping'
import { Button, theme } from '@shop/shared/ui'
import Repeat from 'lucide-react/icons/repeat'
import { lazy, Suspense, useState } from 'react'
import type { OrderOffer } from '../order/order-offer.ts'
import { useCycleOffers } from './use-cycle-offers.ts'

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
  if (offer.is !== 'open' || product.subscriptionOrders === undefined || registeredOrder(product) !== undefined)
    return null
  return <ButtonUnlessStopped product={product} />
}

/** Hidden while nothing of the product may be newly registered. [ORD-096] */
function ButtonUnlessStopped({ product }: { product: Product }) {
  const [isOpen, setIsOpen] = useState(false)
  const offers = useCycleOffers(product)
  if (offers === undefined || offers.length === 0) return null
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
