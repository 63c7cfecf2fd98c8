import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Member } from '@shop/shared/domain'
import { isoMonth, monthOf } from '@shop/shared/domain/month'
import { usePlatform } from '@shop/shared/platform'
import { useSearchParams } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { Container, media } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { AlertCards } from '../../parts/alert-cards.tsx'
import { askedMonth } from './asked-month.ts'
import { CsvRangeArea } from './csv-range-area.tsx'
import { MonthActions } from './month-actions.tsx'
import { MonthChoice } from './month-choice.tsx'
import { MonthNotShown } from './month-not-shown.tsx'
import { MonthPrintHead } from './month-print-head.tsx'
import { MonthSlips } from './month-slips.tsx'
import { SpendingArea } from './spending-area.tsx'

const Root = styled(Container)(css`
  ${media.print} { & > nav { display: none; } }
`)

const Head = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 16px;
  min-height: 84px;
  padding: 16px 0;

  ${media.mobile} { min-height: 68px; padding: 10px 0; }
  ${media.print} { min-height: 0; padding: 0 0 2mm; }
`)

const above = [{ text: '注文トップ', to: href.top() }]

/** 購入履歴: the slips of a month, and what was spent in the months until now. [ACC-009] */
export function PurchaseHistoryPage() {
  const member = useSession(memberOf)
  return member === undefined ? null : <PurchaseHistory member={member} />
}

function PurchaseHistory({ member }: { member: Member }) {
  const { clock } = usePlatform()
  const [search, setSearch] = useSearchParams()
  const now = clock.now()
  const thisMonth = isoMonth(monthOf(now))
  const asked = askedMonth(search.get('month'), now)
  return (
    <Root>
      <Breadcrumbs above={above} here="購入履歴" />
      <Head>
        <h1>購入履歴</h1>
        {asked.is === 'shown' ? <MonthActions member={member.code} month={asked.month} /> : null}
      </Head>
      <AlertCards />
      <MonthChoice
        month={asked.is === 'shown' ? asked.month : undefined}
        now={now}
        onChange={(month) => setSearch(month === thisMonth ? {} : { month }, { replace: true })}
      />
      {asked.is === 'shown' ? (
        <>
          <MonthPrintHead member={member} now={now} />
          <MonthSlips member={member.code} month={asked.month} />
        </>
      ) : (
        <MonthNotShown why={asked.is} />
      )}
      <CsvRangeArea member={member.code} now={now} />
      <SpendingArea member={member.code} until={monthOf(now)} />
    </Root>
  )
}
