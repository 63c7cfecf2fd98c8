import type { PlanningWeek } from '@shop/shared/domain'
import { useSession } from '@shop/shared/session'
import { Container, Skeleton, VisuallyHidden } from '@shop/shared/ui'
import { OpenWeek } from './open-week.tsx'
import { Strip, StripRow } from './strip-styles.ts'
import { WeeksFailed } from './weeks-failed.tsx'

export type WeekStripProps = {
  /** The other week can be chosen on the top page alone. */
  isTop: boolean
  reloadWeeks(): Promise<unknown>
}

/** Week, deadline, time left and delivery day of what is being ordered, on every ordering page. */
export function WeekStrip({ isTop, reloadWeeks }: WeekStripProps) {
  const weeks = useSession((session) => session.weeks)
  if (weeks.status === 'loading') return <WaitingStrip />
  if (weeks.status === 'failed') return <WeeksFailed onRetry={reloadWeeks} />
  const week = weeks.open[weeks.index]
  if (week === undefined) return <NoWeek />
  return <OpenWeek week={week} others={othersOf(weeks.open, week)} isTop={isTop} />
}

const othersOf = (weeks: readonly PlanningWeek[], chosen: PlanningWeek) =>
  weeks.filter(({ number }) => number !== chosen.number)

const WaitingStrip = () => (
  <Strip aria-label="ご注文の週" aria-busy data-on-brand>
    <StripRow>
      <VisuallyHidden>読み込み中です</VisuallyHidden>
      <Faint width="90px" />
      <Faint width="100%" />
    </StripRow>
  </Strip>
)

const Faint = ({ width }: { width: string }) => (
  <div style={{ width, opacity: 0.35, paddingBlock: 6 }}>
    <Skeleton height="30px" />
  </div>
)

const NoWeek = () => (
  <Strip aria-label="ご注文の週" data-on-brand>
    <Container>
      <p style={{ paddingBlock: 12 }}>いまご注文いただける週はありません。次の受付開始までお待ちください。</p>
    </Container>
  </Strip>
)
