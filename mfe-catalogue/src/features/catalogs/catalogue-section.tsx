import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media } from '@shop/shared/ui'
import { type ReactNode, useId } from 'react'

const Root = styled.section(css`
  padding-top: 24px;
  & + & { padding-top: 44px; }
  & > h2 { margin-bottom: 16px; }
  ${media.mobile} {
    padding-top: 16px;
    & + & { padding-top: 32px; }
    & > h2 { margin-bottom: 12px; }
  }
`)

/** A group of catalogues under its name. */
export function CatalogueSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Root aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Root>
  )
}
