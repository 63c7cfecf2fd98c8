import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton } from '@shop/shared/ui'
import { PageTopWaiting, PageWaiting } from '@shop/shared/ui/page'

const Tiles = styled.div(css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px 20px;

  ${media.mobile} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 12px 10px; }
`)

const tiles = [0, 1, 2, 3, 4, 5, 6, 7]

/** While the file of a screen or the planning week is on its way: tiles below its heading. */
export const ScreenWaiting = () => (
  <PageWaiting>
    <PageTopWaiting />
    <Tiles>
      {tiles.map((tile) => (
        <Skeleton key={tile} height="320px" radius={12} />
      ))}
    </Tiles>
  </PageWaiting>
)
