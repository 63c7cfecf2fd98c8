import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, formatYen, type MemberCode } from '@shop/shared/domain'
import { addMonths, formatMonth, type YearMonth } from '@shop/shared/domain/month'
import { type Purchases, purchaseMessages } from '@shop/shared/domain/purchases'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { EmptyState, LinkButton, media, Skeleton, theme, VisuallyHidden, Waiting } from '@shop/shared/ui'
import ReceiptText from 'lucide-react/icons/receipt-text'
import { NotRetrieved } from '../../parts/not-retrieved.tsx'
import { MonthTotal } from './month-total.tsx'
import { purchasesQuery } from './purchases.queries.ts'
import { SlipList } from './slip-list.tsx'

const Heading = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 16px;
  margin-bottom: 12px;

  & > h2 { ${theme.text.h3} }
  & > p { color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
`)

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 400px;
  gap: 28px;
  align-items: start;

  /* Of another month than the heading's: out of sight, as taking so much out of the page holds up the press. */
  &[aria-busy='true'] { content-visibility: hidden; height: 640px; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 20px; }
  ${media.print} { display: block; }
`)

/** The slips of a month. The heading changes at once, what was there stays until the others have come. */
export function MonthSlips({ member, month }: { member: MemberCode; month: YearMonth }) {
  const purchases = useQuery(purchasesQuery(usePlatform(), member, month))
  const { data, isPlaceholderData } = purchases
  const isThere = data !== undefined && !isPlaceholderData
  const count = isThere ? `${formatNumber(data.slips.length)}件` : ''
  return (
    <>
      <Heading>
        <h2>{formatMonth(month)}のご利用</h2>
        {isThere && data.slips.length > 0 ? (
          <p>
            {count}・合計 {formatYen(data.totals.total)}
          </p>
        ) : null}
      </Heading>
      {/* Stands from the start, so that the count is heard when it comes. */}
      <VisuallyHidden role="status">{isThere ? `${formatMonth(month)} ${count}` : ''}</VisuallyHidden>
      {data === undefined ? (
        purchases.isError ? (
          <NotRetrieved query={purchases} />
        ) : (
          waiting
        )
      ) : (
        <>
          {isPlaceholderData ? waiting : null}
          {/* That another month was empty says nothing about this one. */}
          {isPlaceholderData && data.slips.length === 0 ? null : (
            <Month {...{ data, month }} isBusy={isPlaceholderData} />
          )}
        </>
      )}
    </>
  )
}

type MonthProps = { data: Purchases & { month: string }; month: YearMonth; isBusy: boolean }

function Month({ data, month, isBusy }: MonthProps) {
  const before = addMonths(month, -1)
  const billing = data.hasLastMonthBilling ? (
    <LinkButton look="outline" to={href.billing(before)}>
      {before.month}月のご請求を見る
    </LinkButton>
  ) : null
  if (data.slips.length === 0)
    return (
      <EmptyState
        title={purchaseMessages.noPurchases.title}
        picture={<ReceiptText size={56} />}
        action={billing ?? undefined}
      />
    )
  return (
    <Columns aria-busy={isBusy || undefined}>
      <SlipList key={data.month} slips={data.slips} />
      <MonthTotal purchases={data} month={month} isBusy={isBusy} billing={billing} />
    </Columns>
  )
}

const waiting = (
  <Waiting text="購入履歴を読み込み中です">
    <Columns>
      <Skeleton height="560px" radius={12} />
      <Skeleton height="280px" radius={12} />
    </Columns>
  </Waiting>
)
