import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { formatNumber } from '@shop/shared/domain'
import { theme } from '@shop/shared/ui'

/** U+2212, as in all figures of the shop. */
export const signedPoints = (points: number): string =>
  points < 0 ? `−${formatNumber(-points)}` : `+${formatNumber(points)}`

/** Names at the left, figures at the right. */
export const Figures = styled.dl(css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) max-content;
  margin: 0;
  line-height: 1.6;
  font-variant-numeric: tabular-nums;

  & > dt, & > dd {
    margin: 0;
    padding: 12px 0;
    border-bottom: 1px solid ${theme.color.border.default};
  }
  & > dt { color: ${theme.color.text.secondary}; font-weight: 600; }
  & > dd { text-align: right; }
  & > [data-part] { padding-block: 8px; font-size: 0.9375rem; word-break: auto-phrase; }
  & > dt[data-part] { padding-left: 1em; font-weight: 400; }
`)
