import { formatNumber, formatYen } from '@shop/shared/domain'
import { isPeakWindow, type Order, orderTotals, type Product } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { currentOrderQuery } from './order.queries.ts'

/** The sum of the week's order by now. In the rush nobody has read all of it. */
export function OrderedSum({ product: { week, isPointExchange } }: { product: Product }) {
  const { api, clock } = usePlatform()
  const { data } = useQuery({ ...currentOrderQuery(api, week), enabled: false, select: totalsOf })
  if (data === undefined || isPeakWindow(clock.now())) return null
  return (
    <span data-sum>
      {isPointExchange
        ? `交換ポイント合計 ${formatNumber(data.points)}ポイント`
        : `ご注文合計 税込${formatYen(data.taxIncluded)}`}
    </span>
  )
}

const totalsOf = (order: Order) => orderTotals(order)
