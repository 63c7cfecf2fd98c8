import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { WeekNumber } from '@shop/shared/domain'
import { fullProductName, type Product, productKey } from '@shop/shared/domain/shopping'
import { usePlatform } from '@shop/shared/platform'
import { OrderControl, useOrderLine } from '@shop/shared/product/order'
import { useQuery } from '@shop/shared/query'
import { RankMark, recommendationQuery, topRanking } from '@shop/shared/recommendations'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { memberOf, useSession } from '@shop/shared/session'
import { media, theme } from '@shop/shared/ui'
import { Price, ProductPicture } from '@shop/shared/ui/shopping'
import { memo, useId } from 'react'
import { TopSellersFrame, TopSellersWaiting, topSellersShown, topSellersTitle } from './top-sellers-waiting.tsx'

const Item = styled.article(css`
  position: relative;
  display: grid;
  grid-template-columns: 104px minmax(0, 1fr);
  align-items: center;
  gap: 14px;
  height: 100%;

  & > [data-picture] { position: relative; width: 104px; height: 104px; }
  & > [data-picture] > img, & > [data-picture] > [data-no-picture] {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    border-radius: ${theme.radius.control};
    object-fit: cover;
  }
  & [data-rank][data-rank] {
    position: absolute;
    top: 0;
    left: 0;
    gap: 3px;
    height: 26px;
    border-radius: ${theme.radius.control} 0;
    background: ${theme.color.surface.card};
    font-size: 0.875rem;
  }
  & [data-number] { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  & h3 { font-size: 0.9375rem; font-weight: 600; line-height: 1.4; letter-spacing: 0; }
  & h3 > a { color: ${theme.color.text.primary}; text-decoration: none; word-break: auto-phrase; }
  /* The link is all of it but the order. [AX-07] */
  & h3 > a::before { content: ''; position: absolute; inset: 0; }
  & h3 > a:hover { text-decoration: underline; }
  & [data-offer] { margin-top: 6px; container: offer / inline-size; }

  ${media.mobile} {
    grid-template-columns: 84px minmax(0, 1fr);
    gap: 10px;
    & > [data-picture] { width: 84px; height: 84px; }
  }
`)

/**
 * The first of the ranking beside the pickups, so that the first view of the shop can be ordered from; the row of the
 * ranking, for which they are asked anyway, stands at its place. Whatever fails, they are left out without a word. [K-171]
 */
export function TopSellers({ week }: { week: WeekNumber }) {
  const titleId = useId()
  const member = useSession(memberOf)
  const { data, isPending } = useQuery(recommendationQuery(usePlatform().api, topRanking, week, member))
  if (isPending) return <TopSellersWaiting />
  if (data?.kind !== 'ranking' || data.products.length === 0) return null
  return (
    <TopSellersFrame aria-labelledby={titleId}>
      <h2 id={titleId}>{topSellersTitle}</h2>
      <ol>
        {data.products.slice(0, topSellersShown).map((product, place) => (
          <li key={productKey(product)}>
            <TopSeller product={product} rank={place + 1} />
          </li>
        ))}
      </ol>
    </TopSellersFrame>
  )
}

const TopSeller = memo(function TopSeller({ product, rank }: { product: Product; rank: number }) {
  const nameId = useId()
  const line = useOrderLine(product, 'top')
  return (
    <Item aria-labelledby={nameId}>
      <div data-picture>
        <ProductPicture product={product} isEager />
        <RankMark rank={rank} />
      </div>
      <div>
        <h3>
          <Link id={nameId} to={href.product(product.week, product.orderNumber, 'top', product.trackingId)}>
            {fullProductName(product)}
          </Link>
        </h3>
        <p data-number>
          番号 {product.orderNumber}　{product.standard}
        </p>
        <Price product={product} size="small" layout="brief" />
        <OrderControl product={product} line={line} name={fullProductName(product)} />
      </div>
    </Item>
  )
})
