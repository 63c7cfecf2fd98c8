import { css } from '@emotion/react'
import type { OrderNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { ImperfectReason } from '@shop/shared/product/card'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { media, theme } from '@shop/shared/ui'
import type { ReactNode } from 'react'

/** Of the line around {@link LineFacts}: there may be hundreds, so each is one string of styles. */
export const lineFactsStyles = css`
  & > [data-facts] > h3 { ${theme.text.cardName} font-weight: 600; font-feature-settings: normal; text-wrap: wrap; }
  /* As high as a fingertip, without room in the line. */
  & h3 > a { padding-block: 12px; color: ${theme.color.text.primary}; text-decoration: none; }
  & h3 > a:hover { text-decoration: underline; }
  & [data-badges] { display: flex; flex-wrap: wrap; gap: 4px; margin-bottom: 4px; }
  & [data-small] { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
  ${media.mobile} { & [data-few] { display: flex; flex-wrap: wrap; gap: 0 1em; } }
`

/** Of a phone: picture and facts, and below them price and control beside each other. */
export const lineOnPhone = css`
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 6px 8px;
  padding: 10px 12px;

  & > [data-picture] { width: 72px; height: 72px; align-self: start; }
  & > [data-facts] { grid-area: 1 / 1 / auto / -1; min-height: 72px; padding-left: 84px; }
`

type Props = {
  no: OrderNumber
  /** `undefined`: the number alone is known. */
  product: Product | undefined
  nameId: string
  badges: ReactNode
  children?: ReactNode
}

/** Describes a product in a line of the order or of the number list. [ORD-034, ORD-077] */
export function LineFacts({ no, product, nameId, badges, children }: Props) {
  const sizeAndBrand = [product?.standard, product?.brand].filter(Boolean).join('　')
  return (
    <div data-facts>
      {badges}
      <h3 id={nameId}>
        {product === undefined ? (
          `番号 ${no}`
        ) : (
          <Link to={href.product(product.week, product.orderNumber)}>{product.name}</Link>
        )}
      </h3>
      {product === undefined ? null : (
        <>
          <div data-few>
            {sizeAndBrand === '' ? null : <p data-small>{sizeAndBrand}</p>}
            <p data-small>番号 {product.orderNumber}</p>
          </div>
          <ImperfectReason product={product} size="small" />
        </>
      )}
      {children}
    </div>
  )
}
