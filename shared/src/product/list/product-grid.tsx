import { css } from '@emotion/react'
import styled from '@emotion/styled'
import type { Product } from '@shop/shared/domain/shopping'
import { media, theme } from '@shop/shared/ui'
import { ProductCard, type ProductItemProps } from './product-card.tsx'
import { ProductRow } from './product-row.tsx'
import { keyOf, onceEach } from './products-once.ts'
import { ReducedRateLegend } from './reduced-rate-legend.tsx'

/** Four columns, three below 1100 px and on an upright tablet, two on a phone. [CAT-044, design 5] */
export const gridLook = css`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px 20px;

  @media (max-width: 1099.98px) { grid-template-columns: repeat(3, minmax(0, 1fr)); }
  ${media.mobile} { gap: 12px 10px; }
  ${media.phone} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
/** Cards far out of sight cost nothing, and can still be found and read. [PF-04] */
const longLook = css`
  &[data-long] article { content-visibility: auto; contain-intrinsic-size: auto 430px; }
`
const Grid = styled.ul(gridLook, longLook)

const Rows = styled.ul(css`
  ${longLook.styles}
  &[data-long] article { contain-intrinsic-height: auto 152px; }
  border: 1px solid ${theme.color.border.default};
  border-radius: ${theme.radius.card};
  overflow: hidden;
  & > li + li { border-top: 1px solid ${theme.color.border.default}; }
`)

export type ProductGridProps = Pick<ProductItemProps, 'source' | 'headingLevel'> & {
  products: readonly Product[]
  /** How many of the first are in sight at once. */
  eagerCount?: number
}

const firstRow = 4
/** So many are drawn without a thought; beyond, the browser puts off what is out of sight. */
const shortList = 60
const longMark = (products: readonly Product[]) => (products.length > shortList ? '' : undefined)

/** Cards in columns. */
export const ProductGrid = ({ products, eagerCount = firstRow, ...item }: ProductGridProps) => (
  <>
    <Grid data-long={longMark(products)}>
      {onceEach(products).map((product, index) => (
        <li key={keyOf(product)}>
          <ProductCard {...item} product={product} isEager={index < eagerCount} />
        </li>
      ))}
    </Grid>
    <ReducedRateLegend products={products} />
  </>
)

/** One under the other. */
export const ProductList = ({ products, eagerCount = firstRow, ...item }: ProductGridProps) => (
  <>
    <Rows data-long={longMark(products)}>
      {onceEach(products).map((product, index) => (
        <li key={keyOf(product)}>
          <ProductRow {...item} product={product} isEager={index < eagerCount} />
        </li>
      ))}
    </Rows>
    <ReducedRateLegend products={products} />
  </>
)
