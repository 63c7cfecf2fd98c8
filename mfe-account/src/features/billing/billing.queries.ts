import { getBilling } from '@shop/shared/api/billing'
import type { MemberCode } from '@shop/shared/domain'
import { isoMonth, type YearMonth } from '@shop/shared/domain/month'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

/** `null` where nothing was used in the month. */
export const billingQuery = (
  { api }: Pick<PlatformServices, 'api'>,
  { member, month }: { member: MemberCode; month: YearMonth },
) =>
  queryOptions({
    queryKey: ['account', 'billing', member, isoMonth(month)] as const,
    queryFn: async ({ signal }) => (await getBilling(api, month, signal)) ?? null,
  })
