import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { MemberCode } from '@shop/shared/domain'
import { isoMonth, type YearMonth } from '@shop/shared/domain/month'
import { usePlatform } from '@shop/shared/platform'
import { useQuery } from '@shop/shared/query'
import { media, Skeleton, Waiting } from '@shop/shared/ui'
import { memo } from 'react'
import { NotRetrieved } from '../../parts/not-retrieved.tsx'
import { Panel } from '../../parts/panel.tsx'
import { spendingQuery } from './purchases.queries.ts'
import { yearOfSpending } from './spending.ts'
import { useInView } from './use-comes-into-sight.ts'

const Root = styled.div(css`
  margin-top: 28px;
  ${media.print} { display: none; }
`)

type Props = { member: MemberCode; until: YearMonth }

const isSame = (one: Props, other: Props) =>
  one.member === other.member && isoMonth(one.until) === isoMonth(other.until)

/**
 * Spending in each month of a year; neither its totals nor its drawing is loaded before it comes into sight, and it is
 * not drawn again with every month that is chosen above it.
 */
export const SpendingArea = memo(function SpendingArea({ member, until }: Props) {
  const { ref, isInSight } = useInView<HTMLDivElement>()
  return (
    <Root ref={ref}>
      <Panel title="月ごとのご利用額">{isInSight ? <Spending {...{ member, until }} /> : waiting}</Panel>
    </Root>
  )
}, isSame)

function Spending({ member, until }: Props) {
  const spending = useQuery(spendingQuery(usePlatform(), member, until))
  if (spending.data === undefined) return spending.isError ? <NotRetrieved query={spending} /> : waiting
  const { totals, SpendingChart } = spending.data
  return <SpendingChart year={yearOfSpending(totals, until)} />
}

const waiting = (
  <Waiting text="月ごとのご利用額を読み込み中です">
    <Skeleton height="340px" radius={8} />
  </Waiting>
)
