import {
  type Countdown,
  compareWeeks,
  countdownText,
  formatDay,
  formatDayTime,
  formatDeadline,
  type PlanningWeek,
  weekLabel,
} from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { Container, VisuallyHidden } from '@shop/shared/ui'
import Bell from 'lucide-react/icons/bell'
import Clock from 'lucide-react/icons/clock'
import Lock from 'lucide-react/icons/lock'
import { useRef } from 'react'
import { useIdle } from '../use-idle.ts'
import { markOf, useAnnouncement } from './countdown-announcement.ts'
import { StateLine, Strip, StripRow } from './strip-styles.ts'
import { useCountdown } from './use-countdown.ts'
import { useSwitchWeek } from './use-switch-week.ts'
import { WeekRail } from './week-rail.tsx'
import { WeekSwitch } from './week-switch.tsx'

const loadCollapsed = () =>
  import(/* webpackChunkName: "later" */ './collapsed-strip.tsx').then(({ CollapsedStrip }) => CollapsedStrip)

type Props = { week: PlanningWeek; others: readonly PlanningWeek[]; isTop: boolean }

export function OpenWeek({ week, others, isTop }: Props) {
  const { clock } = usePlatform()
  const { now, left } = useCountdown(week.closesAt, clock)
  const strip = useRef<HTMLElement>(null)
  const CollapsedStrip = useIdle(loadCollapsed)
  const announcement = useAnnouncement(stateLineText(week, left), markOf(left))
  const canSwitch = isTop && others.length > 0

  return (
    <>
      <Strip ref={strip} aria-label="ご注文の週" data-on-brand>
        <StripRow>
          <div data-week>
            <p>
              <small data-desktop>ご注文の週</small>
              <b>{weekLabel(week)}</b>
            </p>
            {canSwitch ? <WeekSwitch weeks={inOrder([week, ...others])} chosen={week} /> : null}
          </div>
          <WeekRail week={week} now={now} />
          <p data-deadline data-state={left.state} aria-live="off">
            <small>
              締切 <span data-desktop>{formatDeadline(week.closesAt)}</span>
              <span data-mobile>{formatDayTime(week.closesAt)}</span>
            </small>
            <TimeLeft left={left} />
          </p>
          <p data-delivery>
            <small>
              お届け<span data-desktop>日</span>
            </small>
            <b>{formatDay(week.deliversOn)}</b>
          </p>
        </StripRow>
      </Strip>
      {left.state === 'days' ? null : <LastDay week={week} left={left} next={isTop ? others[0] : undefined} />}
      {CollapsedStrip && <CollapsedStrip strip={strip} week={week} left={left} />}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </>
  )
}

const inOrder = (weeks: readonly PlanningWeek[]) =>
  weeks.toSorted((one, other) => compareWeeks(one.number, other.number))

/** Large in the strip while there are days; the last day has a line of its own, but for a phone, where this is the one. */
const TimeLeft = ({ left }: { left: Countdown }) =>
  left.state === 'days' ? (
    <b>
      {countdownText(left)
        .split(/(\d+)/)
        .map((piece, place) => (place > 1 && place % 2 === 0 ? <i key={piece}>{piece}</i> : piece))}
    </b>
  ) : left.state === 'closed' ? (
    <b>受付終了</b>
  ) : (
    <b>
      <span data-desktop>まもなく締切</span>
      <span data-mobile>{countdownText(left)}</span>
    </b>
  )

const stateLineText = (week: PlanningWeek, left: Countdown): string =>
  left.state === 'closed'
    ? `${weekLabel(week)}の受付は終了しました`
    : `${weekLabel(week)} 締切まで ${countdownText(left)}`

const icons = { days: Clock, hours: Clock, minutes: Bell, closed: Lock } as const

function LastDay({ week, left, next }: { week: PlanningWeek; left: Countdown; next: PlanningWeek | undefined }) {
  const Icon = icons[left.state]
  const switchWeek = useSwitchWeek()
  return (
    <StateLine data-state={left.state} aria-label="締切のお知らせ">
      <Container>
        <Icon size={20} />
        <span>{stateLineText(week, left)}</span>
        {left.state === 'closed' && next !== undefined ? (
          <button type="button" onClick={() => switchWeek(week, next)}>
            {weekLabel(next)}へ
          </button>
        ) : null}
      </Container>
    </StateLine>
  )
}
