import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { selectArrow, theme } from '@shop/shared/ui'

/** The box of a native select: the box draws the arrow. */
export const SelectBox = styled.span(css`
  position: relative;

  & > select {
    appearance: none;
    min-height: 46px;
    padding: 0 36px 0 14px;
    ${theme.box.control}
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > select:hover { border-color: ${theme.color.brand.default}; }
  &::after { ${selectArrow.styles} right: 15px; }
`)
