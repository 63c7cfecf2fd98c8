import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from './theme/theme.ts'

/** The handle of the crate: seven days. */
const beads = [
  [6.8, 22.6],
  [9.1, 14],
  [15.4, 7.7],
  [24, 5.4],
  [32.6, 7.7],
  [38.9, 14],
  [41.2, 22.6],
] as const
const stepMs = theme.durationMs.fast
const pauseBeads = 3
const roundMs = stepMs * (beads.length + pauseBeads)

const light = keyframes`0%, 14% { fill: #e8a200; r: 4.1px; } 24%, 100% { fill: currentColor; r: 2.9px; }`

const Crate = styled.svg(css`
  color: ${theme.color.brand.default};

  & > circle { animation: ${light} ${roundMs}ms infinite both; }
  ${beads.map((_, index) => `& > circle:nth-of-type(${index + 1}) { animation-delay: ${index * stepMs}ms; }`).join('\n')}
`)

/** The crate whose beads light one by one; still under reduced motion. Says nothing by itself. */
export const BeadLoader = () => (
  <Crate width="56" height="56" viewBox="0 0 48 48" fill="currentColor" aria-hidden>
    {beads.map(([x, y]) => (
      <circle key={x} cx={x} cy={y} r="2.9" />
    ))}
    <path d="M4 28h40l-3.1 14.3A4.6 4.6 0 0 1 36.4 46H11.6a4.6 4.6 0 0 1-4.5-3.7Z" />
    <rect x="16" y="32.6" width="16" height="4.8" rx="2.4" fill="#fff" />
  </Crate>
)
