import { getProductDetail } from '@shop/shared/api/product-detail'
import { assortmentOf, type ProductAddress } from '@shop/shared/api/shopping'
import type { Member } from '@shop/shared/domain'
import { inputStatus } from '@shop/shared/domain/shopping'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

const freshMs = 5 * 60_000

export const exchangeProductQuery = (
  { api, config, entry }: Pick<PlatformServices, 'api' | 'config' | 'entry'>,
  member: Member,
  address: ProductAddress,
) =>
  queryOptions({
    queryKey: ['account', 'exchange-product', address.week, address.orderNumber, member.code] as const,
    queryFn: ({ signal }) =>
      getProductDetail(
        api,
        {
          ...address,
          assortment: assortmentOf(member),
          inputStatus: inputStatus('pointExchange', entry, config.orderSources),
        },
        signal,
      ),
    staleTime: freshMs,
  })
