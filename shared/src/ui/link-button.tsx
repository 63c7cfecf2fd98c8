import styled from '@emotion/styled'
import { Link } from '@shop/shared/router'
import type { ReactNode } from 'react'
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts'

export type LinkButtonProps = {
  /** An address of the shop, built with `href` of shared/routes. */
  to: string
  look?: ButtonLook
  size?: ButtonSize
  isWide?: boolean
  children: ReactNode
}

const Root = styled(Link)(buttonLook)

/** A link that looks like a button: a move to another page of the shop. */
export const LinkButton = ({ to, look = 'solid', size = 'default', isWide = false, children }: LinkButtonProps) => (
  <Root to={to} data-look={look} data-size={size} data-wide={isWide ? '' : undefined}>
    {children}
  </Root>
)
