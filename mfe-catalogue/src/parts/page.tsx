import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'

export const PageHeading = styled.h1(css`
  padding: 12px 0 16px;
  ${media.mobile} { padding: 4px 0 8px; }
`)

/** A white panel with a heading. */
export const Panel = styled.section(css`
  padding: 24px;
  ${theme.box.card}

  & > h2 { margin-bottom: 12px; }
  ${media.mobile} { padding: 18px 16px; }
`)

/** Ways on, beside each other where there is room. */
export const LinkList = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 12px;
`)
