import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatFullDay, formatNumber, type MemberCode, messages } from '@shop/shared/domain'
import { expiresSoon, type MemberPoints } from '@shop/shared/domain/points'
import { areStagesShown } from '@shop/shared/domain/stage'
import { usePlatform } from '@shop/shared/platform'
import { pointsQuery } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { Skeleton, theme, Waiting } from '@shop/shared/ui'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { DrawerStage } from './drawer-stage.tsx'
import { NotRetrieved } from './not-retrieved.tsx'

const Root = styled.div(css`
  margin: 0 16px 8px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  font-variant-numeric: tabular-nums;
  overflow: hidden;

  & > section { padding: 14px 16px; }
  & > section + section { border-top: 1px solid ${theme.color.border.default}; }
  & h2 { ${theme.text.caption} font-weight: 400; color: ${theme.color.text.secondary}; }
  & [data-points] { color: ${theme.color.point.default}; font-size: 0.9375rem; font-weight: 700; }
  & [data-points] > b { margin-right: 4px; font-size: 1.5rem; line-height: 1.2; }
  & small { display: block; ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & [data-soon] {
    display: flex;
    align-items: center;
    gap: 4px;
    color: ${theme.color.danger.default};
    font-weight: 600;
  }
`)

/** Points and stage: nobody else's business than the shell's, so that they are there when mfe-account is not. */
export function DrawerAccount({ member }: { member: MemberCode }) {
  const isStageShown = areStagesShown(usePlatform().clock.now())
  return (
    <Root>
      <section aria-label="ステージ">
        {isStageShown ? <DrawerStage member={member} /> : <p>{messages.stageFromApril.title}</p>}
      </section>
      <section aria-label="ポイント残高">
        <DrawerPoints member={member} />
      </section>
    </Root>
  )
}

function DrawerPoints({ member }: { member: MemberCode }) {
  const points = useQuery(pointsQuery(usePlatform(), member))
  return (
    <>
      <h2>使えるポイント</h2>
      {points.data !== undefined ? (
        <Points points={points.data} />
      ) : points.isError ? (
        <NotRetrieved query={points} />
      ) : (
        <Waiting text="ポイントを読み込み中です">
          <Skeleton width="140px" height="30px" />
        </Waiting>
      )}
    </>
  )
}

/** The points that can be spent stand large, all of them below with their expiry: red within three months. */
function Points({ points: { available, current, expiresOn } }: { points: MemberPoints }) {
  const { clock } = usePlatform()
  const isSoon = expiresOn !== undefined && expiresSoon(expiresOn, clock.now())
  return (
    <>
      <p data-points>
        <b>{formatNumber(available)}</b>ポイント
      </p>
      <small>保有ポイント {formatNumber(current)}</small>
      {expiresOn === undefined ? null : (
        <small data-soon={isSoon ? '' : undefined}>
          {isSoon ? <CircleAlert size={16} /> : null}
          有効期限 {formatFullDay(expiresOn)}
        </small>
      )}
    </>
  )
}
