import { css } from '@emotion/react'
import styled from '@emotion/styled'

export const visuallyHidden = css`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Text for screen readers alone. */
export const VisuallyHidden = styled.span(visuallyHidden)
