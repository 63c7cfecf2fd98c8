import { css } from '@emotion/react'
import type { OrderNumber } from '@shop/shared/domain'
import type { Product } from '@shop/shared/domain/shopping'
import { ImperfectReason } from '@shop/shared/product/card'
import { Link } from '@shop/shared/router'
import { href } from '@shop/shared/routes'
import { theme } from '@shop/shared/ui'
import type { ReactNode } from 'react'

/** Of the line around {@link LineFacts}: there may be hundreds, so each is one string of styles. */
export const lineFactsLook = css`
  & > [data-facts] > h3 { ${theme.text.cardName} font-weight: 600; font-feature-settings: normal; text-wrap: wrap; }
  /* As high as a fingertip, without room in the line. */
  & h3 > a { padding-block: 12px; color: ${theme.color.text.primary}; text-decoration: none; }
  & h3 > a:hover { text-decoration: underline; }
  & [data-badges] { display: flex; flex-wrap: wrap; gap: 4px; margin-bottom: 4px; }
  & [data-small] { ${theme.text.caption} color: ${theme.color.text.secondary}; font-variant-numeric: tabular-nums; }
`

type Props = {
  no: OrderNumber
  /** `undefined`: the number alone is known. */
  product: Product | undefined
  nameId: string
  badges: ReactNode
  children: ReactNode
}

/** Describes a product in a line of the order or of the number list. [ORD-034, ORD-077] */
export const LineFacts = ({ no, product, nameId, badges, children }: Props) => (
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
        <p data-small>{[product.standard, product.brand].filter((text) => text !== undefined).join('　')}</p>
        <p data-small>番号 {product.orderNumber}</p>
        <ImperfectReason product={product} size="small" />
      </>
    )}
    {children}
  </div>
)
