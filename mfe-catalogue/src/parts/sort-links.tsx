import { type ProductSort, productSorts } from '@shop/shared/domain/shopping'
import { SortLinksOf } from '@shop/shared/product/sorts'

/** The orders that lists of products have. [CAT-042] */
export const SortLinks = ({ sort, addressOf }: { sort: ProductSort; addressOf(sort: ProductSort): string }) => (
  <SortLinksOf sort={sort} sorts={productSorts} addressOf={addressOf} />
)

/** おすすめ順, as it is heard with the count. */
export const sortText = (sort: ProductSort): string =>
  `${productSorts.find(({ value }) => value === sort)?.text ?? ''}順`
