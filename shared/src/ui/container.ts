import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from './theme/media.ts'

/** The column of the page: 1200 px of content, 40 px at its sides, 16 on a phone. */
export const Container = styled.div(css`
  max-width: 1280px;
  margin: 0 auto;
  padding-inline: 40px;

  ${media.mobile} { padding-inline: 16px; }
`)
