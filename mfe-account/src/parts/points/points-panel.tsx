import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatFullDay, formatNumber, type MemberCode } from '@shop/shared/domain'
import { expiresSoon, type MemberPoints } from '@shop/shared/domain/points'
import { shoppingMessages } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { pointsQuery } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { media, Note, Skeleton, theme, Waiting } from '@shop/shared/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { ReactNode } from 'react'
import { NotRetrieved } from '../not-retrieved.tsx'
import { Panel } from '../panel.tsx'
import { Figures } from './figures.tsx'
import { ReservationFailure, Reservations } from './reservations.tsx'

const Balance = styled.p(css`
  color: ${theme.color.point.default};
  font-weight: 700;
  line-height: 1.1;
  font-variant-numeric: tabular-nums;

  & > b { margin-right: 4px; font-size: 2.75rem; font-weight: 800; }
  & + dl { margin-top: 10px; }
`)

const Expiry = styled.span(css`
  &[data-soon] {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    color: ${theme.color.danger.default};
    font-weight: 700;
  }
`)

const Urge = styled.p(css`
  margin-top: 8px;
  ${theme.text.caption}
  color: ${theme.color.danger.default};
  font-weight: 600;
  word-break: auto-phrase;
`)

/** Points to spend, points set aside, and until when; the ways to spend them below. [ACC-017, ACC-018] */
export function PointsPanel({ member, children }: { member: MemberCode; children?: ReactNode }) {
  const points = useQuery(pointsQuery(usePlatform(), member))
  return (
    <Panel title="使えるポイント">
      {points.data !== undefined ? (
        <Points points={points.data} member={member} />
      ) : points.isError ? (
        <NotRetrieved query={points} />
      ) : (
        waiting
      )}
      {children}
    </Panel>
  )
}

function Points({ points, member }: { points: MemberPoints; member: MemberCode }) {
  const { clock } = usePlatform()
  const { available, current, reserved, expiresOn, isSuspended } = points
  const isSoon = expiresOn !== undefined && expiresSoon(expiresOn, clock.now())
  return (
    <>
      <Balance>
        <b>{formatNumber(available)}</b>ポイント
      </Balance>
      <Figures>
        <dt>保有ポイント</dt>
        <dd>{formatNumber(current)}</dd>
        <dt>予約中のポイント</dt>
        <dd>{reserved === 0 ? '0' : `−${formatNumber(reserved)}`}</dd>
        <Reservations member={member} areExpected={reserved !== 0} />
        <dt>有効期限</dt>
        <dd>
          <Expiry data-soon={isSoon ? '' : undefined}>
            {isSoon ? <CircleAlert size={18} /> : null}
            {expiresOn === undefined ? 'ありません' : formatFullDay(expiresOn)}
          </Expiry>
        </dd>
      </Figures>
      {isSoon ? <Urge>期限まで3か月をきりました。お早めにお使いください。</Urge> : null}
      <ReservationFailure member={member} />
      {isSuspended ? (
        <Suspended>
          <Note tone="warning">{shoppingMessages.cardSuspended.title}</Note>
        </Suspended>
      ) : null}
    </>
  )
}

const Suspended = styled.div(css`margin-top: 16px;`)

/** As high as points of which some are set aside and some expire soon. */
const Lines = styled.div(css`
  display: grid;
  align-content: space-between;
  height: 282px;
  ${media.phone} { height: 325px; }
`)

const waiting = (
  <Waiting text="ポイントを読み込み中です">
    <Lines>
      <Skeleton width="55%" height="48px" />
      <Skeleton height="32px" />
      <Skeleton height="32px" />
      <Skeleton height="32px" />
      <Skeleton height="32px" />
    </Lines>
  </Waiting>
)
