import type { OrderHistoryRequest } from '@shop/shared/api/order-history'
import { formatWeek, type Member } from '@shop/shared/domain'
import { countProducts } from '@shop/shared/domain/order-history'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { EmptyState, LinkButton, VisuallyHidden } from '@shop/shared/ui'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import { memo, useEffect } from 'react'
import { NotRetrieved } from '../../parts/not-retrieved.tsx'
import { HistorySheet } from './history-sheet.tsx'
import { HistoryWaiting } from './history-waiting.tsx'
import { orderHistoryQuery, refetchHistory } from './order-history.queries.ts'

/** The order of one week, with all that can be seen of it. */
export const HistoryArea = memo(function HistoryArea({
  member,
  request,
}: {
  member: Member
  request: OrderHistoryRequest
}) {
  const platform = usePlatform()
  const { bus, queryClient } = platform
  const history = useQuery(orderHistoryQuery(platform, request))
  useEffect(
    () => bus.subscribe('order/changed', ({ week }) => void refetchHistory(queryClient, week)),
    [bus, queryClient],
  )
  const { data } = history
  return (
    <>
      {/* Stands from the start, so that the count is heard when it comes. */}
      <VisuallyHidden role="status">
        {data === undefined ? '' : `${formatWeek(request.week)}のご注文 ${countProducts(data)}品`}
      </VisuallyHidden>
      {data === undefined ? (
        history.isError ? (
          <NotRetrieved query={history} />
        ) : (
          <HistoryWaiting />
        )
      ) : data.lines.length + data.points.length === 0 ? (
        <EmptyState
          title="注文履歴はございません"
          picture={<ClipboardList size={56} />}
          action={<LinkButton to={href.top()}>お買い物をする</LinkButton>}
        />
      ) : (
        <HistorySheet history={data} member={member} />
      )}
    </>
  )
})
