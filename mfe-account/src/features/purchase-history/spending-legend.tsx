import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import { barStyles, Hatching } from './bar-styles.tsx'

const Root = styled.ul(
  barStyles,
  css`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin: 0 0 12px;
  padding: 0;
  list-style: none;
  ${theme.text.caption}

  & > li { display: flex; align-items: center; gap: 8px; }
  & svg { flex: none; }
`,
)

export type YearNames = { spent: string; yearBefore: string }

/** Which bars are of which year: filled or hatched, and not by their colour alone. */
export const SpendingLegend = ({ names }: { names: YearNames }) => (
  <Root>
    <li>
      <Hatching>
        {(fill) => (
          <svg width="20" height="16" aria-hidden="true">
            <rect data-bar="yearBefore" x="1" y="1" width="18" height="14" fill={fill} />
          </svg>
        )}
      </Hatching>
      {names.yearBefore}（前年同月）
    </li>
    <li>
      <svg width="20" height="16" aria-hidden="true">
        <rect data-bar="spent" x="1" y="1" width="18" height="14" />
      </svg>
      {names.spent}
    </li>
  </Root>
)
