import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, theme } from '@shop/shared/ui'
import { type ReactNode, useId } from 'react'

const Root = styled.section(css`
  padding: 24px;
  ${theme.box.card}

  & > h2 { ${theme.text.h3} margin-bottom: 12px; }
  ${media.mobile} { padding: 18px 16px; }
`)

/** A white panel under its own heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  )
}
