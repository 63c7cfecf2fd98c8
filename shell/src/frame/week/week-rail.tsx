import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatDay, isoDay, type PlanningWeek, tokyoParts } from '@shop/shared/domain'
import { media, theme } from '@shop/shared/ui'
import { type RailStop, railStops } from './rail-stops.ts'

const { brand, sun } = theme.palette
const dashes = `repeating-linear-gradient(90deg, ${brand[300]} 0 4px, transparent 4px 9px)`

const Rail = styled.ol(css`
  display: flex;
  flex: 1 1 20rem;
  align-items: flex-start;
  justify-content: center;
  min-width: 0;
  font-size: 0.875rem;
  line-height: 1.35;

  & > li { position: relative; white-space: nowrap; flex: 0 1 3.25rem; min-width: 2.375rem; padding-top: 22px; text-align: center; color: ${brand[100]}; }
  & > [data-is='gap'] { flex-basis: 4rem; }
  & > [data-is='delivery'] { flex-basis: 5.75rem; }

  /* The line from the stop before. */
  & > li + li::after { content: ''; position: absolute; top: 9px; right: 50%; width: 100%; height: 2px; background: ${brand[300]}; }
  & > [data-is='gap']::after, & > [data-is='gap'] + li::after { background: ${dashes}; }

  & > li::before {
    content: '';
    box-sizing: border-box;
    position: absolute;
    z-index: 1;
    top: 4px;
    left: 50%;
    width: 12px;
    height: 12px;
    border: 2px solid ${brand[300]};
    border-radius: 50%;
    background: ${brand[700]};
    transform: translateX(-50%);
  }
  & > [data-is='gap']::before { content: none; }
  & > [data-is='day'][data-today] { color: #fff; font-weight: 700; }
  & > [data-is='day'][data-today]::before { background: #fff; border-color: #fff; box-shadow: 0 0 0 4px #ffffff38; }
  & > [data-is='deadline'] { color: ${sun[500]}; font-weight: 700; }
  & > [data-is='deadline']::before { top: 2px; width: 16px; height: 16px; background: ${sun[500]}; border-color: ${sun[500]}; }
  & > [data-is='delivery'] { color: #fff; font-weight: 700; }
  & > [data-is='delivery']::before { top: 3px; width: 16px; height: 14px; border-radius: 3px; background: #fff; border-color: #fff; }

  @media (max-width: 1099.98px) { display: none; }
  /* The strip is one row: beside letters twice as large there is no room for more than its days. [K-182] */
  @container (max-width: 60rem) { display: none; }
  ${media.highContrast} {
    & > li + li::after { height: 0; border-top: 2px solid CanvasText; background: none; }
    & > [data-is='gap']::after, & > [data-is='gap'] + li::after { border-top-style: dashed; }
    & > li::before, & > [data-is='delivery']::before { border-color: CanvasText; background: Canvas; }
    & > [data-is='day'][data-today]::before, & > [data-is='deadline']::before { border-color: Highlight; background: Highlight; }
  }
`)

/** Today, the deadline and the delivery as beads on a line. */
export const WeekRail = ({ week, now }: { week: PlanningWeek; now: Date }) => (
  <Rail aria-label="締切とお届けまでの日程">
    {railStops(week, now).map((stop) =>
      stop.is === 'gap' ? (
        <li key={`before ${stop.before}`} data-is="gap" aria-hidden={stop.days > 0 ? undefined : true}>
          {stop.days > 0 ? `${stop.days}日間` : null}
        </li>
      ) : (
        <li key={`${stop.is} ${isoDay(stop.day)}`} data-is={stop.is} data-today={stop.isToday ? '' : undefined}>
          <Words {...stop} />
        </li>
      ),
    )}
  </Rail>
)

const labels = { deadline: '締切', delivery: 'お届け' } as const

function Words({ is, day, isToday }: Exclude<RailStop, { is: 'gap' }>) {
  const { day: date, weekday } = tokyoParts(day)
  const text = is === 'delivery' ? formatDay(day) : `${date}${weekday}`
  if (is === 'day') return isToday ? <TwoLines first="今日" second={text} /> : text
  return <TwoLines first={`${isToday ? '今日' : ''}${labels[is]}`} second={text} />
}

const TwoLines = ({ first, second }: { first: string; second: string }) => (
  <>
    {first}
    <br />
    {second}
  </>
)
