import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'

/** The list and, beside it, the summary; below each other on a phone and on paper. */
export const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 32px;
  align-items: start;

  & > [data-main] { display: grid; grid-template-columns: minmax(0, 1fr); gap: 28px; }
  /* Nothing to add up: the list has all the room. */
  &[data-alone] { grid-template-columns: minmax(0, 1fr); }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 20px; & > [data-main] { gap: 20px; } }
  ${media.print} { &, & > [data-main] { display: block; } }
`)
