import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton } from '@shop/shared/ui'
import { PageTopWaiting, PageWaiting } from '@shop/shared/ui/page'

const Panels = styled.div(css`
  display: grid;
  grid-template-columns: 1.15fr 1fr;
  gap: 24px;

  ${media.mobile} { grid-template-columns: minmax(0, 1fr); gap: 14px; }
`)

/** While the file of a screen is on its way: two panels below its heading. */
export const ScreenWaiting = () => (
  <PageWaiting>
    <PageTopWaiting />
    <Panels>
      <Skeleton height="360px" radius={12} />
      <Skeleton height="360px" radius={12} />
    </Panels>
  </PageWaiting>
)
