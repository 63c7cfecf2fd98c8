import { css } from '@emotion/react'
import { theme } from '@shop/shared/ui'

export const inputStyles = css`
  width: 100%;
  min-height: ${theme.size.control.large};
  padding: 10px 14px;
  ${theme.box.control}
  font-size: 1.125rem;
  line-height: 1.5;

  &::placeholder { color: ${theme.color.text.tertiary}; opacity: 1; }
  &:hover, &:focus { border-color: ${theme.color.brand.default}; }
  &[aria-invalid='true'] { padding: 9px 13px; border: 2px solid ${theme.color.danger.default}; background: #fffafa; }
  &[readonly] { background: ${theme.color.surface.sunken}; border-color: ${theme.color.border.default}; }
  &:disabled {
    background: ${theme.color.surface.disabled};
    border-color: ${theme.color.border.default};
    color: ${theme.color.text.disabled};
    opacity: 1;
  }
`
