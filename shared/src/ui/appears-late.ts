import { css, keyframes } from '@emotion/react'
import { theme } from './theme/theme.ts'

const hidden = keyframes`from, to { visibility: hidden; }`

/** Keeps something out of sight for its first 300 ms: what is ready sooner never flashes. */
export const appearsLate = css`animation: ${hidden} 1ms ${theme.durationMs.skeletonDelay}ms backwards;`
