import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'

/** Picture on the left, what it costs on the right. */
export const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 500px) minmax(0, 1fr);
  gap: 48px;
  align-items: start;
  padding-top: 12px;
  ${media.tablet} { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 24px; padding-top: 4px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 16px; padding-top: 4px; }
  ${media.print} { grid-template-columns: 20mm minmax(0, 1fr); gap: 8mm; }
`)

/** Its description: the long part left, the warnings right. */
export const Sections = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 16px 40px;
  align-items: start;
  padding-top: 40px;

  & > div { display: grid; gap: 16px; }
  & > div:empty { display: none; }
  & > div:has(+ div:empty), & > div:empty + div { grid-column: 1 / -1; }
  ${media.mobile} { grid-template-columns: minmax(0, 1fr); padding-top: 24px; }
`)

/** Not on paper. */
export const ScreenOnly = styled.div(css`
  ${media.print} { display: none; }
`)
