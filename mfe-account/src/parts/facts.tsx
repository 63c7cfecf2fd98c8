import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'

/** Names at the left, what there is to say at the right. */
export const Facts = styled.dl(css`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  margin: 0;
  line-height: 1.6;
  font-variant-numeric: tabular-nums;

  & > dt, & > dd {
    margin: 0;
    padding: 12px 0;
    border-bottom: 1px solid ${theme.color.border.default};
  }
  & > dt { padding-right: 16px; color: ${theme.color.text.secondary}; font-weight: 600; }
  & > dd { text-align: right; word-break: auto-phrase; }
  & [data-points] { color: ${theme.color.point.default}; }
  /* A day breaks only where it has no room in a line of its own: beside a long name on the narrowest phones. */
  & time { display: inline-block; }
`)
