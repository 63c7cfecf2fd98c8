import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton } from '@shop/shared/ui'
import { PageWaiting } from '@shop/shared/ui/page'
import { FormPage, Panel } from './page.tsx'

const Pieces = styled.div(css`
  display: grid;
  gap: 24px;
  padding-top: 24px;

  ${media.mobile} { padding-top: 18px; }
`)

/** While the file of a screen or what it needs to know is on its way. */
export const ScreenWaiting = () => (
  <PageWaiting column={FormPage}>
    <Pieces>
      <Skeleton width="260px" height="36px" />
      <Skeleton height="64px" />
      <Panel as="div">
        <Pieces>
          <Skeleton width="160px" height="28px" />
          {['a', 'b', 'c', 'd'].map((field) => (
            <Skeleton key={field} height="52px" radius={8} />
          ))}
        </Pieces>
      </Panel>
    </Pieces>
  </PageWaiting>
)
