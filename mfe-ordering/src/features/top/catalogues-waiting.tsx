import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton, Waiting } from '@shop/shared/ui'
import { Area } from '@shop/shared/ui/page'

export const cataloguesHeading = { title: 'Webカタログ', text: '紙のカタログと同じ紙面から、そのまま注文できます' }

export const cataloguesGrid = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 180px)) minmax(0, 1fr);
  gap: 24px;

  ${media.mobile} {
    grid-auto-columns: 132px;
    grid-auto-flow: column;
    grid-template-columns: none;
    gap: 12px;
    margin: -6px -16px;
    padding: 6px 16px;
    overflow-x: auto;
    /* Words for readers alone, which stand out of the flow, scroll with it. */
    position: relative;
    overscroll-behavior-x: contain;
    scrollbar-width: none;
    scroll-padding-inline: 16px;
  }
`

const Strip = styled.div(cataloguesGrid)

const waitingCovers = ['first', 'second', 'third', 'fourth']

export const CataloguesWaiting = () => (
  <Area {...cataloguesHeading}>
    <Waiting text="Webカタログを読み込み中です">
      <Strip aria-hidden>
        {waitingCovers.map((cover) => (
          <div key={cover}>
            <WaitingCover>
              <Skeleton height="100%" radius={8} />
            </WaitingCover>
            <WaitingWords />
          </div>
        ))}
      </Strip>
    </Waiting>
  </Area>
)

const WaitingCover = styled.div(css`aspect-ratio: 3 / 4;`)

/** As high as a name and a subtitle. */
const WaitingWords = styled.div(css`height: 53px;`)
