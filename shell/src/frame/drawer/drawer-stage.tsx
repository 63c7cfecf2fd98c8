import { formatFullDay, formatNumber, type MemberCode } from '@shop/shared/domain'
import { areStagesShown, type NextStage, nextStageWords, permanentStageName } from '@shop/shared/domain/stage'
import { usePlatform } from '@shop/shared/platform'
import { StageBadge, stageQuery } from '@shop/shared/points'
import { useQuery } from '@shop/shared/query'
import { Skeleton, Waiting } from '@shop/shared/ui'
import { NotRetrieved } from './not-retrieved.tsx'

/** This month's stage and the way to the next one, together or not at all. [ACC-035 to ACC-042] */
export function DrawerStage({ member }: { member: MemberCode }) {
  const stage = useQuery(stageQuery(usePlatform(), member))
  if (stage.data === undefined)
    return stage.isError ? (
      <>
        <h2>ステージ</h2>
        <NotRetrieved query={stage} />
      </>
    ) : (
      <Waiting text="ステージを読み込み中です">
        <Skeleton width="140px" height="30px" />
      </Waiting>
    )
  const { current, next } = stage.data
  return current.permanentSince === undefined ? (
    <NextMonth next={next} />
  ) : (
    <p>{formatFullDay(current.permanentSince)}から、ずっとダイヤモンドステージです。</p>
  )
}

/** In the member's card; nothing while it is not known. */
export function StageMark({ member }: { member: MemberCode }) {
  const platform = usePlatform()
  const { data } = useQuery({
    ...stageQuery(platform, member),
    enabled: areStagesShown(platform.clock.now()),
    select: ({ current }) => current,
  })
  if (data === undefined) return null
  return data.permanentSince === undefined ? (
    <StageBadge kind={data.kind} />
  ) : (
    <StageBadge kind="diamond" name={permanentStageName} />
  )
}

function NextMonth({ next }: { next: NextStage }) {
  const { title, remaining, stage } = nextStageWords(next)
  return (
    <>
      <h2>{title}</h2>
      {remaining === undefined ? (
        <p>
          <b>{stage}</b>
        </p>
      ) : (
        <p>
          あと<b>{formatNumber(remaining)}円</b>（税抜）のご利用で<b>{stage}</b>
        </p>
      )}
    </>
  )
}
