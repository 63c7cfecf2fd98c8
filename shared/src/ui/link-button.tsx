import styled from '@emotion/styled'
import { Link } from '@shop/shared/router'
import type { ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts'

export type LinkButtonProps = {
  /** An address of the shop, built with `href` of shared/routes. */
  to: string
  look?: ButtonVariant
  size?: ButtonSize
  isWide?: boolean
  children: ReactNode
}

const Root = styled(Link)(buttonStyles)

/** A link that looks like a button: a move to another page of the shop. */
export const LinkButton = ({ to, look = 'solid', size = 'default', isWide = false, children }: LinkButtonProps) => (
  <Root to={to} data-look={look} data-size={size} data-wide={isWide ? '' : undefined}>
    {children}
  </Root>
)
