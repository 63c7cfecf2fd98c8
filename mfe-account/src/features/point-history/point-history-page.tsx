import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { Container, media } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { PointsPanel } from '../../parts/points/points-panel.tsx'
import { HistoryArea } from './history-area.tsx'
import { PointLinks } from './point-links.tsx'
import { StagePanel } from './stage-panel.tsx'

const Heading = styled.h1(css`
  padding: 20px 0;
  ${media.mobile} { padding: 14px 0; }
`)

const Panels = styled.div(css`
  display: grid;
  grid-template-columns: 1.15fr 1fr;
  gap: 24px;
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 14px; }
`)

const above = [{ text: '注文トップ', to: href.top() }]

/** ポイント履歴: points, stage and movements, three services, of which each may fail without the others. [ACC-001] */
export function PointHistoryPage() {
  const member = useSession(memberOf)
  if (member === undefined) return null
  return (
    <Container>
      <Breadcrumbs above={above} here="ポイント履歴" />
      <Heading>ポイント履歴</Heading>
      <Panels>
        <PointsPanel member={member.code}>
          <PointLinks member={member} />
        </PointsPanel>
        <StagePanel member={member.code} />
      </Panels>
      <HistoryArea member={member.code} />
    </Container>
  )
}
