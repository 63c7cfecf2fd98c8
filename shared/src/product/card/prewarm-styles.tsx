import { PrewarmOrderStyles } from '@shop/shared/product/order'
import { ProductCardStyles } from './product-card.tsx'
import { ProductRowStyles } from './product-row.tsx'

/**
 * The styles that an order or another look of the list will need, out of sight: a style that comes into the page with a
 * press makes the browser go through every element of it before it answers.
 */
export const PrewarmStyles = () => (
  <div hidden>
    <ProductCardStyles />
    <ProductRowStyles />
    <PrewarmOrderStyles />
  </div>
)
