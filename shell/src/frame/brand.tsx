import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'

/** The bead of the delivery day is the only coloured one. */
const beads = [
  [6.8, 22.6],
  [9.1, 14],
  [15.4, 7.7],
  [24, 5.4],
  [38.9, 14],
  [41.2, 22.6],
] as const

type Ground = 'light' | 'petrol'
const sun: Record<Ground, string> = { light: '#e8a200', petrol: '#ffc233' }
const hole: Record<Ground, string> = { light: '#fff', petrol: '#06343a' }

const Root = styled.span(css`
  display: inline-flex;
  align-items: center;
  gap: 9px;

  ${media.mobile} { &[data-compact] { gap: 7px; & > svg:first-of-type { width: 32px; height: 32px; } & > svg + svg { width: 79px; height: 24px; } } }
  ${media.narrow} { &[data-compact] > svg:first-of-type { display: none; } }
`)

/** The crate with its seven beads, and the name. Drawn in the colour of the text around it. */
export const Brand = ({ ground = 'light', isCompact = false }: { ground?: Ground; isCompact?: boolean }) => (
  <Root data-compact={isCompact ? '' : undefined}>
    <svg width="42" height="42" viewBox="0 0 48 48" fill="currentColor" aria-hidden>
      {beads.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="2.9" />
      ))}
      <circle cx="32.6" cy="7.7" r="4.1" fill={sun[ground]} />
      <path d="M4 28h40l-3.1 14.3A4.6 4.6 0 0 1 36.4 46H11.6a4.6 4.6 0 0 1-4.5-3.7Z" />
      <rect x="16" y="32.6" width="16" height="4.8" rx="2.4" fill={hole[ground]} />
    </svg>
    <svg
      width="102"
      height="31"
      viewBox="0 0 158 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="7.2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d="M10 6v37M10 20.5 27 29M50 6v37M50 20.5 67 29M86 24.5l2.4 6.5M98 22l2.2 6.5M114 22.5c-1.4 10.5-8.4 17-20 20M134 6c-1.6 7.5-5.6 13-11.4 17M133 13.5h19c-1.4 15-9.6 25.5-24 30" />
      <g fill={sun[ground]} stroke="none">
        <circle cx="66.5" cy="9.5" r="4.6" />
        <circle cx="76.8" cy="16.2" r="4.6" />
      </g>
    </svg>
  </Root>
)
