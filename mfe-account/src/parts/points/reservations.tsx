import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, formatNumber, type MemberCode } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { failureTitle } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { Button, media, Note, Skeleton } from '@shop/shared/ui'
import { reservationsQuery } from './points.queries.ts'

/** The purposes of the reserved points, one under the other. [ACC-020] */
export function Reservations({ member, areExpected }: { member: MemberCode; areExpected: boolean }) {
  const { data, isPending } = useQuery(reservationsQuery(usePlatform(), member))
  if (isPending) return areExpected ? waiting : null
  return data?.map(({ at, use, points }, place) => [
    <dt data-part key={`use ${place}`}>
      {formatDay(at)} {use}
    </dt>,
    <dd data-part key={`points ${place}`}>
      −{formatNumber(points)}
    </dd>,
  ])
}

/** On a phone the day is a line of its own. */
const Line = styled.span(css`
  display: block;
  width: 60%;
  height: 1.6em;
  ${media.phone} { height: 3.2em; }
`)

const waiting = (
  <>
    <dt data-part>
      <Line>
        <Skeleton height="100%" />
      </Line>
    </dt>
    <dd data-part />
  </>
)

const Remark = styled.div(css`
  margin-top: 16px;
  & button { margin-left: 8px; }
`)

/** The balance stands without them. */
export function ReservationFailure({ member }: { member: MemberCode }) {
  const reservations = useQuery(reservationsQuery(usePlatform(), member))
  if (!reservations.isError) return null
  return (
    <Remark>
      <Note tone="warning">
        ご予約の内訳：{failureTitle(reservations.error)}
        <Button look="quiet" isBusy={reservations.isFetching} onClick={() => void reservations.refetch()}>
          ご予約の内訳を再読み込み
        </Button>
      </Note>
    </Remark>
  )
}
