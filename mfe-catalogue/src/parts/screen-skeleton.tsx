import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, Skeleton, Waiting } from '@shop/shared/ui'

const Shape = styled.div(css`
  padding-top: 20px;

  & > [data-title] { width: min(320px, 70%); margin: 26px 0 20px; }
  & > [data-tiles] { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 24px 20px; }
  ${media.mobile} {
    padding-top: 16px;
    & > [data-title] { margin: 26px 0 14px; }
    & > [data-tiles] { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px 10px; }
  }
`)

const tiles = [0, 1, 2, 3, 4, 5, 6, 7]

/** Stands for a screen of this remote before anything of it is known. */
export const ScreenSkeleton = () => (
  <Container>
    <Waiting>
      <Shape>
        <Skeleton width="180px" height="14px" />
        <div data-title>
          <Skeleton height="32px" />
        </div>
        <div data-tiles>
          {tiles.map((tile) => (
            <Skeleton key={tile} height="320px" radius={12} />
          ))}
        </div>
      </Shape>
    </Waiting>
  </Container>
)
