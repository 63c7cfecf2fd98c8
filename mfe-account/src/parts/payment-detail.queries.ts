import { getPaymentDetail } from '@shop/shared/api/billing'
import { isoDay, type MemberCode } from '@shop/shared/domain'
import type { PlatformServices } from '@shop/shared/platform'
import { queryOptions } from '@shop/shared/query'

/** For its own page, and for the flag and the points on the billing. [K-35] */
export const paymentDetailQuery = (
  { api }: Pick<PlatformServices, 'api'>,
  { member, day }: { member: MemberCode; day: Date },
) =>
  queryOptions({
    queryKey: ['account', 'payment-detail', member, isoDay(day)] as const,
    queryFn: async ({ signal }) => (await getPaymentDetail(api, day, signal)) ?? null,
  })
