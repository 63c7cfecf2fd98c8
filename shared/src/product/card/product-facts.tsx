import { css } from '@emotion/react'
import { formatNumber } from '@shop/shared/domain'
import { cardLines, type OrderSource, type Product } from '@shop/shared/domain/shopping'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import Heart from 'lucide-react/icons/heart'
import type { ReactNode } from 'react'
import { firstBadges, reasonOf } from './product-marks.tsx'

/** Styles that card and row have in common. Each puts them into its own one style. */
export const factsStyles = css`
  & h2, & h3, & h4 { ${theme.text.cardName} font-weight: 600; letter-spacing: 0; font-feature-settings: normal; text-wrap: wrap; }
  & [data-name] { color: ${theme.color.text.primary}; text-decoration: none; word-break: auto-phrase; }
  /* The link covers the whole card; buttons lie above it. */
  & [data-name]::before { content: ''; position: absolute; inset: 0; }
  & [data-badges] { display: flex; flex-wrap: wrap; gap: 4px; }
  & [data-line] { ${theme.text.caption} color: ${theme.color.text.secondary}; }
  & [data-line='standard'] > span { margin-left: 1em; color: ${theme.color.text.tertiary}; }
  & [data-line='number'] {
    display: flex;
    gap: 12px;
    color: ${theme.color.text.tertiary};
    font-variant-numeric: tabular-nums;
  }
  & [data-count] { display: inline-flex; align-items: center; gap: 3px; }
  ${media.mobile} { & [data-count] { display: none; } }
  & [data-reason] {
    display: flex;
    gap: 4px;
    font-size: 0.875rem;
    font-weight: 600;
    line-height: 1.45;
    color: ${theme.color.accent.text};
  }
  & [data-reason] > svg { margin-top: 2px; }
  & [data-no-picture] {
    display: grid;
    place-items: center;
    width: 100%;
    height: 100%;
    background: ${theme.color.surface.sunken};
    color: ${theme.color.text.tertiary};
  }
`

export type HeadingLevel = 2 | 3 | 4

/** The name is the heading and the link in one. */
export function ProductName({
  product,
  source,
  id,
  level,
}: {
  product: Product
  /** Goes along to the product's page, so that an order there carries it too. [CAT-057] */
  source: OrderSource
  id: string
  level: HeadingLevel
}) {
  const Heading = `h${level}` as const
  return (
    <Heading id={id}>
      <Link data-name to={addressOf(product, source)}>
        {product.name}
      </Link>
    </Heading>
  )
}

/** An exchange for points has a page of its own among those. [ACC-005] */
const addressOf = ({ week, orderNumber, trackingId }: Product, source: OrderSource): string =>
  source === 'pointExchange'
    ? href.pointExchangeProduct(week, orderNumber)
    : href.product(week, orderNumber, source, trackingId)

/** The badges in the card's own style. */
export const CardBadges = ({ product }: { product: Product }) => {
  const badges = firstBadges(product)
  return badges.length === 0 ? null : <div data-badges>{badges}</div>
}

/** The lines of a card; beside the size the brand, beside the number how many like it where there is room. */
export const ProductDetails = ({
  product,
  favouriteCount,
}: {
  product: Product
  favouriteCount?: number | undefined
}) => {
  const lines = cardLines(product)
  const beside: Partial<Record<keyof typeof lines, ReactNode>> = {
    standard: product.brand === undefined ? undefined : <span>{product.brand}</span>,
    number:
      favouriteCount === undefined ? undefined : (
        <span data-count>
          <Heart size={15} />
          {formatNumber(favouriteCount)}
        </span>
      ),
  }
  return (Object.keys(lines) as (keyof typeof lines)[]).map((name) =>
    lines[name] === undefined && beside[name] === undefined ? null : (
      <p key={name} data-line={name}>
        {lines[name]}
        {beside[name]}
      </p>
    ),
  )
}

/** Why a 訳あり item is one, before its price, in the card's own style. */
export const CardReason = ({ product }: { product: Product }) => {
  const reason = reasonOf(product)
  return reason === undefined ? null : <p data-reason>{reason}</p>
}
