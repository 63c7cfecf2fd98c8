import type { Product } from '@shop/shared/domain/shopping'
import { isViewMode, useSession } from '@shop/shared/session'
import { lazy, Suspense } from 'react'

const SubscriptionPanel = lazy(async () => ({
  default: (await import(/* webpackChunkName: "subscription-panel" */ './subscription-panel.tsx')).SubscriptionPanel,
}))

/** Where a product is ordered: the way to have it come on its own. In a file of its own, for those products alone. */
export function SubscriptionOffer({ product }: { product: Product }) {
  const isVisitor = useSession(isViewMode)
  if (isVisitor || product.subscriptionOrders === undefined) return null
  return (
    <Suspense fallback={null}>
      <SubscriptionPanel product={product} />
    </Suspense>
  )
}
