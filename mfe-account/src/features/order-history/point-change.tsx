import type { PointHistoryLine } from '@shop/shared/domain/order-history'
import type { OrderLine } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { currentOrderQuery, PointExchangeChange, useOrderLine, useSpendablePoints } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'

/** 数量を変更 of an exchange in an open week: its limits stand in the order itself. [ACC-078, ORD-084 to ORD-088] */
export function PointChange({ row }: { row: PointHistoryLine }) {
  const { api } = usePlatform()
  const { data } = useQuery(currentOrderQuery(api, row.week))
  const line = data?.lines.find(({ orderNumber }) => orderNumber === row.orderNumber)
  return line === undefined ? null : <ChangeOfLine line={line} name={row.name} />
}

function ChangeOfLine({ line, name }: { line: OrderLine; name: string }) {
  const { change } = useOrderLine(line.product, 'pointExchange')
  const available = useSpendablePoints(true)
  return (
    <div data-change>
      <PointExchangeChange
        product={line.product}
        quantity={line.quantity}
        available={available}
        name={name}
        onChange={change}
      />
    </div>
  )
}
