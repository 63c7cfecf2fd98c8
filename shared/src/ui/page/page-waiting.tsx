import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, Skeleton, Waiting } from '@shop/shared/ui'
import type { ComponentType, ReactNode } from 'react'

type Props = {
  /** The column in which the pages of a remote stand, where it is a narrower one. */
  column?: ComponentType<{ children?: ReactNode }>
  children: ReactNode
}

/** While the file of a screen is on its way: grey pieces in place of its page. */
export const PageWaiting = ({ column: Column = Container, children }: Props) => (
  <Column>
    <Waiting text="画面を読み込み中です">{children}</Waiting>
  </Column>
)

const Top = styled.div(css`
  padding-top: 20px;

  & > div { width: min(300px, 70%); margin: 26px 0 20px; }
  ${media.mobile} { padding-top: 16px; & > div { margin: 26px 0 14px; } }
`)

/** The top of a page in `PageWaiting`: its path and its heading. */
export const PageTopWaiting = () => (
  <Top>
    <Skeleton width="160px" height="14px" />
    <div>
      <Skeleton height="32px" />
    </div>
  </Top>
)
