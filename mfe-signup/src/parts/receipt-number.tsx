import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme, VisuallyHidden } from '@shop/shared/ui'

const Root = styled.dl(css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 4px 16px;
  padding: 16px 20px;
  border-radius: ${theme.radius.control};
  background: ${theme.color.brand.tint};

  & > dt { font-weight: 700; }
  & > dd { margin: 0; font-size: 1.5rem; font-weight: 700; font-variant-numeric: tabular-nums; white-space: nowrap; }
`)

/** 123-456-789 */
const inGroups = (number: string): string => number.replace(/(\d{3})(?=\d)/g, '$1-')

/** 受付番号, in groups to read out over the phone; a screen reader says digit by digit. [SGN-012, K-98] */
export const ReceiptNumber = ({ number }: { number: string }) => (
  <Root>
    <dt>受付番号</dt>
    <dd>
      <span aria-hidden>{inGroups(number)}</span>
      <VisuallyHidden>{[...number].join(' ')}</VisuallyHidden>
    </dd>
  </Root>
)
