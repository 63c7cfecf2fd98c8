import { getMonthlyPurchases, getPurchases } from '@shop/shared/api/purchases'
import type { MemberCode } from '@shop/shared/domain'
import { addMonths, isoMonth, type YearMonth } from '@shop/shared/domain/month'
import type { PlatformServices } from '@shop/shared/platform'
import { keepPreviousData, queryOptions } from '@shop/shared/query'
import { comparedMonths } from './spending.ts'

type Ports = Pick<PlatformServices, 'api'>

/** One month: those that nobody opened are not asked for. */
export const purchasesQuery = ({ api }: Ports, member: MemberCode, month: YearMonth) =>
  queryOptions({
    queryKey: ['account', 'purchases', member, isoMonth(month)] as const,
    queryFn: async ({ signal }) => ({ ...(await getPurchases(api, month, signal)), month: isoMonth(month) }),
    placeholderData: keepPreviousData,
  })

/** The totals until a month, with what draws them: whichever is missing, the chart is, and both are asked for again. */
export const spendingQuery = ({ api }: Ports, member: MemberCode, to: YearMonth) =>
  queryOptions({
    queryKey: ['account', 'monthly-purchases', member, isoMonth(to)] as const,
    queryFn: async ({ signal }) => {
      const [totals, { SpendingChart }] = await Promise.all([
        getMonthlyPurchases(api, { from: addMonths(to, 1 - comparedMonths), to }, signal),
        import(/* webpackChunkName: "spending-chart" */ './spending-chart.tsx'),
      ])
      return { totals, SpendingChart }
    },
    // A component is no data that could be compared.
    structuralSharing: false,
  })
