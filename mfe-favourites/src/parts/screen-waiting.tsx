import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, Skeleton, Waiting } from '@shop/shared/ui'

const Shape = styled.div(css`
  padding-top: 20px;

  & > [data-title] { width: min(240px, 60%); margin: 26px 0 20px; }
  & > [data-cards] { display: grid; grid-template-columns: repeat(auto-fill, minmax(186px, 1fr)); gap: 20px; }
  ${media.mobile} {
    padding-top: 16px;
    & > [data-title] { margin: 26px 0 14px; }
    & > [data-cards] { gap: 12px 10px; }
  }
  ${media.phone} { & > [data-cards] { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
`)

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** While the file of a screen is on its way: a path, a heading and cards. */
export const ScreenWaiting = () => (
  <Container>
    <Waiting text="画面を読み込み中です">
      <Shape>
        <Skeleton width="160px" height="14px" />
        <div data-title>
          <Skeleton height="32px" />
        </div>
        <div data-cards>
          {cards.map((card) => (
            <Skeleton key={card} height="400px" radius={12} />
          ))}
        </div>
      </Shape>
    </Waiting>
  </Container>
)
