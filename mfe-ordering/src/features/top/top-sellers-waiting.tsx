import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton, theme, Waiting } from '@shop/shared/ui'

export const topSellersTitle = '今週の人気'
export const topSellersShown = 3

/** As high as the slides beside it; on a phone a row below them that is sent sideways. */
export const TopSellersFrame = styled.section(css`
  display: flex;
  flex: none;
  flex-direction: column;
  width: min(384px, 34%);
  min-height: 514px;
  margin: 24px 0 52px;
  padding: 6px 16px;
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface.card};

  & h2 { font-size: 1.125rem; line-height: 40px; }
  & ol { display: grid; flex: 1; grid-auto-rows: minmax(140px, 1fr); }
  & li { padding: 6px 0; border-top: 1px solid ${theme.color.border.hairline}; }

  ${media.mobile} {
    width: auto;
    min-height: 186px;
    margin: 8px -16px 0;
    padding: 0;
    border-width: 1px 0;
    border-radius: 0;

    & h2 { padding: 0 16px; font-size: 1rem; line-height: 36px; }
    & ol {
      display: flex;
      gap: 20px;
      padding: 0 16px 8px;
      overflow-x: auto;
      overscroll-behavior-x: contain;
      scrollbar-width: none;
      scroll-padding-inline: 16px;
    }
    & li { flex: none; width: min(300px, 78vw); border-top: 0; }
  }
`)

const places = Array.from({ length: topSellersShown }, (_, place) => place)

export const TopSellersWaiting = () => (
  <TopSellersFrame aria-label={topSellersTitle}>
    <h2>{topSellersTitle}</h2>
    <Waiting text="今週の人気を読み込み中です">
      <ol aria-hidden>
        {places.map((place) => (
          <li key={place}>
            <Skeleton height="128px" />
          </li>
        ))}
      </ol>
    </Waiting>
  </TopSellersFrame>
)
