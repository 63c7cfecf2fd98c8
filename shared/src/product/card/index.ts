/** A product as card or row, with all that can be done with it there, and the parts that pages show it with. */
export { followLink } from './follow-link.ts'
export { PrewarmStyles } from './prewarm-styles.tsx'
export { type CardVariant, ProductCard, type ProductItemProps } from './product-card.tsx'
export type { HeadingLevel } from './product-facts.tsx'
export { ImperfectReason, ProductBadges } from './product-marks.tsx'
export { ProductRow } from './product-row.tsx'
