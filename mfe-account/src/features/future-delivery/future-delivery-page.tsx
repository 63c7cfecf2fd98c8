import type { FutureProduct } from '@shop/shared/api/billing'
import { formatNumber, sumYen } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { Skeleton, Waiting } from '@shop/shared/ui'
import Package from 'lucide-react/icons/package'
import { type DayOfMember, DayPage } from '../../parts/day-page.tsx'
import { NothingToShow } from '../../parts/nothing-to-show.tsx'
import { SlipNotRetrieved } from '../../parts/slip-not-retrieved.tsx'
import { StatementTable } from '../../parts/statement-table.tsx'
import { futureDeliveriesQuery } from './future-delivery.queries.ts'

/** 翌週以降お届け品 of a day of delivery. */
export const FutureDeliveryPage = () => (
  <DayPage title="翌週以降お届け品">{(asked) => <ProductsOf {...asked} />}</DayPage>
)

function ProductsOf(asked: DayOfMember) {
  const products = useQuery(futureDeliveriesQuery(usePlatform(), asked))
  if (products.data === undefined) return products.isError ? <SlipNotRetrieved query={products} /> : waiting
  if (products.data.length === 0)
    return <NothingToShow title="翌週以降お届け品はありません。" picture={<Package size={56} />} />
  return <Products products={products.data} />
}

const Products = ({ products }: { products: readonly FutureProduct[] }) => (
  <StatementTable caption="翌週以降お届け品（単位：円）">
    <thead>
      <tr>
        <th scope="col">商品名</th>
        <th scope="col" data-figure>
          数量
        </th>
        <th scope="col" data-figure>
          金額
        </th>
      </tr>
    </thead>
    <tbody>
      {products.map(({ name, quantity, amount }, at) => (
        <tr key={at}>
          <th scope="row">{name}</th>
          <td data-figure>{formatNumber(quantity)}</td>
          <td data-figure>{formatNumber(amount)}</td>
        </tr>
      ))}
    </tbody>
    <tfoot>
      <tr>
        <th scope="row" colSpan={2}>
          合計
        </th>
        <td data-figure>{formatNumber(sumYen(products.map(({ amount }) => amount)))}</td>
      </tr>
    </tfoot>
  </StatementTable>
)

const waiting = (
  <Waiting text="翌週以降お届け品を読み込み中です">
    <Skeleton height="320px" radius={12} />
  </Waiting>
)
