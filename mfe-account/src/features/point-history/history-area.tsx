import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber, type MemberCode } from '@shop/shared/domain'
import { formatMonth } from '@shop/shared/domain/month'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { useSearchParams } from '@shop/shared/router'
import { EmptyState, media, Skeleton, VisuallyHidden, Waiting } from '@shop/shared/ui'
import { useId } from 'react'
import { NotRetrieved } from '../../parts/not-retrieved.tsx'
import { daysOf, type HistoryPeriod, monthAhead, periodFrom, periodName, periodText } from './history-period.ts'
import { HistoryTable } from './history-table.tsx'
import { PeriodChoice } from './period-choice.tsx'
import { historyQuery } from './point-history.queries.ts'

const Root = styled.section(css`
  padding-top: 48px;
  ${media.mobile} { padding-top: 36px; }
`)

const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  margin-bottom: 14px;
`)

/** The movements of a period, latest first. The period stands in the address. */
export function HistoryArea({ member }: { member: MemberCode }) {
  const id = useId()
  const { clock } = usePlatform()
  const [search, setSearch] = useSearchParams()
  const now = clock.now()
  const asked = search.get('period')
  const ahead = monthAhead(asked, now)
  const period = periodFrom(asked, now)
  return (
    <Root aria-labelledby={id}>
      <Head>
        <h2 id={id}>獲得・利用の履歴</h2>
        <PeriodChoice
          value={ahead === undefined ? period : undefined}
          now={now}
          onChange={(next) => setSearch({ period: periodText(next) }, { replace: true })}
        />
      </Head>
      {ahead === undefined ? (
        <History member={member} period={period} now={now} />
      ) : (
        <EmptyState
          title={`${formatMonth(ahead)}のポイント履歴は、まだありません`}
          text="24か月前から今月までご覧いただけます。"
        />
      )}
    </Root>
  )
}

const Sheet = styled.div(css`
  &[aria-busy='true'] { opacity: 0.5; }
`)

function History({ member, period, now }: { member: MemberCode; period: HistoryPeriod; now: Date }) {
  const history = useQuery(historyQuery(usePlatform(), member, daysOf(period, now)))
  const { data, isPlaceholderData } = history
  return (
    <>
      {/* Stands from the start, so that the count is heard when it comes. */}
      <VisuallyHidden role="status">
        {data === undefined || isPlaceholderData ? '' : `${periodName(period)} ${formatNumber(data.length)}件`}
      </VisuallyHidden>
      {data === undefined ? (
        history.isError ? (
          <NotRetrieved query={history} />
        ) : (
          waiting
        )
      ) : data.length === 0 ? (
        <EmptyState title={`${periodName(period)}のポイント履歴はありません`} />
      ) : (
        <Sheet aria-busy={isPlaceholderData || undefined}>
          <HistoryTable rows={data} caption={`${periodName(period)}のポイント履歴`} />
        </Sheet>
      )}
    </>
  )
}

const waiting = (
  <Waiting text="ポイント履歴を読み込み中です">
    <Skeleton height="400px" radius={12} />
  </Waiting>
)
