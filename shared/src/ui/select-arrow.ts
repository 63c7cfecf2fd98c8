import { css } from '@emotion/react'
import { theme } from './theme/theme.ts'

/** The arrow of a native select, as an `::after` of the positioned box around it; the box says how far from the right. */
export const selectArrow = css`
  content: '';
  box-sizing: border-box;
  position: absolute;
  top: 50%;
  width: 8px;
  height: 8px;
  margin-top: -6px;
  border: solid ${theme.color.text.secondary};
  border-width: 0 2px 2px 0;
  transform: rotate(45deg);
  pointer-events: none;
`
