import { type Product, registeredOrder } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { registrationStopsQuery, SubscriptionOffer } from '@shop/shared/product/subscription'
import { useQuery } from '@shop/shared/query'
import { isViewMode, useSession } from '@shop/shared/session'
import { ScreenOnly } from './product-layout.ts'

/** The panel and its margin on a desktop page. */
const heightPx = { offered: 254, registered: 180 }

/** Where the product can be subscribed to: what stands below does not move when it is known whether it can. */
export function SubscriptionPlace({ product, isOrderable }: { product: Product; isOrderable: boolean }) {
  const { api } = usePlatform()
  const isVisitor = useSession(isViewMode)
  // The panel asks; here it is only known whether the answer has come.
  const { isPending } = useQuery({ ...registrationStopsQuery(api), enabled: false })
  const isRegistered = registeredOrder(product) !== undefined
  const isAwaited = isPending && !isVisitor && product.subscriptionOrders !== undefined && (isRegistered || isOrderable)
  const minHeight = isRegistered ? heightPx.registered : heightPx.offered
  return (
    <ScreenOnly style={isAwaited ? { minHeight } : undefined}>
      <SubscriptionOffer product={product} />
    </ScreenOnly>
  )
}
