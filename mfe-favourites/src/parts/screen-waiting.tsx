import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton } from '@shop/shared/ui'
import { PageTopWaiting, PageWaiting } from '@shop/shared/ui/page'

const Cards = styled.div(css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(186px, 1fr));
  gap: 20px;

  ${media.mobile} { gap: 12px 10px; }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`)

const cards = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']

/** While the file of a screen is on its way: cards below its heading. */
export const ScreenWaiting = () => (
  <PageWaiting>
    <PageTopWaiting />
    <Cards>
      {cards.map((card) => (
        <Skeleton key={card} height="400px" radius={12} />
      ))}
    </Cards>
  </PageWaiting>
)
