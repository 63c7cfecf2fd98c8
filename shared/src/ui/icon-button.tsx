import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { theme } from './theme/theme.ts'

const Root = styled.button(css`
  display: inline-grid;
  place-items: center;
  width: ${theme.size.touchTarget};
  height: ${theme.size.touchTarget};
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: transparent;
  color: inherit;

  &:hover { background: ${theme.color.brand.tint}; color: ${theme.color.brand.hover}; }
`)

/** A round button of 44 px. An icon alone is for what everyone knows: close, previous, next. */
export const IconButton = ({
  label,
  icon,
  ...rest
}: Omit<ComponentPropsWithRef<'button'>, 'type' | 'children'> & { label: string; icon: ReactNode }) => (
  <Root {...rest} type="button" aria-label={label}>
    {icon}
  </Root>
)
