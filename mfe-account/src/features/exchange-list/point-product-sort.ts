import type { PointProductSort } from '@shop/shared/api/point-products'

/** [ACC-032, BIZ-009] */
export const pointSorts: readonly { value: PointProductSort; text: string }[] = [
  { value: 'price_asc', text: 'ポイントの少ない順' },
  { value: 'price_desc', text: 'ポイントの多い順' },
]

/** A word of an address that is no order of ours is the first one. */
export const pointSortFrom = (text: string | null): PointProductSort =>
  pointSorts.find(({ value }) => value === text)?.value ?? 'price_asc'

export const pointSortText = (sort: PointProductSort): string =>
  pointSorts.find(({ value }) => value === sort)?.text ?? ''
