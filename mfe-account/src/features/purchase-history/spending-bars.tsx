import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { isoMonth } from '@shop/shared/domain/month'
import { media, theme } from '@shop/shared/ui'
import { scaleBand, scaleLinear } from 'd3-scale'
import { barStyles, Hatching } from './bar-styles.tsx'
import type { MonthSpending } from './spending.ts'

const Root = styled.div(
  barStyles,
  css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 0 8px;

  & svg { display: block; width: 100%; overflow: visible; }
  & text { fill: currentColor; font-size: 0.875rem; }
  & line { stroke: ${theme.color.border.default}; }
  & line[data-zero] { stroke: ${theme.color.border.control}; }
  & > [data-scale] { position: relative; color: ${theme.color.text.secondary}; font-size: 0.875rem; line-height: 1; }
  & > [data-scale] > span { position: absolute; right: 0; translate: 0 -50%; }
  /* Gives the column its width. */
  & > [data-scale] > b { visibility: hidden; font-weight: 400; }
  ${media.mobile} { & tspan { display: none; } }
`,
)

const height = 250
const top = 12
const labelHeight = 30
const tickCount = 5
/** Of the width, so that nothing has to be measured. */
const whole = 100
const series = ['yearBefore', 'spent'] as const

/** Bars of two years side by side. Hidden from screen readers, for whom the table has the same numbers. */
export function SpendingBars({ year }: { year: readonly MonthSpending[] }) {
  const amounts = year.flatMap(({ spent, yearBefore }) => [spent, yearBefore])
  const y = scaleLinear([Math.min(0, ...amounts), Math.max(1000, ...amounts)], [height, top]).nice(tickCount)
  const x = scaleBand(year.map(nameOf), [0, whole]).paddingInner(0.28).paddingOuter(0.14)
  const within = scaleBand(series, [0, x.bandwidth()]).paddingInner(0.08)
  const ticks = y.ticks(tickCount)
  const percent = (share: number) => `${share}%`
  return (
    <Root aria-hidden="true">
      <div data-scale>
        <b>{ticks.map(yenTick).reduce((one, other) => (other.length > one.length ? other : one))}</b>
        {ticks.map((tick) => (
          <span key={tick} style={{ top: y(tick) }}>
            {yenTick(tick)}
          </span>
        ))}
      </div>
      <Hatching>
        {(hatching) => (
          <svg height={height + labelHeight} aria-hidden="true">
            {ticks.map((tick) => (
              <line key={tick} data-zero={tick === 0 ? '' : undefined} x2="100%" y1={y(tick)} y2={y(tick)} />
            ))}
            {year.map((one) => (
              <g key={nameOf(one)}>
                {series.map((name) => (
                  <rect
                    key={name}
                    data-bar={name}
                    x={percent((x(nameOf(one)) ?? 0) + (within(name) ?? 0))}
                    width={percent(within.bandwidth())}
                    y={Math.min(y(0), y(one[name]))}
                    height={Math.abs(y(one[name]) - y(0))}
                    fill={name === 'yearBefore' ? hatching : undefined}
                  />
                ))}
                <text
                  x={percent((x(nameOf(one)) ?? 0) + x.bandwidth() / 2)}
                  y={height + labelHeight - 8}
                  textAnchor="middle"
                >
                  {one.month.month}
                  <tspan>月</tspan>
                </text>
              </g>
            ))}
          </svg>
        )}
      </Hatching>
    </Root>
  )
}

const nameOf = ({ month }: MonthSpending): string => isoMonth(month)

const tenThousand = 10_000

/** `2万円`: an axis has no room for more. */
const yenTick = (value: number): string =>
  value !== 0 && value % tenThousand === 0 ? `${formatNumber(value / tenThousand)}万円` : `${formatNumber(value)}円`
