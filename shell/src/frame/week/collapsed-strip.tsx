import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { type Countdown, countdownText, formatDay, type PlanningWeek, weekLabel } from '@shop/shared/domain'
import { media, theme } from '@shop/shared/ui'
import type { RefObject } from 'react'
import { useScrolledPast } from './use-scrolled-past.ts'
import { useScrollsDown } from './use-scrolls-down.ts'

const { brand, sun } = theme.palette

const Bar = styled.div(css`
  position: fixed;
  inset: 0 0 auto;
  z-index: ${theme.layer.sticky};
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 8px;
  min-height: 48px;
  padding: env(safe-area-inset-top) calc(16px + env(safe-area-inset-right)) 0 calc(16px + env(safe-area-inset-left));
  background: ${brand[700]};
  color: #fff;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  line-height: 1.3;
  white-space: nowrap;
  box-shadow: ${theme.shadow.sticky};
  transition: transform ${theme.durationMs.base}ms ${theme.easing.standard}, visibility ${theme.durationMs.base}ms;

  &[data-away] { visibility: hidden; transform: translateY(-100%); }
  & > b:nth-of-type(2) { color: ${sun[500]}; }
  &[data-state='hours'] { background: ${sun[100]}; color: ${sun[700]}; & > b { color: inherit; } }
  &[data-state='minutes'] { background: ${theme.color.sale.default}; & > b { color: inherit; } }
  &[data-state='closed'] { background: ${theme.color.surface.sunken}; color: ${theme.color.text.secondary}; & > b { color: inherit; } }

  /* Below the search of a phone that stands there as well. [CHR-042] */
  header:has([data-fixed-search]) ~ & { top: calc(3rem + 8px + env(safe-area-inset-top)); padding-top: 0; }

  ${media.desktop} { display: none; }
  ${media.print} { display: none; }
`)

type CollapsedStripProps = { strip: RefObject<HTMLElement | null>; week: PlanningWeek; left: Countdown }

/**
 * The strip once more in one line at the top of a phone, once the page is scrolled past it; it makes room for who reads
 * on. Nothing new for who listens.
 */
export function CollapsedStrip({ strip, week, left }: CollapsedStripProps) {
  const isPast = useScrolledPast(strip)
  const isReadingOn = useScrollsDown()
  if (!isPast) return null
  return (
    <Bar data-state={left.state} data-away={isReadingOn ? '' : undefined} aria-hidden>
      <b>{weekLabel(week)}</b>
      <b>{left.state === 'closed' ? '受付終了' : countdownText(left)}</b>
      <span>お届け {formatDay(week.deliversOn)}</span>
    </Bar>
  )
}
