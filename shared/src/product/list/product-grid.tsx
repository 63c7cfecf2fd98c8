import { type ProductGridProps, ProductShelf } from './product-shelf.tsx'
import { ReducedRateLegend } from './reduced-rate-legend.tsx'

/** Cards in columns. */
export const ProductGrid = (props: ProductGridProps) => (
  <>
    <ProductShelf {...props} look="grid" />
    <ReducedRateLegend products={props.products} />
  </>
)

/** One under the other. */
export const ProductList = (props: ProductGridProps) => (
  <>
    <ProductShelf {...props} look="list" />
    <ReducedRateLegend products={props.products} />
  </>
)
