import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, Skeleton, Waiting } from '@shop/shared/ui'

const Shape = styled.div(css`
  padding-top: 20px;

  & > [data-title] { width: min(300px, 70%); margin: 26px 0 20px; }
  & > [data-panels] { display: grid; grid-template-columns: 1.15fr 1fr; gap: 24px; }
  ${media.mobile} {
    padding-top: 16px;
    & > [data-title] { margin: 26px 0 14px; }
    & > [data-panels] { grid-template-columns: minmax(0, 1fr); gap: 14px; }
  }
`)

/** While the file of a screen is on its way: a path, a heading and two panels. */
export const ScreenWaiting = () => (
  <Container>
    <Waiting text="画面を読み込み中です">
      <Shape>
        <Skeleton width="160px" height="14px" />
        <div data-title>
          <Skeleton height="32px" />
        </div>
        <div data-panels>
          <Skeleton height="360px" radius={12} />
          <Skeleton height="360px" radius={12} />
        </div>
      </Shape>
    </Waiting>
  </Container>
)
