import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton, Waiting } from '@shop/shared/ui'

const Root = styled.div(css`
  padding-top: 48px;

  & > div > [data-title] { margin-bottom: 20px; height: 58px; }
  & > div > [data-cards] { display: flex; gap: 20px; overflow: hidden; height: 520px; }
  & > div > [data-cards] > * { flex: none; width: 202px; }

  ${media.mobile} {
    padding-top: 36px;
    & > div > [data-title] { margin-bottom: 12px; height: 53px; }
    & > div > [data-cards] { gap: 10px; margin-right: -16px; height: 470px; }
    & > div > [data-cards] > * { width: 168px; }
  }
`)

const cards = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth']

/** As high as a row of cards under its heading. */
export const RowWaiting = () => (
  <Root>
    <Waiting text="商品を読み込み中です">
      <div data-title>
        <Skeleton width="180px" height="32px" />
      </div>
      <div data-cards>
        {cards.map((card) => (
          <Skeleton key={card} height="100%" radius={12} />
        ))}
      </div>
    </Waiting>
  </Root>
)
