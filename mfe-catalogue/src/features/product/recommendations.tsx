import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductDetail } from '@shop/shared/api/product-detail'
import type { Recommendation } from '@shop/shared/api/shopping'
import type { WeekNumber } from '@shop/shared/domain'
import { usePlatform } from '@shop/shared/platform'
import { ProductSlider } from '@shop/shared/product/list'
import { useQuery } from '@shop/shared/query'
import { listHref } from '@shop/shared/routes/lists'
import { media } from '@shop/shared/ui'
import { SectionHeading } from '@shop/shared/ui/shopping'
import { useId } from 'react'
import { useViewer } from '../../parts/use-viewer.ts'
import { detailSpec, recommendationsQuery } from './product.queries.ts'

const Root = styled.section(css`
  padding-top: 48px;
  ${media.mobile} { padding-top: 36px; }
  ${media.print} { display: none; }
`)

const titles: Record<Recommendation['kind'], string> = {
  recommend: 'この商品を見た人へのおすすめ',
  ranking: 'よく注文されている商品',
}

/** Without an answer there is no such area, and no error. */
export function Recommendations({ detail, week }: { detail: ProductDetail; week: WeekNumber }) {
  const { api } = usePlatform()
  const viewer = useViewer()
  const titleId = useId()
  const { orderNumber } = detail.product
  const { data } = useQuery(
    recommendationsQuery(api, { item: { week, orderNumber }, category: detail.category.large, viewer }),
  )
  const others = data?.products.filter((one) => one.orderNumber !== orderNumber) ?? []
  if (data === undefined || others.length === 0) return null
  const title = titles[data.kind]
  return (
    <Root aria-labelledby={titleId}>
      <SectionHeading
        id={titleId}
        title={title}
        more={{ to: listHref.recommendedProducts(detailSpec), text: 'もっと見る' }}
      />
      <ProductSlider products={others} source="recommend" label={title} />
    </Root>
  )
}
