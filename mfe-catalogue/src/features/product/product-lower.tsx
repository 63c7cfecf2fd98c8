/** All below the first view of a product: in a file of its own, which is asked for together with the product. */
export { ProductSections } from './product-sections.tsx'
export { Recommendations } from './recommendations.tsx'
export { ShareAndPrint } from './share-and-print.tsx'
