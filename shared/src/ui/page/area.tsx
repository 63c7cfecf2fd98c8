import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'
import { SectionHeading } from '@shop/shared/ui/shopping'
import { type ReactNode, useId } from 'react'

const Root = styled.section(css`
  padding-top: 48px;

  ${media.mobile} { padding-top: 36px; }
`)

/** A part of a page under its own heading. */
export function Area({
  title,
  text,
  more,
  children,
}: {
  title: string
  text?: string
  more?: { to: string; text: string }
  children: ReactNode
}) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <SectionHeading
        id={id}
        title={title}
        {...(text === undefined ? {} : { text })}
        {...(more === undefined ? {} : { more })}
      />
      {children}
    </Root>
  )
}
