import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { media } from './theme/media.ts'
import { theme } from './theme/theme.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

const shimmer = keyframes`from { background-position: 100% 0; } to { background-position: -50% 0; }`

const Bar = styled.span(css`
  display: block;
  border-radius: 6px;
  background: linear-gradient(90deg, #e3eae9 25%, #eff4f3 45%, #e3eae9 65%);
  background-size: 300% 100%;
  animation: ${shimmer} 1.6s infinite linear;

  ${media.reducedMotion} { background: #e3eae9; }
`)

/** A grey piece of the size of what will stand here. */
export const Skeleton = ({
  width = '100%',
  height,
  radius,
}: {
  width?: string
  height?: string
  /** For a piece that fills its frame: 0. */
  radius?: number
}) => <Bar aria-hidden style={{ width, height, borderRadius: radius }} />

const hidden = keyframes`from, to { visibility: hidden; }`

const Delayed = styled.div(css`animation: ${hidden} 1ms ${theme.durationMs.skeletonDelay}ms backwards;`)

/** Around the skeleton of an area: heard by screen readers, and hidden for 300 ms, so that an area that is ready sooner never flashes. */
export const Waiting = ({ text = '読み込み中です', children }: { text?: string; children: ReactNode }) => (
  <Delayed aria-busy>
    <VisuallyHidden role="status">{text}</VisuallyHidden>
    {children}
  </Delayed>
)
