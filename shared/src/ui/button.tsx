import { css, keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { type ButtonLook, type ButtonSize, buttonLook } from './button-look.ts'

export type ButtonProps = Omit<ComponentPropsWithRef<'button'>, 'type'> & {
  look?: ButtonLook
  size?: ButtonSize
  isWide?: boolean
  type?: 'button' | 'submit'
  /** Under way: keeps its focus and its width, and takes no further press. [ORD-075] */
  isBusy?: boolean
  /** What it says meanwhile: 注文中. */
  busyText?: string
}

const Root = styled.button(buttonLook)

/** Both faces lie in one cell: the wider one gives the width, whichever shows. */
const Faces = styled.span(css`
  display: grid;

  & > span { grid-area: 1 / 1; display: inline-flex; align-items: center; justify-content: center; gap: 8px; }
  & > [aria-hidden] { visibility: hidden; }
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
      {busyText === undefined ? children : <BusyFaces {...{ isBusy, busyText }}>{children}</BusyFaces>}
    </Root>
  )
}

const ignore = (event: MouseEvent) => event.preventDefault()

function BusyFaces({ isBusy, busyText, children }: { isBusy: boolean; busyText: string; children: ReactNode }) {
  return (
    <Faces>
      <span aria-hidden={isBusy || undefined}>{children}</span>
      <span aria-hidden={!isBusy || undefined}>
        <Spinner />
        {busyText}
      </span>
    </Faces>
  )
}
