import { css } from '@emotion/react'
import styled from '@emotion/styled'
import { Container, media, Skeleton, Waiting } from '@shop/shared/ui'

import { Columns } from './product-layout.ts'

const Picture = styled.div(css`
  aspect-ratio: 1;
  & > span { height: 100%; }
  ${media.phone} { margin-inline: -16px; }
`)
const Lines = styled.div(css`
  display: grid;
  gap: 12px;
`)

/** As large as the page that will stand here. */
export const ProductSkeleton = () => (
  <Container>
    <Waiting text="商品を読み込み中です">
      <div style={{ padding: '20px 0 8px' }}>
        <Skeleton width="240px" height="14px" />
      </div>
      <Columns>
        <Picture>
          <Skeleton radius={12} />
        </Picture>
        <Lines>
          <Skeleton width="120px" height="24px" />
          <Skeleton width="80%" height="38px" />
          <Skeleton width="40%" height="20px" />
          <Skeleton height="240px" radius={12} />
        </Lines>
      </Columns>
    </Waiting>
  </Container>
)
