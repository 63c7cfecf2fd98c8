import type { Product } from '@shop/shared/domain/shopping'
import { uniqueProducts } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { memberOf, useSession } from '@shop/shared/session'
import { media } from '@shop/shared/ui'
import { useState } from 'react'
import { orderRecommendationQuery } from './order-dialog.queries.ts'

const narrow = media.mobile.replace('@media ', '')

/**
 * Products that go with the one that was ordered; empty where the service says nothing. A phone and the app have a place
 * of their own there; without one nothing is wanted.
 */
export function useOrderRecommendations(
  { week, orderNumber }: Product,
  hasRoom: boolean,
): { isWanted: boolean; products: readonly Product[] | undefined } {
  const platform = usePlatform()
  const member = useSession(memberOf)
  const { orderDialogPc = '', orderDialogSp = '' } = platform.config.recommendSpecs ?? {}
  const [isSmall] = useState(() => platform.entry === 'app' || window.matchMedia?.(narrow).matches === true)
  const specId = isSmall ? orderDialogSp : orderDialogPc
  const isWanted = specId !== ''
  const query = orderRecommendationQuery(platform, { specId, item: { week, orderNumber }, member })
  const { data, isError } = useQuery({ ...query, enabled: isWanted && hasRoom })
  const products = data === undefined ? undefined : uniqueProducts(data.products)
  return { isWanted, products: isError ? [] : products?.filter((one) => one.orderNumber !== orderNumber) }
}
