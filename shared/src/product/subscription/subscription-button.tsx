import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { fullProductName, type Product } from '@shop/shared/domain/shopping'
import { type OrderOffer, useUnsentSubscription } from '@shop/shared/product/order'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { Button, theme } from '@shop/shared/ui'
import Repeat from 'lucide-react/icons/repeat'
import { lazy, Suspense, useState } from 'react'
import { useCycleOffers } from './use-cycle-offers.ts'
import { useFocusOnWords } from './use-focus-on-words.ts'
import { useOrdered } from './use-ordered.ts'

const SubscriptionFromList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "subscription-from-list" */ './subscription-from-list.tsx'))
    .SubscriptionFromList,
}))

const UnsentFromList = lazy(async () => ({
  default: (await import(/* webpackChunkName: "subscription-from-list" */ './subscription-from-list.tsx'))
    .UnsentFromList,
}))

const Root = styled.div(css`
  position: relative;
  z-index: ${theme.layer.cardOverlay};
  margin-top: 8px;

  & > button { width: 100%; }
  & > p { font-weight: 700; line-height: 1.5; }
  & > a { display: inline-block; padding-block: 8px; }
`)

type Props = { product: Product; offer: OrderOffer }

/** In a list of what is bought again and again: the way to have a product come on its own. */
export const SubscriptionButton = ({ product, offer }: Props) =>
  product.subscriptionOrders === undefined ? null : <WayOrWords product={product} offer={offer} />

function WayOrWords({ product, offer }: Props) {
  const { registered } = useOrdered(product)
  const unsent = useUnsentSubscription(product)
  const [isOpen, setIsOpen] = useState(false)
  // The order shows what is on its way already: the dialog tells when it is through.
  const isRegistered = registered !== undefined && !isOpen
  const words = useFocusOnWords(isRegistered, isOpen)

  if (isRegistered)
    return (
      <Root>
        <p ref={words} tabIndex={-1}>
          定期便に登録済みです
        </p>
        <Link to={href.subscriptions()}>定期便設定で確認・変更する</Link>
      </Root>
    )
  if (unsent !== undefined && !isOpen)
    return (
      <Root>
        <Suspense fallback={null}>
          <UnsentFromList product={product} />
        </Suspense>
      </Root>
    )
  return offer.is === 'open' ? <WayUnlessStopped {...{ product, isOpen, setIsOpen }} /> : null
}

type WayProps = { product: Product; isOpen: boolean; setIsOpen(isOpen: boolean): void }

/** Hidden while nothing of the product may be newly registered. */
function WayUnlessStopped({ product, isOpen, setIsOpen }: WayProps) {
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
