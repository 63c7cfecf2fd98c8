import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'

/** The list and, beside it, the summary; in one column with all of the page on a phone, and below each other on paper. */
export const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 32px;
  align-items: start;

  /* A column whose last part sticks to the foot while any of it is in sight. */
  & > [data-main] { display: flex; flex-direction: column; gap: 28px; }
  /* Nothing to add up: the list has all the room. */
  &[data-alone] { grid-template-columns: minmax(0, 1fr); }
  /* Parts of one column, which is the page's. */
  ${media.mobile} { &, & > [data-main] { display: contents; } }
  ${media.print} { &, & > [data-main] { display: block; } }
`)
