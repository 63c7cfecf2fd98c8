import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { ProductDetail } from '@shop/shared/api/product-detail'
import { fullProductName } from '@shop/shared/domain/shopping'
import { usePageMeta } from '@shop/shared/remote'
import { href } from '@shop/shared/routes'
import { Container, LinkButton, media, theme } from '@shop/shared/ui'
import { Breadcrumbs } from '@shop/shared/ui/page'
import { ProductPicture } from '@shop/shared/ui/shopping'
import { ExchangeBalance } from '../../parts/exchange/exchange-balance.tsx'
import { ExchangeBox } from './exchange-box.tsx'

const Columns = styled.div(css`
  display: grid;
  grid-template-columns: minmax(0, 440px) minmax(0, 1fr);
  gap: 40px;
  align-items: start;
  padding-top: 12px;

  & > [data-picture] {
    aspect-ratio: 1;
    border: 1px solid ${theme.color.border.default};
    border-radius: ${theme.radius.card};
    overflow: hidden;
    background: ${theme.color.surface.card};
  }
  & > [data-picture] > img { width: 100%; height: 100%; object-fit: cover; }
  & [data-no-picture] {
    display: grid;
    place-items: center;
    height: 100%;
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.tertiary};
  }
  ${media.tablet} { grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 24px; }
  ${media.phone} { grid-template-columns: minmax(0, 1fr); gap: 16px; }
`)

const Facts = styled.div(css`
  margin-bottom: 20px;
  line-height: 1.6;

  & > p { color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & > [data-copy] { margin-top: 12px; color: ${theme.color.text.primary}; word-break: auto-phrase; }
`)

const Ways = styled.div(css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 20px;
`)

const above = [
  { text: '注文トップ', to: href.top() },
  { text: 'ポイント交換商品', to: href.pointExchange() },
]

/** Picture, brand, name, size, number and points, with the control of its exchange. */
export function ExchangeProduct({ detail: { product, catchCopy } }: { detail: ProductDetail }) {
  const { week, orderNumber, brand, name, standard } = product
  usePageMeta({ values: { product: fullProductName(product) } })
  return (
    <Container>
      <Breadcrumbs above={above} here={name} />
      <Columns>
        <div data-picture>
          <ProductPicture product={product} isEager />
        </div>
        <div>
          <Facts>
            {brand === undefined ? null : <p>{brand}</p>}
            <h1>{name}</h1>
            {standard === undefined ? null : <p>{standard}</p>}
            <p>注文番号 {orderNumber}</p>
            {catchCopy === undefined ? null : <p data-copy>{catchCopy}</p>}
          </Facts>
          <ExchangeBalance />
          <ExchangeBox product={product} />
          <Ways>
            <LinkButton look="outline" to={href.product(week, orderNumber, 'pointExchange')}>
              アレルギーなど商品の詳細を見る
            </LinkButton>
            <LinkButton look="outline" to={href.pointExchange(week)}>
              ポイント交換商品の一覧へ
            </LinkButton>
          </Ways>
        </div>
      </Columns>
    </Container>
  )
}
