import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatFullDay, type MemberCode, messages, tokyoParts } from '@shop/shared/domain'
import { areStagesShown, type CurrentStage, type NextStage, permanentStageName } from '@shop/shared/domain/stage'
import { usePlatform } from '@shop/shared/platform'
import { StageBadge, stageQuery } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { media, Note, Skeleton, theme, Waiting } from '@shop/shared/ui'
import { NotRetrieved } from '../../parts/not-retrieved.tsx'
import { Panel } from '../../parts/panel.tsx'
import { NextMonth } from './next-month.tsx'
import { StageLadder } from './stage-ladder.tsx'

/** The stage of this month and the way to the next. [ACC-035 to ACC-042] */
export function StagePanel({ member }: { member: MemberCode }) {
  const isShown = areStagesShown(usePlatform().clock.now())
  return (
    <Panel title="ステージ">{isShown ? <Stage member={member} /> : <Note>{messages.stageFromApril.title}</Note>}</Panel>
  )
}

function Stage({ member }: { member: MemberCode }) {
  const stage = useQuery(stageQuery(usePlatform(), member))
  if (stage.data === undefined) return stage.isError ? <NotRetrieved query={stage} /> : waiting
  const { current, next } = stage.data
  return current.permanentSince === undefined ? (
    <MonthlyStage current={current} next={next} />
  ) : (
    <PermanentStage since={current.permanentSince} />
  )
}

const Now = styled.p(css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 12px;
  margin-bottom: 14px;
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
`)

function MonthlyStage({ current, next }: { current: CurrentStage; next: NextStage }) {
  const { year, month } = tokyoParts(usePlatform().clock.now())
  return (
    <>
      <Now>
        <StageBadge kind={current.kind} />
        {year}年{month}月のステージ
      </Now>
      <NextMonth next={next} />
      <StageLadder current={current.kind} next={next} />
    </>
  )
}

const Permanent = styled.div(css`
  padding: 24px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.stage.diamond.surface};
  color: ${theme.color.stage.diamond.text};

  & > p:first-of-type { font-size: 1.5rem; font-weight: 800; line-height: 1.4; }
  & > p:last-of-type { color: ${theme.color.text.primary}; }
  ${media.mobile} { padding: 18px 16px; }
`)

/** Reached for good: there is no next month to speak of. */
const PermanentStage = ({ since }: { since: Date }) => (
  <Permanent>
    <StageBadge kind="diamond" />
    <p>{permanentStageName}</p>
    <p>{formatFullDay(since)}から、ずっとダイヤモンドステージです。</p>
  </Permanent>
)

const Lines = styled.div(css`
  display: grid;
  gap: 14px;
`)

const waiting = (
  <Waiting text="ステージを読み込み中です">
    <Lines>
      <Skeleton width="60%" height="30px" />
      <Skeleton height="59px" />
      <Skeleton height="246px" radius={8} />
    </Lines>
  </Waiting>
)
