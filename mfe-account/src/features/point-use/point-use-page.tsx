import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { usePlatform } from '@shop/shared/platform'
import { pointsQuery } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { Container, media, Skeleton, Waiting } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { NotRetrieved } from '../../parts/not-retrieved.tsx'
import { Panel } from '../../parts/panel.tsx'
import { PointsPanel } from '../../parts/points/points-panel.tsx'
import { reserveSetQuery } from './point-use.queries.ts'
import { UseForm } from './use-form.tsx'

const Heading = styled.h1(css`
  padding: 20px 0;
  ${media.mobile} { padding: 14px 0; }
`)

const Panels = styled.div(css`
  display: grid;
  grid-template-columns: 1fr 1.15fr;
  gap: 24px;
  align-items: start;
  /* On a phone what is to be done comes first. */
  ${media.mobile} {
    grid-template-columns: minmax(0, 1fr);
    gap: 14px;
  }
`)

const above = [
  { text: '注文トップ', to: href.top() },
  { text: 'ポイント履歴', to: href.pointHistory() },
]

/** ポイントを使う: the number is the member service's, the steps are those of the service that takes them. [ACC-002, K-29] */
export function PointUsePage() {
  const member = useSession(memberOf)
  const platform = usePlatform()
  const code = member?.code
  if (code === undefined) return null
  return (
    <Container>
      <Breadcrumbs above={above} here="ポイントを使う" />
      <Heading>ポイントを使う</Heading>
      <Panels>
        <PointsPanel member={code} />
        <Panel title="宅配のお支払いに使う">
          <UseArea member={code} platform={platform} />
        </Panel>
      </Panels>
    </Container>
  )
}

function UseArea({
  member,
  platform,
}: {
  member: Parameters<typeof pointsQuery>[1]
  platform: Parameters<typeof pointsQuery>[0]
}) {
  const points = useQuery(pointsQuery(platform, member))
  const set = useQuery(reserveSetQuery(platform, member))
  if (points.data !== undefined && set.data !== undefined)
    return <UseForm member={member} points={points.data} set={set.data} />
  if (set.isError) return <NotRetrieved query={set} />
  // The panel of the points says that they cannot be had, and asks again.
  if (points.isError) return <p>ポイントを表示できしだい、お選びいただけます。</p>
  return waiting
}

const Lines = styled.div(css`
  display: grid;
  gap: 16px;
`)

const waiting = (
  <Waiting text="ご利用いただけるポイントを読み込み中です">
    <Lines>
      <Skeleton height="52px" radius={8} />
      <Skeleton height="32px" />
      <Skeleton height="52px" radius={8} />
    </Lines>
  </Waiting>
)
