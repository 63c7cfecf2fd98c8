import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { coverGridStyles } from '@shop/shared/catalogues'
import { media } from '@shop/shared/ui'

/** As many covers in a row as there is room for, five at the most, two on a phone, none narrower than 156 px. [CAT-098] */
export const Covers = styled.ul(
  coverGridStyles,
  css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(156px, (100% - 96px) / 5), 1fr));
  gap: 24px;

  ${media.mobile} { grid-template-columns: repeat(auto-fill, minmax(156px, 1fr)); gap: 16px 14px; }
`,
)
