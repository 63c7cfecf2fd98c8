import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { theme } from './theme/theme.ts'

const Root = styled.div(css`
  padding: 56px 24px;
  ${theme.box.card}
  text-align: center;

  & > [data-disc] {
    display: grid;
    place-items: center;
    width: 112px;
    height: 112px;
    margin: 0 auto 16px;
    border-radius: 50%;
    background: ${theme.color.brand.tint};
    color: ${theme.color.brand.default};
  }
  & > [data-disc] > img { width: 68px; height: 68px; }
  & > h2 { ${theme.text.h3} margin-bottom: 4px; }
  & > p { color: ${theme.color.text.secondary}; }
  & > [data-way] { margin-top: 20px; }
`)

/** Nothing here, said in the words of the specification, with one way forward. */
export const EmptyState = ({
  title,
  text,
  picture,
  action,
}: {
  title: string
  text?: string
  /** An `<img alt="">` of 68 px or an icon. */
  picture?: ReactNode
  /** A link or a button, one. */
  action?: ReactNode
}) => (
  <Root>
    {picture === undefined ? null : <div data-disc>{picture}</div>}
    <h2>{title}</h2>
    {text === undefined ? null : <p>{text}</p>}
    {action === undefined ? null : <div data-way>{action}</div>}
  </Root>
)
