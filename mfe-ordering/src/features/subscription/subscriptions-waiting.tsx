import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { media, Skeleton, Waiting } from '@shop/shared/ui'

const Root = styled.div(css`
  display: grid;
  gap: 16px;

  & > div { height: 156px; }
  & > div:first-of-type { height: 88px; }
  ${media.mobile} { & > div { height: 250px; } & > div:first-of-type { height: 130px; } }
`)

const rows = ['box', 'first', 'second', 'third']

/** Box and rows that are on their way. */
export const SubscriptionsWaiting = () => (
  <Waiting text="定期便を読み込み中です">
    <Root>
      {rows.map((row) => (
        <div key={row}>
          <Skeleton height="100%" radius={12} />
        </div>
      ))}
    </Root>
  </Waiting>
)
