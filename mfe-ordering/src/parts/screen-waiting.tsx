import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton } from '@shop/shared/ui'
import { PageWaiting } from '@shop/shared/ui/page'

const Pieces = styled.div(css`
  display: grid;
  gap: 24px;
  padding-top: 24px;

  & > div { height: 56px; }
  & > div:nth-of-type(2) { height: 514px; }
  & > div:nth-of-type(3) { height: 240px; }
  ${media.mobile} { gap: 16px; padding-top: 16px; & > div:nth-of-type(2) { height: calc(100vw * 9 / 16); } }
`)

/** While the file of a screen is on its way: a line of words, a large field and what follows. */
export const ScreenWaiting = () => (
  <PageWaiting>
    <Pieces>
      <div>
        <Skeleton width="240px" height="32px" />
      </div>
      <div>
        <Skeleton height="100%" radius={16} />
      </div>
      <div>
        <Skeleton height="100%" radius={12} />
      </div>
    </Pieces>
  </PageWaiting>
)
