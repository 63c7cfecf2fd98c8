import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles.ts'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & {
  look?: ButtonVariant
  size?: ButtonSize
  isWide?: boolean
  type?: 'button' | 'submit'
  /** Under way: keeps its focus and its width, and takes no further press. [ORD-075] */
  isBusy?: boolean
  /** Its text while it is busy: 注文中. */
  busyText?: string
}

const Root = styled.button(buttonStyles)

/** The face that is not on show still gives its width, without being text of the page. */
const Face = styled.span(css`
  display: inline-grid;
  justify-items: center;

  & > span { display: inline-flex; align-items: center; justify-content: center; gap: 8px; }
  &::after { content: attr(data-other); height: 0; overflow: hidden; visibility: hidden; }
  &:not([data-busy])::after { padding-left: 26px; }
`)

const turn = keyframes`to { transform: rotate(1turn); }`

const Spinner = styled.i(css`
  width: 18px;
  height: 18px;
  flex: none;
  border: 3px solid #ffffff66;
  border-color: color-mix(in srgb, currentColor 40%, transparent);
  border-top-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 0.9s linear infinite;
`)

/** A press that does something here. For a move to another page: {@link LinkButton}. */
export function Button({
  look = 'solid',
  size = 'default',
  isWide = false,
  type = 'button',
  isBusy = false,
  busyText,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <Root
      {...rest}
      type={type}
      data-look={look}
      data-size={size}
      data-wide={isWide ? '' : undefined}
      // Not `disabled`: that would throw the focus of a keyboard user to the top of the page.
      aria-disabled={isBusy || rest['aria-disabled'] || undefined}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? ignore : onClick}
    >
      {busyText === undefined ? children : <TwoFaces {...{ isBusy, busyText }}>{children}</TwoFaces>}
    </Root>
  )
}

const ignore = (event: MouseEvent) => event.preventDefault()

function TwoFaces({ isBusy, busyText, children }: { isBusy: boolean; busyText: string; children: ReactNode }) {
  if (!isBusy)
    return <Face data-other={busyText}>{typeof children === 'string' ? children : <span>{children}</span>}</Face>
  return (
    <Face data-busy data-other={typeof children === 'string' ? children : ''}>
      <span>
        <Spinner />
        {busyText}
      </span>
    </Face>
  )
}
