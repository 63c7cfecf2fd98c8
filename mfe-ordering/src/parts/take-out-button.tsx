import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { theme } from '@shop/shared/ui'
import type { ReactNode } from 'react'

const Root = styled.button(css`
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-width: 56px;
  min-height: 56px;
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.control};
  background: none;
  color: ${theme.color.text.secondary};
  font-size: 0.875rem;
  line-height: 1.3;

  &:hover { background: ${theme.color.danger.tint}; color: ${theme.color.danger.default}; }
  &:active { text-decoration: underline; }
`)

type Props = {
  icon: ReactNode
  text: string
  /** Of the product: there is one such button in each line. */
  name: string
  isDisabled?: boolean
  onPress(): void
}

/** Takes a line out of a list; the list gives it its place by `data-take-out`. */
export const TakeOutButton = ({ icon, text, name, isDisabled = false, onPress }: Props) => (
  <Root
    type="button"
    data-take-out
    aria-label={`${text} ${name}`}
    aria-disabled={isDisabled || undefined}
    onClick={isDisabled ? undefined : onPress}
  >
    {icon}
    {text}
  </Root>
)
